import type { PatientFact } from '@petwise/contracts';
import { Button, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';
import type { BasicFormState, FactSource, MarkedFact } from './use-basic-form.ts';

/** What stands under the label of a fact: whether somebody told it. */
export function factHint(source: FactSource): string {
  return FORMS_COPY.basic.sources[source];
}

/** The same of the kind of animal, which the form always sends. */
export function speciesHint(source: FactSource): string {
  return source === 'suggested' ? FORMS_COPY.basic.speciesSuggested : factHint(source);
}

/** The same of the breed, of which none is suggested. */
export function breedHint(source: FactSource): string {
  return [source === 'suggested' ? '' : factHint(source), FORMS_COPY.basic.breedHint]
    .join(' ')
    .trim();
}

/** A fact's field; what the form only suggests looks so. */
export function Suggestible(props: {
  readonly state: BasicFormState;
  readonly fact: MarkedFact;
  readonly children: ReactNode;
}): ReactNode {
  const isSuggested = props.state.sourceOf(props.fact) === 'suggested';
  return <div data-suggested={isSuggested || undefined}>{props.children}</div>;
}

/** One tap makes a suggestion the owner's word, or a fact not told again. */
export function FactState(props: {
  readonly state: BasicFormState;
  readonly fact: PatientFact;
  /** The suggestion in words: "5 years". */
  readonly value: string;
}): ReactNode {
  const { state, fact, value } = props;
  const isSuggested = state.sourceOf(fact) === 'suggested';
  return (
    <FactRow>
      {isSuggested ? (
        <Button variant="quiet" onClick={() => state.keep(fact)}>
          {FORMS_COPY.basic.keep(value)}
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-label={FORMS_COPY.basic.untellOf(FORMS_COPY.basic[fact])}
          onClick={() => state.untell(fact)}
        >
          {FORMS_COPY.basic.untell}
        </Button>
      )}
    </FactRow>
  );
}

/** What a fact's field has below it. */
export const FactRow = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${theme.space.xxs};
`;
