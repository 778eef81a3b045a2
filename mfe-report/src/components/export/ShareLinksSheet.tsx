import { SHARE_DAYS } from '@petwise/contracts';
import { Alert, Button, Field, Heading, Link2, Select, Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { useCreateShareLink } from '../../api/share-links.ts';
import { copy } from '../../copy.ts';
import { linksCopy } from '../../links-copy.ts';
import { NewLink } from './NewLink.tsx';
import { ShareLinkList } from './ShareLinkList.tsx';

const CHOICES = [1, SHARE_DAYS.default, 30, SHARE_DAYS.max];

/** Links with which a clinic reads this report: make one, copy it, take it back. */
export function ShareLinksSheet({
  sessionId,
  open,
  onClose,
}: {
  readonly sessionId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const [days, setDays] = useState<number>(SHARE_DAYS.default);
  const create = useCreateShareLink(sessionId);
  const words = linksCopy;
  return (
    <Sheet open={open} onClose={onClose} title={words.title} side="bottom">
      <Stack gap="md">
        <Text>{words.intro}</Text>
        <Field label={words.days}>
          {({ id, describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={String(days)}
              onChange={(event) => setDays(Number(event.target.value))}
              options={CHOICES.map((choice) => ({
                value: String(choice),
                label: words.dayCount(choice),
              }))}
            />
          )}
        </Field>
        <Button
          block
          icon={<Link2 aria-hidden />}
          busy={create.isPending}
          onClick={() => create.mutate(days)}
        >
          {words.create}
        </Button>
        <div aria-live="polite">
          {create.isError ? (
            <Alert tone="danger" title={words.createFailed}>
              {copy.exportFailedHint}
            </Alert>
          ) : null}
          {create.data ? <NewLink key={create.data.id} link={create.data} /> : null}
        </div>
        <Heading level={3}>{words.listHeading}</Heading>
        <ShareLinkList
          sessionId={sessionId}
          isOpen={open}
          onRevoked={(id) => {
            if (create.data?.id === id) create.reset();
          }}
        />
      </Stack>
    </Sheet>
  );
}
