import { Card, Heading, Stethoscope, Text, theme } from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { exact } from '../../copy.ts';
import type { DiagnosisView } from '../../model/diagnoses.ts';
import { formatPercent } from '../../model/likelihood-text.ts';
import { Prose } from '../report/Prose.tsx';

/** DX-03: the primary diagnosis with its confidence. */
export function PrimaryCard({ diagnosis }: { readonly diagnosis: DiagnosisView }): ReactNode {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Head>
        <Mark aria-hidden>
          <Stethoscope size={22} />
        </Mark>
        <div>
          <Heading level={3} id={id}>
            {exact.dx.primary}
          </Heading>
          <Text size="sm" tone="muted">
            {exact.dx.primarySubtitle}
          </Text>
        </div>
      </Head>
      <Title>
        <Condition lang="en">{diagnosis.condition}</Condition>
        <Percent>{formatPercent(diagnosis.percent)}</Percent>
      </Title>
      <Prose paragraphs={[diagnosis.description]} />
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${theme.space.sm};
  overflow-wrap: break-word;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  & > div {
    flex: 1 1 9em;
    min-width: 0;
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.md};
`;

const Condition = styled.p`
  flex: 1 1 8em;
  min-width: 0;
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.fontWeight.heading};
  line-height: ${theme.lineHeight.snug};
`;

const Percent = styled.p`
  flex: none;
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.fontWeight.heading};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.link};
`;
