import { Check, Heading, Stack, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { INFO_COPY } from '../info-copy.ts';
import { InstallHelp } from './InstallHelp.tsx';

/** What the sheet about Petwise on a phone says (HOME-06). */
export function InfoBody(): ReactNode {
  return (
    <Stack gap="lg">
      <InstallHelp />
      <Stack gap="xs" as="section">
        <Heading level={3}>{INFO_COPY.flowTitle}</Heading>
        <Steps>
          {INFO_COPY.flow.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Stack>
      <Stack gap="xs" as="section">
        <Heading level={3}>{INFO_COPY.promisesTitle}</Heading>
        <Promises>
          {INFO_COPY.promises.map((promise) => (
            <li key={promise}>
              <Check aria-hidden size={18} />
              {promise}
            </li>
          ))}
        </Promises>
      </Stack>
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.xs};
  padding-inline-start: 1.4em;
`;

const Promises = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
  & svg {
    flex: none;
    color: ${theme.color.success.ink};
  }
`;
