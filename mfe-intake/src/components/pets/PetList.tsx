import { type Pet, petPictureUrl } from '@petwise/contracts';
import {
  Button,
  Card,
  EmptyState,
  Field,
  Heading,
  Plus,
  Select,
  Stack,
  Text,
  TextInput,
  theme,
} from '@petwise/ui';
import { PetPicture } from '@petwise/ui/pet-picture';
import { isText, useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnedPets } from '../../api/pets.ts';
import { speciesOptions } from '../../data/options.ts';
import { factText } from '../../model/pet-facts.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { Live } from '../Live.tsx';

/** A kind, or none chosen yet. */
type Chosen = Pet['species'] | '';

const isChosen = (stored: unknown): stored is Chosen =>
  stored === '' || speciesOptions.some(({ value }) => value === stored);

/** Every pet with the facts it is known by, and a place to add one. */
export function PetList({ owned }: { readonly owned: OwnedPets }): ReactNode {
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={1} size="xxl" focusOnMount>
          {PETS_COPY.title}
        </Heading>
        <Text tone="muted">{PETS_COPY.intro}</Text>
      </Stack>
      {owned.pets.length === 0 && !adding && (
        <EmptyState title={PETS_COPY.none}>{PETS_COPY.noneHint}</EmptyState>
      )}
      {owned.pets.length > 0 && (
        <Side>
          {owned.pets.map((pet) => (
            <li key={pet.id}>
              <PetCard to={`/pets/${pet.id}`}>
                <PetPicture
                  species={pet.species}
                  src={petPictureUrl(pet.picture)}
                  size={56}
                  iconSize={48}
                />
                <span>
                  <Name>{pet.name}</Name>
                  <Text as="span" size="sm" tone="muted">
                    {shortText(pet)}
                  </Text>
                </span>
              </PetCard>
            </li>
          ))}
        </Side>
      )}
      {adding ? (
        <NewPet owned={owned} onCancel={() => setAdding(false)} />
      ) : (
        <Button
          variant="secondary"
          size="lg"
          icon={<Plus aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {PETS_COPY.add}
        </Button>
      )}
    </Stack>
  );
}

/** "Dog · Beagle · 4 years". */
function shortText(pet: Pet): string {
  return (['species', 'breed', 'age'] as const)
    .map((fact) => factText(pet, fact))
    .filter(Boolean)
    .join(' · ');
}

function NewPet(props: { readonly owned: OwnedPets; readonly onCancel: () => void }): ReactNode {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [name, storedName] = useStored('intake.new-pet.name', '', isText);
  const [species, storedSpecies] = useStored<Chosen>('intake.new-pet.species', '', isChosen);
  const [error, setError] = useState<'missing' | 'saving' | null>(null);
  const [saving, setSaving] = useState(false);
  function forget(): void {
    storedName.forget();
    storedSpecies.forget();
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    if (name.trim() === '' || species === '') return setError('missing');
    setSaving(true);
    try {
      await props.owned.keep(id, { name, species });
      forget();
      await navigate(`/pets/${id}`);
    } catch (cause) {
      console.error(cause);
      setError('saving');
      setSaving(false);
    }
  }
  return (
    <Card as="section" aria-label={PETS_COPY.adding}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="md">
          <Field
            label={PETS_COPY.name}
            required
            error={error === 'missing' && name.trim() === '' && PETS_COPY.nameMissing}
          >
            {({ id: fieldId, describedBy, invalid }) => (
              <TextInput
                id={fieldId}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                autoComplete="off"
                autoFocus
                maxLength={60}
                value={name}
                onChange={(event) => storedName.set(() => event.target.value)}
              />
            )}
          </Field>
          <Field
            label={PETS_COPY.species}
            required
            error={error === 'missing' && species === '' && PETS_COPY.speciesMissing}
          >
            {({ id: fieldId, describedBy, invalid }) => (
              <Select
                id={fieldId}
                aria-describedby={describedBy}
                aria-invalid={invalid || undefined}
                options={speciesOptions}
                placeholder={PETS_COPY.choose}
                value={species}
                onChange={({ target: { value } }) => {
                  if (isChosen(value)) storedSpecies.set(() => value);
                }}
              />
            )}
          </Field>
          <Live role="alert">{error === 'saving' && <Text>{PETS_COPY.notSaved}</Text>}</Live>
          <Ways>
            <Button type="submit" busy={saving}>
              {PETS_COPY.save}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                forget();
                props.onCancel();
              }}
            >
              {PETS_COPY.cancel}
            </Button>
          </Ways>
        </Stack>
      </form>
    </Card>
  );
}

const Side = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const PetCard = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.md};
  height: 100%;
  min-height: 5.5rem;
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-decoration: none;
  overflow-wrap: break-word;
  text-wrap: pretty;
  &:hover {
    border-color: ${theme.color.primary};
  }
  & > svg {
    flex: none;
    /* As wide as a picture. */
    margin-inline: 4px;
    color: ${theme.color.onAccentSoft};
  }
  /* Beside large text the words have no space: they stand below then. */
  & > span {
    flex: 1 1 9rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.span`
  font-weight: ${theme.fontWeight.strong};
  font-size: ${theme.fontSize.lg};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
