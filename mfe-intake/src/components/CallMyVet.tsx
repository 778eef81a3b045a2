import { Button, ExternalLink, LinkButton, Phone, TelephoneField, theme } from '@petwise/ui';
import { clinicMapAddress } from '@petwise/ui/clinic-map';
import { useNewNumber } from '@petwise/ui/use-new-number';
import { useOwnCalls } from '@petwise/ui/use-own-calls';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';

const NAMES = {
  pet: COPY.danger.callPetVet,
  vet: COPY.danger.callVet,
  clinic: COPY.danger.callClinic,
} as const;

/**
 * One tap to the numbers that the owner has kept on this device, and to a map. Without any the same tap opens a box with the
 * keys for one, which is called at once.
 */
export function CallMyVet(): ReactNode {
  const numbers = useOwnCalls();
  return (
    <>
      {numbers.length === 0 && <FirstCall />}
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
        variant="secondary"
        size="lg"
        block
        href={clinicMapAddress()}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink aria-hidden />}
      >
        {COPY.danger.map}
      </LinkButton>
    </>
  );
}

function FirstCall(): ReactNode {
  const [asking, setAsking] = useState(false);
  const { number, type, isWrong, call } = useNewNumber();
  function submit(event: FormEvent): void {
    event.preventDefault();
    call();
  }
  if (!asking)
    return (
      <Button variant="danger" size="lg" block onClick={() => setAsking(true)}>
        <Phone aria-hidden />
        {COPY.danger.callVet}
      </Button>
    );
  return (
    <Form onSubmit={submit} noValidate>
      <TelephoneField
        label={COPY.danger.number}
        hint={COPY.danger.numberHint}
        error={isWrong ? COPY.danger.numberWrong : undefined}
        value={number}
        onChange={type}
        opens
      />
      <Button type="submit" variant="danger" size="lg">
        <Phone aria-hidden />
        {COPY.danger.numberCall}
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
