import '@petwise/ui/fonts';
import { ThemeRoot } from '@petwise/ui';
import { ToastHost } from '@petwise/ui/toast-host';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The gallery page has no #root');

createRoot(root).render(
  <ThemeRoot>
    <ToastHost>
      <Gallery />
    </ToastHost>
  </ThemeRoot>,
);
