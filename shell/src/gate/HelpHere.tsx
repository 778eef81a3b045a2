import { Button, LatePart } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

const loadHelp = async () => (await import('../help/HelpScreen.tsx')).HelpSheet;

/** The way to help before anyone is let in: over the screen, which stands at every address then (GATE-02, GATE-03). */
export function HelpHere(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" block onClick={() => setOpen(true)}>
        {COPY.helpHere}
      </Button>
      {isOpen && <LatePart load={loadHelp} props={{ onClose: () => setOpen(false) }} />}
    </div>
  );
}
