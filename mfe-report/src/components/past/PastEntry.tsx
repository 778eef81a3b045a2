import { type ConsultSummary, isBreedTold } from '@petwise/contracts';
import {
  Button,
  Card,
  Chip,
  Heading,
  LinkButton,
  SpeciesIcon,
  Text,
  theme,
  Trash2,
} from '@petwise/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import { followUpCopy } from '../../follow-up-copy.ts';
import { dayText } from '../../model/day-text.ts';
import { readSpecies, speciesText } from '../../model/read-patient.ts';

const TONES = {
  emergency: 'danger',
  today: 'warning',
  soon: 'accent',
  routine: 'info',
  watch: 'success',
} as const;

/** One earlier assessment: what it was about, how urgent, and what can be done with it. */
export function PastEntry({
  consult,
  isChosen,
  canChoose,
  onChoose,
  onDelete,
}: {
  readonly consult: ConsultSummary;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
}): ReactNode {
  const id = useId();
  const words = copy.past;
  const species = readSpecies({ species: consult.species });
  const isFinished = consult.status === 'finished';
  const animal = isBreedTold(consult.breed) ? consult.breed : speciesText(consult.species);
  const facts = [animal, dayText(consult.createdAt)].filter(Boolean).join(' · ');
  return (
    <Entry as="article" aria-labelledby={id}>
      <Head>
        {species ? <SpeciesIcon species={species} size={32} aria-hidden /> : null}
        <div>
          {/* The owner's own words, which Petwise reads in English only. */}
          <Heading level={2} size="lg" id={id} lang={consult.title ? 'en' : undefined}>
            {consult.title || words.untitled}
          </Heading>
          <Text size="sm" tone="muted">
            {consult.petName ? (
              <>
                <strong>{consult.petName}</strong> ·{' '}
              </>
            ) : null}
            {facts}
          </Text>
        </div>
      </Head>
      <Facts>
        {consult.triage ? (
          <Chip tone={TONES[consult.triage]}>{copy.triage[consult.triage]}</Chip>
        ) : null}
        {isFinished ? null : <Chip>{words.unfinished}</Chip>}
        {consult.madeOnDevice ? <Chip>{copy.device.chip}</Chip> : null}
        {consult.madeOnDevice === 'not-sent' ? <Chip>{copy.device.waiting}</Chip> : null}
        {consult.vetAnswers ? (
          <Chip tone="success">{followUpCopy.vetAnswers(consult.vetAnswers)}</Chip>
        ) : null}
      </Facts>
      {consult.vetFound ? <p>{followUpCopy.vetFound(consult.vetFound)}</p> : null}
      <Actions>
        <LinkButton
          as={Link}
          to={`/assessment?resume=${consult.sessionId}`}
          variant="secondary"
          aria-describedby={id}
        >
          {isFinished ? words.open : words.goOn}
        </LinkButton>
        {isFinished ? (
          <Choice>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!canChoose}
              aria-describedby={id}
              onChange={onChoose}
            />
            {words.compare}
          </Choice>
        ) : null}
        <Delete
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-describedby={id}
          onClick={onDelete}
        >
          {words.delete}
        </Delete>
      </Actions>
    </Entry>
  );
}

const Entry = styled(Card)`
  display: grid;
  gap: ${theme.space.sm};
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-width: 0;
  & > svg {
    flex: none;
  }
  & > div {
    min-width: 0;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
`;

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.touch};
  padding-inline: ${theme.space.xs};
  cursor: pointer;
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${theme.color.primary};
  }
`;

const Delete = styled(Button)`
  margin-inline-start: auto;
`;
