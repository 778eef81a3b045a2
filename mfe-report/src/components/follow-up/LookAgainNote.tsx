import { lookAgainAt } from '@petwise/contracts';
import { Button, Clock, Text, theme } from '@petwise/ui';
import { useNoticePermission } from '@petwise/ui/system-notices';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import { calendarFile } from '../../model/calendar-file.ts';
import { comingText } from '../../model/day-text.ts';
import { fileName } from '../../model/file-names.ts';
import type { TriageView } from '../../model/report-view.ts';
import { saveFile } from '../export/save-file.ts';

/** When to look again, as words and as a calendar entry; the home screen reminds of it. */
export function LookAgainNote({
  level,
  madeAt,
  sessionId,
}: {
  readonly level: TriageView['level'];
  readonly madeAt: string;
  readonly sessionId: string | null;
}): ReactNode {
  const at = lookAgainAt(level, Date.parse(madeAt));
  const moment = comingText(at);

  if (!moment) return null;
  function save(): void {
    const made = new Date();
    const entry = {
      id: sessionId ?? String(at),
      at,
      title: followUpCopy.calendarTitle,
      text: followUpCopy.calendarText,
      url: location.href,
      made,
    };
    saveFile(fileName('ics', made), calendarFile(entry));
  }
  return (
    <Note>
      <When>
        <Clock aria-hidden size={20} />
        <p>
          <strong>{firstScreenCopy.lookAgain}:</strong> {firstScreenCopy.lookAgainBy(moment)}
        </p>
      </When>
      {at > Date.now() ? (
        <OnScreen>
          <Button variant="quiet" size="sm" onClick={save}>
            {followUpCopy.calendar}
          </Button>
          <Remind />
        </OnScreen>
      ) : null}
    </Note>
  );
}

/** Asks the browser on a press alone, and says what its notice can do. */
function Remind(): ReactNode {
  const [permission, ask] = useNoticePermission();
  if (permission === 'none') return null;
  if (permission === 'unknown') {
    return (
      <Button variant="quiet" size="sm" onClick={ask}>
        {followUpCopy.remind}
      </Button>
    );
  }
  return (
    <Text size="xs" tone="muted" role="status">
      {followUpCopy.remindState[permission]}
    </Text>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  padding-top: ${theme.space.sm};
  border-top: 1px solid color-mix(in srgb, var(--edge) 55%, transparent);
  line-height: ${theme.lineHeight.snug};
`;

/** The icon stands beside the first line. */
const When = styled.div`
  display: flex;
  flex: 1 1 12rem;
  gap: ${theme.space.xs};
  & > svg {
    flex: none;
    color: var(--ink);
  }
`;

const OnScreen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  @media print {
    display: none;
  }
`;
