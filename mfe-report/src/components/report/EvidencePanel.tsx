import { Check, Minus, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import type { EvidenceView } from '../../model/report-view.ts';
import { EvidenceChart } from './EvidenceChart.tsx';
import { Foldable } from './Foldable.tsx';

/** What speaks for and against a condition: a small chart and the same in words, and what is not known. */
export function EvidencePanel({ evidence }: { readonly evidence: EvidenceView }): ReactNode {
  if (evidence.for.length + evidence.against.length === 0) return null;
  return (
    <Frame>
      <EvidenceChart evidence={evidence} />
      <Sides>
        <Side title={copy.speaksFor} signs={evidence.for} empty={copy.nothingFor} tone="for" />
        <Side
          title={copy.speaksAgainst}
          signs={evidence.against}
          empty={copy.nothingAgainst}
          tone="against"
        />
      </Sides>
      {evidence.notKnown && evidence.notKnown.length > 0 ? (
        <div>
          <Title>{firstScreenCopy.notKnown}</Title>
          <p lang="en">{evidence.notKnown.join(', ')}</p>
        </div>
      ) : null}
    </Frame>
  );
}

interface SideProps {
  readonly title: string;
  readonly signs: readonly string[];
  readonly empty: string;
  readonly tone: 'for' | 'against';
}

function Side({ title, signs, empty, tone }: SideProps): ReactNode {
  const Icon = tone === 'for' ? Check : Minus;
  return (
    <div>
      <Title>{title}</Title>
      {signs.length === 0 ? <Empty>{empty}</Empty> : null}
      <Foldable count={signs.length} limit={8}>
        {(isShown) => (
          <List lang="en">
            {signs.map((sign, index) => (
              <Sign key={index} $tone={tone} data-folded={isShown(index) ? undefined : ''}>
                <Icon aria-hidden size={18} />
                <span>{sign}</span>
              </Sign>
            ))}
          </List>
        )}
      </Foldable>
    </div>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  padding: ${theme.space.md};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space.md};
`;

const Title = styled.h4`
  margin-bottom: 0.25rem;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;

const Empty = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const List = styled.ul`
  display: grid;
  gap: 0.375rem;
  list-style: none;
`;

const Sign = styled.li<{ readonly $tone: 'for' | 'against' }>`
  display: flex;
  gap: ${theme.space.xs};
  line-height: ${theme.lineHeight.snug};
  & > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${({ $tone }) => ($tone === 'for' ? theme.color.success.ink : theme.color.warning.ink)};
  }
  & > span {
    min-width: 0;
  }
`;
