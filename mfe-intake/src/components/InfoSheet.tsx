import { Button, Check, Heading, IconButton, Info, Sheet, Stack, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { InstallHelp } from './InstallHelp.tsx';

/** The info button of narrow screens, and the sheet it opens (HOME-06). */
export function InfoSheet(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
  }
  return (
    <Aside>
      <IconButton label={COPY.info.open} icon={<Info />} onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onClose={close}
        title={COPY.info.title}
        side="bottom"
        footer={
          <Button size="lg" block onClick={close}>
            {COPY.info.close}
          </Button>
        }
      >
        <Stack gap="lg">
          <InstallHelp />
          <Stack gap="xs" as="section">
            <Heading level={3}>{COPY.info.flowTitle}</Heading>
            <Steps>
              {COPY.info.flow.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </Stack>
          <Stack gap="xs" as="section">
            <Heading level={3}>{COPY.info.promisesTitle}</Heading>
            <Promises>
              {COPY.info.promises.map((promise) => (
                <li key={promise}>
                  <Check aria-hidden size={18} />
                  {promise}
                </li>
              ))}
            </Promises>
          </Stack>
        </Stack>
      </Sheet>
    </Aside>
  );
}

/** The sheet lies in the welcome's centred text; its own text is not centred. */
const Aside = styled.div`
  flex: none;
  text-align: start;
`;

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
