import {
  Button,
  Chip,
  Cluster,
  Collapsible,
  ConfidenceBar,
  Download,
  Heading,
  LinkButton,
  Page,
  Phone,
  Printer,
  Stack,
  Text,
  TriageCard,
} from '@petwise/ui';
import type { ReactNode } from 'react';

/** The report, urgency first. */
export function ReportExample(): ReactNode {
  return (
    <Page width="reading">
      <Stack gap="lg">
        <Cluster align="between">
          <Heading level={1}>Demo Results</Heading>
          <Cluster gap="xs">
            <Button variant="quiet" icon={<Printer />}>
              Print
            </Button>
            <Button variant="secondary" icon={<Download />}>
              For your vet
            </Button>
          </Cluster>
        </Cluster>
        <TriageCard
          level="today"
          title="See a vet today"
          action={
            <LinkButton variant="secondary" href="tel:0" icon={<Phone />}>
              Call your vet
            </LinkButton>
          }
        >
          <p>
            A sore, swollen paw that she keeps licking should be looked at before it gets worse.
          </p>
        </TriageCard>
        <Text tone="strong">This is not medical advice.</Text>
        <Stack gap="sm">
          <Collapsible
            title="Most Likely Diagnosis"
            headingLevel={2}
            defaultOpen
            aside={<Chip tone="primary">~75%</Chip>}
          >
            <Stack gap="sm">
              <Heading level={3}>Foreign body between the toes</Heading>
              <ConfidenceBar percent={75} level="medium" label="~75%" />
              <p>
                A grass seed or a thorn has gone into the skin. The body walls it off, which swells
                and hurts.
              </p>
              <Cluster gap="xs">
                <Chip tone="success">for: licks one paw</Chip>
                <Chip tone="success">for: swollen</Chip>
                <Chip tone="neutral">against: no discharge</Chip>
              </Cluster>
            </Stack>
          </Collapsible>
          <Collapsible title="Differential Diagnoses" headingLevel={2} defaultOpen>
            <Stack gap="md">
              <div>
                <Heading level={3}>Nail bed infection</Heading>
                <ConfidenceBar percent={82} level="high" label="High" />
              </div>
              <div>
                <Heading level={3}>Sprained wrist</Heading>
                <ConfidenceBar percent={64} level="medium" label="Medium" />
              </div>
              <div>
                <Heading level={3}>Arthritis of the elbow</Heading>
                <ConfidenceBar percent={22} level="low" label="Low" />
              </div>
            </Stack>
          </Collapsible>
          <Collapsible title="Recommended Diagnostic Tests" headingLevel={2}>
            Later
          </Collapsible>
          <Collapsible title="Evidence-Based Supplement Recommendations" headingLevel={2}>
            Later
          </Collapsible>
          <Collapsible title="Clinical Significance Analysis" headingLevel={2}>
            Later
          </Collapsible>
        </Stack>
        <TriageCard level="emergency" title="Go to an emergency vet now">
          <p>Breathing is hard for him.</p>
        </TriageCard>
        <TriageCard level="soon" title="See a vet within a few days">
          <p>It can wait a day or two.</p>
        </TriageCard>
        <TriageCard level="routine" title="Raise it at the next visit">
          <p>No hurry.</p>
        </TriageCard>
        <TriageCard level="watch" title="Watch at home">
          <p>Come back if it gets worse.</p>
        </TriageCard>
      </Stack>
    </Page>
  );
}
