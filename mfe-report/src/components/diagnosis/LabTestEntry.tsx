import { Button, Chip, ExternalLink, LinkButton, Text, VisuallyHidden } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import type { LabTest } from '@petwise/contracts';
import { copy, exact } from '../../copy.ts';
import { safeLink } from '../../model/safe-link.ts';
import { LabEntry } from './LabEntry.tsx';

/** DX-08: a lab test with its order button and, where there is telehealth, a consult button. */
export function LabTestEntry({ test }: { readonly test: LabTest }): ReactNode {
  const { telehealth } = test;
  return (
    <LabEntry
      name={test.testName}
      note={<Chip tone={test.price ? 'neutral' : 'success'}>{test.price || exact.dx.noPrice}</Chip>}
      description={test.description}
    >
      <OutsideLink address={test.questUrl} label={exact.dx.order} subject={test.testName} />
      {telehealth ? (
        <OutsideLink address={telehealth.url} label={telehealth.provider} isQuiet />
      ) : null}
    </LabEntry>
  );
}

interface OutsideLinkProps {
  readonly address: string;
  readonly label: string;
  /** What it is about, for screen readers, where the label alone repeats. */
  readonly subject?: string;
  readonly isQuiet?: boolean;
}

/** Opens a page of someone else in a new tab; an address that is not http(s) is refused in words. */
function OutsideLink({ address, label, subject, isQuiet = false }: OutsideLinkProps): ReactNode {
  const id = useId();
  const href = safeLink(address);
  const variant = isQuiet ? 'secondary' : 'primary';
  if (!href) {
    return (
      <>
        <Button variant={variant} disabled aria-describedby={id}>
          {label}
        </Button>
        <Text id={id} size="sm" tone="danger">
          {copy.badLink}
        </Text>
      </>
    );
  }
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      icon={<ExternalLink aria-hidden />}
    >
      {label}
      <VisuallyHidden>
        {subject} {copy.newTab}
      </VisuallyHidden>
    </LinkButton>
  );
}
