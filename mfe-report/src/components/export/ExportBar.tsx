import { Button, Card, Heading, Text, theme, useToast } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMadeLink } from '../../api/share-links.ts';
import { copy } from '../../copy.ts';
import { linksCopy } from '../../links-copy.ts';
import type { ReportView } from '../../model/report-view.ts';
import { type ExportAction, exportActions } from './export-actions.tsx';
import { ShareLinksSheet } from './ShareLinksSheet.tsx';

/** RPT-07: every way to keep the report or hand it on; one button a way. */
export function ExportBar({
  report,
  sessionId,
}: {
  readonly report: ReportView;
  readonly sessionId: string | null;
}): ReactNode {
  const id = useId();
  const showToast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [linksOpen, setLinksOpen] = useState(false);
  const link = useMadeLink(sessionId);
  const subject = { report, sessionId, link, openLinks: () => setLinksOpen(true) };

  async function run(action: ExportAction): Promise<void> {
    setBusy(action.id);
    try {
      const done = await action.run(subject);
      if (done) showToast({ title: done });
    } catch {
      showToast({ ...action.onFailure, tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }

  return (
    <Bar as="section" aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {copy.exportHeading}
      </Heading>
      <Buttons>
        {exportActions()
          .filter((action) => action.isAvailable(subject))
          .map((action) => (
            <Button
              key={action.id}
              variant={action.isMain ? 'primary' : 'secondary'}
              block
              icon={action.icon}
              busy={busy === action.id}
              onClick={() => void run(action)}
            >
              {action.label}
            </Button>
          ))}
      </Buttons>
      <Text size="xs" tone="muted">
        {copy.vetFileHint} {sessionId !== null && (link ? linksCopy.codeOn : linksCopy.codeHint)}
      </Text>
      {sessionId ? (
        <ShareLinksSheet
          sessionId={sessionId}
          open={linksOpen}
          onClose={() => setLinksOpen(false)}
        />
      ) : null}
    </Bar>
  );
}

const Bar = styled(Card)`
  display: grid;
  gap: ${theme.space.sm};
  @media print {
    display: none;
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space.xs};
`;
