import { Button, IconButton, Info, LatePart, Sheet } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

/** Without it the sheet has its title and its way out. */
const loadBody = async () => (await import('./InfoBody.tsx')).InfoBody;

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
        <LatePart load={loadBody} props={{}} />
      </Sheet>
    </Aside>
  );
}

/** The sheet lies in the welcome's centred text; its own text is not centred. */
const Aside = styled.div`
  flex: none;
  text-align: start;
`;
