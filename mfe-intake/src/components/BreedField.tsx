import { UNKNOWN_BREED } from '@petwise/contracts';
import { Button, Field, Text, VisuallyHidden } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { FORMS_COPY } from '../forms-copy.ts';
import { speciesOptions } from '../data/options.ts';
import { suggest } from '../model/suggest.ts';
import { breedHint } from './FactState.tsx';
import { Live } from './Live.tsx';
import { SuggestBox } from './SuggestBox.tsx';
import type { BasicFormState } from './use-basic-form.ts';
import { useSpeciesLists } from './use-species-lists.ts';

/** The breed: free text with the species' breeds as suggestions (FORM-02, FORM-07). */
export function BreedField({ state }: { readonly state: BasicFormState }): ReactNode {
  const { form, change, clearedBreed } = state;
  const [wasLeft, setLeft] = useState(false);
  const lists = useSpeciesLists(form.species);
  const isUnknown = form.breed === UNKNOWN_BREED;
  const suggestions = isUnknown ? [] : suggest(lists?.breeds ?? [], form.breed);
  const isMissing = wasLeft && form.breed.trim() === '' && !clearedBreed;
  const species = speciesOptions.find(({ value }) => value === form.species)?.label ?? '';

  return (
    <div>
      <Field
        label={FORMS_COPY.basic.breed}
        hint={breedHint(state.sourceOf('breed'))}
        error={isMissing && FORMS_COPY.basic.breedMissing}
        required
      >
        {({ id, describedBy, invalid }) => (
          <SuggestBox
            id={id}
            describedBy={describedBy}
            invalid={invalid}
            required
            value={isUnknown ? FORMS_COPY.basic.breedUnknown : form.breed}
            onChange={(breed) => change({ breed })}
            // A list of what stands there already would only hide what comes below.
            suggestions={suggestions.every((breed) => breed === form.breed) ? [] : suggestions}
            onPick={(breed) => change({ breed })}
            onBlur={() => setLeft(true)}
            listLabel={FORMS_COPY.basic.breedOptions}
            placeholder={FORMS_COPY.basic.breedPlaceholder}
          />
        )}
      </Field>
      {(isUnknown || form.breed.trim() === '') && (
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={isUnknown}
          onClick={() => change({ breed: isUnknown ? '' : UNKNOWN_BREED })}
        >
          {FORMS_COPY.basic.breedNotKnown}
        </Button>
      )}
      <VisuallyHidden role="status">
        {form.breed.trim() !== '' && !isUnknown && FORMS_COPY.basic.breedCount(suggestions.length)}
      </VisuallyHidden>
      <Live role="status">
        {clearedBreed && (
          <Text size="sm" tone="muted">
            {FORMS_COPY.basic.breedCleared(clearedBreed.breed, species.toLowerCase())}{' '}
            <Button variant="quiet" size="sm" onClick={state.undoClearedBreed}>
              {FORMS_COPY.basic.undo}
            </Button>
          </Text>
        )}
      </Live>
    </div>
  );
}
