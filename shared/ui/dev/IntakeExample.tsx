import {
  Alert,
  Button,
  Card,
  Chip,
  Cluster,
  Field,
  Heading,
  NumberStepper,
  Page,
  SegmentedChoice,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { SPECIES } from './species.ts';

const SEXES = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'unknown', label: 'Not sure' },
] as const;

/** A form as the intake bundle composes it. */
export function IntakeExample(): ReactNode {
  const [age, setAge] = useState('5');
  const [sex, setSex] = useState<'male' | 'female' | 'unknown'>('male');
  const [byCategory, setByCategory] = useState(false);
  const [entries, setEntries] = useState(['Apoquel 16 mg', 'Fish oil']);
  return (
    <Page width="form">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>Basic information</Heading>
          <Text tone="muted">
            Please provide your pet&rsquo;s basic information for accurate veterinary diagnosis
          </Text>
        </Stack>
        <Alert tone="info">
          We read &ldquo;Labrador&rdquo; and &ldquo;she&rdquo; in your text and filled them in.
        </Alert>
        <Card as="form">
          <Stack gap="lg">
            <Field label="Species" required>
              {({ id }) => <Select id={id} options={SPECIES} defaultValue="dog" />}
            </Field>
            <Field label="Breed" hint="Type to see suggestions" error="Breed is required" required>
              {({ id, describedBy, invalid }) => (
                <TextInput
                  id={id}
                  aria-describedby={describedBy}
                  aria-invalid={invalid}
                  placeholder="Labrador Retriever"
                />
              )}
            </Field>
            <Cluster as="div" gap="sm" style={{ alignItems: 'end' }}>
              <div style={{ flex: '1 1 min(100%, 11rem)' }}>
                <Field label="Age">
                  {({ id }) => (
                    <NumberStepper
                      id={id}
                      value={age}
                      onChange={setAge}
                      min={0}
                      max={30}
                      step={1}
                      label="Age"
                      decreaseLabel="Less"
                      increaseLabel="More"
                    />
                  )}
                </Field>
              </div>
              <div style={{ flex: '1 1 8rem' }}>
                <Select
                  aria-label="Age unit"
                  options={[
                    { value: 'years', label: 'years' },
                    { value: 'months', label: 'months' },
                  ]}
                />
              </div>
            </Cluster>
            <SegmentedChoice legend="Sex" options={SEXES} value={sex} onChange={setSex} />
            <Switch label="Use category" checked={byCategory} onChange={setByCategory} />
            <Field label="Current medications" hint="Press Enter to add">
              {({ id, describedBy }) => (
                <Stack gap="xs">
                  <Cluster gap="xs" style={{ flexWrap: 'nowrap' }}>
                    <TextInput id={id} aria-describedby={describedBy} />
                    <Button variant="secondary">Add</Button>
                  </Cluster>
                  <Cluster gap="xs">
                    {entries.map((entry) => (
                      <Chip
                        key={entry}
                        tone="primary"
                        onRemove={() => setEntries(entries.filter((other) => other !== entry))}
                      >
                        {entry}
                      </Chip>
                    ))}
                  </Cluster>
                </Stack>
              )}
            </Field>
            <Cluster align="between">
              <Button variant="quiet">Skip Medical History</Button>
              <Button size="lg">Begin Assessment</Button>
            </Cluster>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
