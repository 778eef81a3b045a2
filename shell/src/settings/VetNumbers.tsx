import {
  Button,
  callAddress,
  Card,
  Field,
  Heading,
  keepOwnNumber,
  ownNumber,
  Stack,
  Text,
  TextInput,
} from '@petwise/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

/** The owner's vet and emergency clinic; the emergency page shows them first. */
export function VetNumbers(): ReactNode {
  const [vet, setVet] = useState(() => ownNumber('vet'));
  const [clinic, setClinic] = useState(() => ownNumber('clinic'));
  const [said, setSaid] = useState('');

  function save(event: FormEvent): void {
    event.preventDefault();
    const kept = [keepOwnNumber('vet', vet), keepOwnNumber('clinic', clinic)];
    setSaid(kept.every(Boolean) ? COPY.vetSaved : COPY.vetNotSaved);
  }

  return (
    <Card as="section">
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <Heading level={2}>{COPY.vetTitle}</Heading>
          <Text tone="muted">{COPY.vetBody}</Text>
          <NumberField label={COPY.vetPhone} value={vet} onChange={setVet} />
          <NumberField label={COPY.clinicPhone} value={clinic} onChange={setClinic} />
          <Button type="submit" variant="secondary">
            {COPY.vetSave}
          </Button>
          <div role="status">{said && <Text size="sm">{said}</Text>}</div>
        </Stack>
      </form>
    </Card>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const wrong = props.value.trim() !== '' && callAddress(props.value) === null;
  return (
    <Field label={props.label} error={wrong ? COPY.vetWrong : undefined}>
      {(ids) => (
        <TextInput
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid || undefined}
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
