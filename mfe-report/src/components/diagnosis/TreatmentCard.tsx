import { Card, Check, Heading, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { exact } from '../../copy.ts';
import type { CareView } from '../../model/care.ts';

/** DX-06: what to do at once, and what a professional does. */
export function TreatmentCard({ care }: { readonly care: CareView }): ReactNode {
  const id = useId();
  const { dx } = exact;
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {dx.treatment}
      </Heading>
      <Columns>
        <Column title={dx.immediateCare} lines={care.immediate} />
        <Column title={dx.professionalCare} lines={care.professional} />
      </Columns>
    </Card>
  );
}

function Column({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): ReactNode {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden size={18} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${theme.space.md};
  margin-top: ${theme.space.sm};
  h4 {
    margin-bottom: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
  }
  ul {
    display: grid;
    gap: 0.375rem;
    list-style: none;
  }
  li {
    display: flex;
    gap: ${theme.space.xs};
  }
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${theme.color.success.ink};
  }
`;
