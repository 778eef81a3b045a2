import {
  Alert,
  Button,
  Check,
  Chip,
  Cluster,
  Download,
  EmptyState,
  ErrorCard,
  FileChip,
  Heading,
  History,
  IconButton,
  LinkButton,
  Page,
  ProgressBar,
  Settings,
  Sheet,
  Skeleton,
  Spinner,
  Stack,
  Text,
  useToast,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** Every part that the compositions do not show. */
export function PartsExample(): ReactNode {
  const [sheet, setSheet] = useState<'bottom' | 'center'>();
  const toast = useToast();
  return (
    <Page width="wide">
      <Stack gap="xl">
        <Heading level={1}>Parts</Heading>
        <Stack>
          <Heading level={2}>Actions</Heading>
          {(['lg', 'md', 'sm'] as const).map((size) => (
            <Cluster key={size}>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant} size={size} icon={<Check />}>
                  {variant}
                </Button>
              ))}
              <Button size={size} disabled>
                Disabled
              </Button>
              <Button size={size} busy>
                Submitting...
              </Button>
            </Cluster>
          ))}
          <Cluster>
            <IconButton label="Settings" icon={<Settings />} />
            <IconButton label="Download" variant="secondary" icon={<Download />} />
            <IconButton label="Done" variant="primary" icon={<Check />} />
            <LinkButton href="#" variant="secondary">
              Start New Assessment
            </LinkButton>
            <a href="#top">A plain link</a>
          </Cluster>
          <Cluster>
            <Button variant="secondary" onClick={() => setSheet('bottom')}>
              Bottom sheet
            </Button>
            <Button variant="secondary" onClick={() => setSheet('center')}>
              Dialog
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                toast({ title: 'Files uploaded', description: 'Successfully uploaded 2 file(s)' })
              }
            >
              Toast
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                toast({
                  title: 'Upload failed',
                  description: 'Failed to upload files',
                  tone: 'destructive',
                })
              }
            >
              Bad toast
            </Button>
          </Cluster>
        </Stack>
        <Stack>
          <Heading level={2}>Feedback</Heading>
          {TONES.map((tone) => (
            <Alert key={tone} tone={tone} title={`Something of tone ${tone}`}>
              What happened, what is safe, what to do.
            </Alert>
          ))}
          <Cluster gap="xs">
            {(
              ['neutral', 'primary', 'accent', 'info', 'success', 'warning', 'danger'] as const
            ).map((tone) => (
              <Chip key={tone} tone={tone}>
                {tone}
              </Chip>
            ))}
            <Chip onRemove={() => {}}>Removable entry</Chip>
          </Cluster>
          <Cluster gap="xs">
            <FileChip
              name="a-rather-long-name-of-a-scan-from-the-clinic.docx"
              badge="DOC"
              detail="88 KB"
              href="#"
              onRemove={() => {}}
            />
            <FileChip
              name="paw.jpg"
              badge="IMG"
              thumbnailUrl="data:image/gif;base64,R0lGODlhAQABAIAAAHuMewAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
            />
          </Cluster>
          <ProgressBar value={62} label="Uploading" />
          <Spinner label="Searching for lab tests..." />
          <Skeleton height={96} lines={3} />
          <Skeleton height={90} />
          <EmptyState
            icon={<History />}
            title="No assessments yet"
            action={<Button>Start one</Button>}
          >
            When you finish an assessment you find it here again.
          </EmptyState>
          <ErrorCard title="This part could not be loaded" onRetry={() => {}}>
            Everything you typed is safe. Please try again in a moment.
          </ErrorCard>
        </Stack>
      </Stack>
      <Sheet
        open={sheet !== undefined}
        side={sheet ?? 'center'}
        title="Upload Medical Files"
        onClose={() => setSheet(undefined)}
        footer={
          <>
            <Button variant="quiet" onClick={() => setSheet(undefined)}>
              Cancel
            </Button>
            <Button>Upload 2 File(s)</Button>
          </>
        }
      >
        <Stack>
          <Text tone="muted">All uploads are scanned for safety and medical relevance.</Text>
          <FileChip name="blood-results.pdf" badge="PDF" detail="312 KB" onRemove={() => {}} />
        </Stack>
      </Sheet>
    </Page>
  );
}
