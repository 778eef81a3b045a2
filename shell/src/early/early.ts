import { applyAppearance } from '@petwise/ui/appearance';
import { keepInstallPrompt } from './keep-install-prompt.ts';
import { watchStart } from './watch-start.ts';

// A small classic script at the head of the page: it runs before anything is
// drawn, and before the bundles that want what it keeps.
applyAppearance();
keepInstallPrompt(window);
watchStart(document);
