import type { KeepPetBody, Pet } from '@petwise/contracts';
import { Button, Cluster, Stack, Text } from '@petwise/ui';
import { useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Draft, draftOf, isTyped, type Typed, typedOf } from '../../model/pet-draft.ts';
import type { PetFact } from '../../model/pet-facts.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Live } from '../Live.tsx';
import { AgeEditor } from './AgeEditor.tsx';
import { ChoiceEditor, ListEditor, TextEditor, VetEditor } from './editors.tsx';
import type { EditorProps } from './editor-props.ts';
import { WeightEditor } from './WeightEditor.tsx';

/** What takes a fact back; a name, a species, and weights of former days are none to take back. */
const CLEARED: Readonly<Partial<Record<PetFact, KeepPetBody>>> = {
  breed: { breed: null },
  age: { age: null },
  sex: { sex: null },
  spayedNeutered: { spayedNeutered: null },
  vet: { vet: null },
};

/** Changes one fact in its place; what was typed stays until it is saved or given up. */
export function FactEditor(props: {
  readonly pet: Pet;
  readonly fact: PetFact;
  readonly onSave: (told: KeepPetBody) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const { pet, fact } = props;
  const [begun] = useState(() => typedOf(pet, fact));
  const [typed, stored] = useStored<Typed | null>(`intake.pet.${pet.id}.${fact}`, null, isTyped);
  const draft = typed === null ? untouched(pet, fact) : draftOf(pet, fact, typed);
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const cleared = CLEARED[fact];
  const form = useRef<HTMLFormElement>(null);
  // Where one goes on: a radio group has its one tab stop at the choice that is made.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea');
    const made = form.current?.querySelector<HTMLElement>('fieldset input:checked');
    (made ?? first)?.focus();
  }, []);

  function type(changed: Partial<Typed>): void {
    stored.set((before) => ({ ...(before ?? begun), ...changed }));
  }
  async function save(told: KeepPetBody): Promise<void> {
    if (state === 'saving') return;
    setState('saving');
    try {
      await props.onSave(told);
      stored.forget();
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }
  function giveUp(): void {
    stored.forget();
    props.onCancel();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (draft === null) giveUp();
    else if ('told' in draft) void save(draft.told);
  }

  const error = tried && draft && 'wrong' in draft ? draft.wrong : null;
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ flex: '1 1 100%' }}>
      <Stack gap="sm">
        {editorOf(fact, { typed: typed ?? begun, onType: type, error })}
        <Live role="alert">
          {state === 'failed' && <Text size="sm">{PETS_COPY.notSaved}</Text>}
        </Live>
        <Cluster gap="xs">
          <Button type="submit" busy={state === 'saving'}>
            {PETS_COPY.save}
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            {PETS_COPY.cancel}
          </Button>
          {cleared && (
            <Button variant="quiet" onClick={() => void save(cleared)}>
              {PETS_COPY.clear}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

/** Before anything is typed: what is missing, or null where there is nothing new to tell. */
function untouched(pet: Pet, fact: PetFact): Draft | null {
  if (fact === 'weight') return { wrong: PETS_COPY.weightWrong };
  return fact === 'age' && pet.age === null ? { wrong: PETS_COPY.bornWrong } : null;
}

function editorOf(fact: PetFact, props: EditorProps): ReactNode {
  switch (fact) {
    case 'name':
    case 'breed':
      return <TextEditor {...props} fact={fact} />;
    case 'species':
    case 'sex':
    case 'spayedNeutered':
      return <ChoiceEditor {...props} fact={fact} />;
    case 'age':
      return <AgeEditor {...props} />;
    case 'weight':
      return <WeightEditor {...props} />;
    case 'vet':
      return <VetEditor {...props} />;
    default:
      return <ListEditor {...props} fact={fact} />;
  }
}
