import { useEvent } from '@petwise/events';
import { asSpelled } from '@petwise/ui';
import { useState } from 'react';
import { addReasoningLine, type ReasoningLine } from '../../model/reasoning-lines.ts';

/** The lines of reasoning of one session that came while the caller was mounted, in their order (SOCK-03). */
export function useReasoning(sessionId: string): readonly ReasoningLine[] {
  const [lines, setLines] = useState<readonly ReasoningLine[]>([]);
  useEvent('shell.reasoning-received', (line) => {
    if (line.sessionId !== sessionId) return;
    setLines((now) => addReasoningLine(now, { seq: line.seq, content: asSpelled(line.content) }));
  });
  return lines;
}
