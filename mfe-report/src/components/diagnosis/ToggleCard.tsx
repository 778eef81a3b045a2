import { Button, Card, Heading, theme } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

/** A card whose content starts hidden behind a button that says Show or Hide. */
export function ToggleCard({
  title,
  showLabel,
  hideLabel,
  isDisabled = false,
  children,
}: {
  readonly title: string;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && !isDisabled;
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <Head>
        <Heading level={3} id={`${id}-title`}>
          {title}
        </Heading>
        <Button
          variant="secondary"
          disabled={isDisabled}
          aria-expanded={isShown}
          aria-controls={isShown ? `${id}-body` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isShown ? hideLabel : showLabel}
        </Button>
      </Head>
      {isShown ? <Body id={`${id}-body`}>{children}</Body> : null}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.md};
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  margin-top: ${theme.space.md};
  overflow-wrap: anywhere;
`;
