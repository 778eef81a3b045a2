import {
  Button,
  ExternalLink,
  Field,
  LinkButton,
  Phone,
  Text,
  TextInput,
  theme,
} from '@petwise/ui';
import { clinicMapAddress } from '@petwise/ui/clinic-map';
import { callAddress, keepOwnNumber } from '@petwise/ui/own-numbers';
import { useOwnCalls } from '@petwise/ui/use-own-calls';
import { isText, useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

const NAMES = {
  pet: COPY.danger.callPetVet,
  vet: COPY.danger.callVet,
  clinic: COPY.danger.callClinic,
} as const;

/** One tap to the numbers that the owner has kept on this device, and to a map; without any, a place to keep one. */
export function CallMyVet(): ReactNode {
  const numbers = useOwnCalls();
  const [asking, setAsking] = useState(false);
  const known = numbers.length > 0;
  return (
    <>
      {numbers.map(({ whom, name, number, address }) => (
        <LinkButton
          key={whom}
          variant="danger"
          size="lg"
          block
          href={address}
          icon={<Phone aria-hidden />}
        >
          <span>
            {name ? COPY.danger.call(name) : NAMES[whom]} <Digits>{number}</Digits>
          </span>
        </LinkButton>
      ))}
      <LinkButton
        variant={known ? 'secondary' : 'danger'}
        size="lg"
        block
        href={clinicMapAddress()}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink aria-hidden />}
      >
        {COPY.danger.map}
      </LinkButton>
      {!known && asking && <NumberForm />}
      {!known && !asking && (
        <Button variant="secondary" size="lg" block onClick={() => setAsking(true)}>
          <Phone aria-hidden />
          {COPY.danger.addNumber}
        </Button>
      )}
    </>
  );
}

function NumberForm(): ReactNode {
  const [number, stored] = useStored('intake.own-number', '', isText);
  const [error, setError] = useState('');
  function save(event: FormEvent): void {
    event.preventDefault();
    if (callAddress(number) === null) setError(COPY.danger.numberWrong);
    else if (keepOwnNumber('vet', number)) stored.forget();
    else setError(COPY.danger.numberNotSaved);
  }
  return (
    <Form onSubmit={save} noValidate>
      <Field label={COPY.danger.number} error={error || undefined}>
        {(ids) => (
          <TextInput
            id={ids.id}
            aria-describedby={ids.describedBy}
            aria-invalid={ids.invalid || undefined}
            type="tel"
            autoComplete="off"
            maxLength={30}
            autoFocus
            value={number}
            onChange={(event) => stored.set(() => event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" size="lg">
        <Text as="span">{COPY.danger.numberSave}</Text>
      </Button>
    </Form>
  );
}

const Digits = styled.span`
  display: inline-block;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.regular};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.xs};
`;
