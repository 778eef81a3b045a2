import { petPictureUrl } from '@petwise/contracts';
import { ArrowLeft, Heading, language, Text, theme } from '@petwise/ui';
import { PetPicture } from '@petwise/ui/pet-picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFollowUp } from '../../api/follow-up.ts';
import { copy, exact } from '../../copy.ts';
import { firstScreenCopy } from '../../first-screen-copy.ts';
import { PrintedCode } from '../export/PrintedCode.tsx';
import { momentText } from '../../model/day-text.ts';
import type { ReportView } from '../../model/report-view.ts';

const SUMMARY: ReadonlySet<string> = new Set(['age', 'sex']);
/** As the form names a sex that an owner does not know. */
const UNKNOWN = 'Unknown';

/** RPT-01: the way back to the start, the heading, about whom and of when it is, and in bold that this is no medical advice. */
export function ReportHeader({
  report,
  sessionId,
  madeAt,
}: {
  readonly report: ReportView;
  readonly sessionId: string | null;
  readonly madeAt: string;
}): ReactNode {
  const pet = useFollowUp(sessionId).data?.pet ?? null;
  const told = report.patient.filter(({ value }) => value !== copy.notTold);
  // Who has told no breed is called by the kind of animal.
  const name = told.some(({ key }) => key === 'breed') ? 'breed' : 'species';
  const summary = told
    .filter(({ key, value }) => (key === name || SUMMARY.has(key)) && value !== UNKNOWN)
    .map(({ value }) => value)
    .join(' · ');
  return (
    <Head>
      <BackLink to="/">
        <ArrowLeft aria-hidden size={18} />
        {exact.startNew}
      </BackLink>
      <Title>
        {report.species ? (
          <Disc aria-hidden>
            <PetPicture
              species={report.species}
              src={petPictureUrl(pet?.picture)}
              size={60}
              iconSize={32}
            />
          </Disc>
        ) : null}
        <div>
          <Heading level={1} size="xl">
            {exact.heading}
          </Heading>
          <Text tone="muted" size="sm">
            {pet && <strong>{pet.name}</strong>}
            {pet && summary && ' · '}
            <span lang="en">{summary}</span>
          </Text>
          <Text tone="muted" size="sm">
            {firstScreenCopy.madeAt(momentText(madeAt))}
          </Text>
        </div>
        <PrintedCode sessionId={sessionId} />
      </Title>
      <Notice>
        <strong>{copy.notAdvice}</strong> {copy.notAdviceMore}{' '}
        {language() === 'en' ? null : copy.inEnglish}
      </Notice>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space.xs};
  @container (min-width: 56rem) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

const BackLink = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: ${theme.size.touch};
  font-weight: ${theme.fontWeight.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md};
  min-width: 0;
`;

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.75rem;
  height: 3.75rem;
  border-radius: 50%;
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Notice = styled.p`
  max-width: 44rem;
  padding-inline-start: ${theme.space.sm};
  border-inline-start: 3px solid ${theme.color.accent};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  strong {
    color: ${theme.color.text};
    font-weight: 700;
  }
`;
