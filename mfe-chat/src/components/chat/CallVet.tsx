import { Phone, TelephoneField, visuallyHidden } from '@petwise/ui';
import { useNewNumber } from '@petwise/ui/use-new-number';
import { useOwnCalls } from '@petwise/ui/use-own-calls';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { urgentWay } from './urgent-way.ts';

/**
 * One tap calls the vet of this pet, or else the owner's; without a number the same tap opens a box for one, which is called
 * at once. Of a bar it is the sign alone, and its words are for who hears them.
 */
export function CallVet(props: {
  /** The box is open: the card is large, and stays so. */
  readonly asking: boolean;
  readonly onAsk: () => void;
}): ReactNode {
  const [call] = useOwnCalls();
  if (call)
    return (
      <Way as="a" href={call.address}>
        <Phone aria-hidden />
        <span>
          {call.name ? copy.call(call.name) : copy.callOwn[call.whom]}{' '}
          <Digits>{call.number}</Digits>
        </span>
      </Way>
    );
  if (props.asking) return <FirstCall />;
  return (
    <Way type="button" onClick={props.onAsk}>
      <Phone aria-hidden />
      <span>{copy.callOwn.vet}</span>
    </Way>
  );
}

function FirstCall(): ReactNode {
  const { number, type, isWrong, call } = useNewNumber();
  function submit(event: FormEvent): void {
    event.preventDefault();
    call();
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TelephoneField
        label={copy.vetNumber}
        error={isWrong ? copy.vetNumberWrong : undefined}
        value={number}
        onChange={type}
        opens
      />
      <Way type="submit">
        <Phone aria-hidden />
        {copy.vetNumberCall}
      </Way>
    </Form>
  );
}

const Way = styled.button`
  ${urgentWay}
  grid-area: call;
  justify-self: start;
  padding-inline: ${({ theme }) => theme.space.sm};
  border: 1px solid var(--ink);
  background: transparent;
  color: inherit;
  font-size: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  [data-urgent='bar'] & {
    justify-content: center;
    padding: 0;
    & > span {
      ${visuallyHidden}
    }
  }
`;

const Digits = styled.span`
  display: inline-block;
  font-weight: ${({ theme }) => theme.fontWeight.regular};
  white-space: nowrap;
`;

const Form = styled.form`
  grid-area: call;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline: ${({ theme }) => theme.space.xs};
  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
  /* On the card's own ground, whose ink alone has contrast there. */
  & p {
    color: inherit;
  }
`;
