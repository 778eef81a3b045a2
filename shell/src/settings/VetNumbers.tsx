import { Button, Card, Heading, Stack, TelephoneField, Text } from '@petwise/ui';
import { callAddress, keepOwnNumber, ownNumber } from '@petwise/ui/own-numbers';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';

/** The owner's vet and emergency clinic; the emergency page shows them first. */
export function VetNumbers(): ReactNode {
  const [vet, setVet] = useState(() => ownNumber('vet'));
  const [clinic, setClinic] = useState(() => ownNumber('clinic'));
  const [notice, setNotice] = useState('');

  function save(event: FormEvent): void {
    event.preventDefault();
    const stored = [keepOwnNumber('vet', vet), keepOwnNumber('clinic', clinic)];
    setNotice(stored.every(Boolean) ? SETTINGS_COPY.vetSaved : SETTINGS_COPY.vetNotSaved);
  }

  return (
    <Card as="section">
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <Heading level={2}>{SETTINGS_COPY.vetTitle}</Heading>
          <Text tone="muted">{SETTINGS_COPY.vetBody}</Text>
          <NumberField label={SETTINGS_COPY.vetPhone} value={vet} onChange={setVet} />
          <NumberField label={SETTINGS_COPY.clinicPhone} value={clinic} onChange={setClinic} />
          <Button type="submit" variant="secondary">
            {SETTINGS_COPY.vetSave}
          </Button>
          <div role="status">{notice && <Text size="sm">{notice}</Text>}</div>
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
  return <TelephoneField {...props} error={wrong ? SETTINGS_COPY.vetWrong : undefined} />;
}
