import { LinkButton, Phone, theme } from '@petwise/ui';
import { useOwnCalls } from '@petwise/ui/use-own-calls';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { firstScreenCopy } from '../../first-screen-copy.ts';

/** One tap to each number that the owner has kept, the vet of this pet first; then other help, which is quieter beside them. */
export function CallOwnVet(props: {
  readonly variant: 'danger' | 'primary';
  readonly children: (variant: 'danger' | 'primary' | 'secondary') => ReactNode;
}): ReactNode {
  const calls = useOwnCalls();
  return (
    <Ways>
      {calls.map(({ whom, name, number, address }) => (
        <LinkButton
          key={whom}
          href={address}
          size="lg"
          variant={props.variant}
          icon={<Phone aria-hidden />}
        >
          <span>
            {name ? firstScreenCopy.call(name) : firstScreenCopy.callOwn[whom]}{' '}
            <Digits>{number}</Digits>
          </span>
        </LinkButton>
      ))}
      {props.children(calls.length > 0 ? 'secondary' : props.variant)}
    </Ways>
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
