import { Button, LinkButton, Phone, TelephoneField, theme } from '@petwise/ui';
import { useNewNumber } from '@petwise/ui/use-new-number';
import { useOwnCalls } from '@petwise/ui/use-own-calls';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { firstScreenCopy } from '../../first-screen-copy.ts';

/**
 * One tap to each number that the owner has kept, the vet of this pet first; without any the same tap opens a box for one,
 * which is called at once. Then other help, which is quieter beside them.
 */
export function CallOwnVet(props: {
  readonly variant: 'danger' | 'primary';
  readonly children: ReactNode;
}): ReactNode {
  const { variant } = props;
  const calls = useOwnCalls();
  return (
    <Ways>
      {calls.length === 0 && <FirstCall variant={variant} />}
      {calls.map(({ whom, name, number, address }) => (
        <LinkButton
          key={whom}
          href={address}
          size="lg"
          variant={variant}
          icon={<Phone aria-hidden />}
        >
          <span>
            {name ? firstScreenCopy.call(name) : firstScreenCopy.callOwn[whom]}{' '}
            <Digits>{number}</Digits>
          </span>
        </LinkButton>
      ))}
      {props.children}
    </Ways>
  );
}

function FirstCall({ variant }: { readonly variant: 'danger' | 'primary' }): ReactNode {
  const [asking, setAsking] = useState(false);
  const { number, type, isWrong, call } = useNewNumber();
  function submit(event: FormEvent): void {
    event.preventDefault();
    call();
  }
  if (!asking)
    return (
      <OnScreen
        size="lg"
        variant={variant}
        icon={<Phone aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {firstScreenCopy.callOwn.vet}
      </OnScreen>
    );
  return (
    <Form onSubmit={submit} noValidate>
      <TelephoneField
        label={firstScreenCopy.vetNumber}
        error={isWrong ? firstScreenCopy.vetNumberWrong : undefined}
        value={number}
        onChange={type}
        opens
      />
      <Button type="submit" variant={variant} size="lg" icon={<Phone aria-hidden />}>
        {firstScreenCopy.vetNumberCall}
      </Button>
    </Form>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;
`;

const Digits = styled.span`
  display: inline-block;
  font-weight: ${theme.fontWeight.regular};
  white-space: nowrap;
`;

const OnScreen = styled(Button)`
  @media print {
    display: none;
  }
`;

const Form = styled.form`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.xs};
  @media print {
    display: none;
  }
`;
