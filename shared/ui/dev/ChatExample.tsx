import {
  Banner,
  Button,
  Card,
  Cluster,
  Collapsible,
  Dots,
  FileChip,
  Heading,
  IconButton,
  Page,
  Paperclip,
  Send,
  Activity,
  Spinner,
  Stack,
  Text,
  TextArea,
  theme,
} from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The consult's conversation. */
export function ChatExample(): ReactNode {
  return (
    <>
      <Banner tone="warning">research prototype - not for medical use</Banner>
      <Page width="reading">
        <Stack gap="lg">
          <Heading level={1}>Petwise (beta)</Heading>
          <Own>
            <p>
              My Labrador is limping on her left front leg since Tuesday. She licks the paw a lot.
            </p>
            <FileChip name="paw.jpg" badge="IMG" detail="1.2 MB" />
          </Own>
          <Stack gap="sm">
            <p>Is the paw swollen, warm or sore when you touch it gently between the toes?</p>
            <Collapsible look="plain" title="Why this question?">
              <Text tone="muted">
                Licking one paw points to something in the foot. Swelling between the toes would
                make a foreign body or an infection more likely than a joint problem.
              </Text>
            </Collapsible>
            <Cluster gap="xs">
              <Button variant="secondary" size="sm">
                Swollen and sore
              </Button>
              <Button variant="secondary" size="sm">
                A little warm
              </Button>
              <Button variant="secondary" size="sm">
                Nothing I can see
              </Button>
              <Button variant="secondary" size="sm">
                She won&rsquo;t let me
              </Button>
            </Cluster>
            <Text size="sm" tone="muted">
              or type in specific answer for more insightful results
            </Text>
          </Stack>
          <Own>
            <p>Swollen and sore</p>
          </Own>
          <Busy>
            <Spinner label="Weighing a foreign body against a nail bed infection" />
            <Dots />{' '}
            <Text as="span" tone="muted" size="sm">
              0:42
            </Text>
          </Busy>
          <Ready>
            <Stack gap="sm">
              <Heading level={2} size="lg">
                Ready for Analysis
              </Heading>
              <Text>You may keep answering: more answers give a more detailed analysis.</Text>
              <div>
                <Button icon={<Activity />}>Process My Results</Button>
              </div>
            </Stack>
          </Ready>
          <Composer>
            <IconButton label="Attach" icon={<Paperclip />} />
            <TextArea
              look="bare"
              minRows={1}
              maxRows={6}
              aria-label="Your answer"
              placeholder="Type your answer"
            />
            <IconButton variant="primary" label="Send" icon={<Send />} />
          </Composer>
        </Stack>
      </Page>
    </>
  );
}

const Own = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-self: end;
  align-self: flex-end;
  max-width: min(34rem, 88%);
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.lg};
  border-end-end-radius: 0.375rem;
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
`;

const Busy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs};
  padding: ${theme.space.sm} ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Ready = styled(Card)`
  border-color: ${theme.color.success.edge};
  background: ${theme.color.success.fill};
`;

const Composer = styled(Card)`
  position: sticky;
  bottom: ${theme.space.sm};
  display: flex;
  align-items: flex-end;
  gap: ${theme.space.xs};
  padding: 0.5rem;
  box-shadow: ${theme.shadow.high};
`;
