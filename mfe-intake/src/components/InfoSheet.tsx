import { Button, IconButton, Info, Sheet } from '@petwise/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { latePart } from './late-part.ts';

/** Without it the sheet has its title and its way out. */
const InfoBody = latePart(async () => (await import('./InfoBody.tsx')).InfoBody);

/** The info button of narrow screens, and the sheet it opens (HOME-06). */
export function InfoSheet(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
  }
  return (
    <Aside>
      <IconButton label={COPY.info.open} icon={<Info />} onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onClose={close}
        title={COPY.info.title}
        side="bottom"
        footer={
          <Button size="lg" block onClick={close}>
            {COPY.info.close}
          </Button>
        }
      >
        <Suspense fallback={null}>
          <InfoBody />
        </Suspense>
      </Sheet>
    </Aside>
  );
}

/** The sheet lies in the welcome's centred text; its own text is not centred. */
const Aside = styled.div`
  flex: none;
  text-align: start;
`;
