import type { KeepPetBody, Pet } from '@petwise/contracts';
import {
  Button,
  Card,
  Cluster,
  Heading,
  LinkButton,
  Phone,
  Stack,
  Text,
  theme,
  useToast,
  visuallyHidden,
} from '@petwise/ui';
import { callAddress } from '@petwise/ui/own-numbers';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnedPets } from '../../api/pets.ts';
import { choosePet, unchoosePet } from '../../model/choose-pet.ts';
import { factText, PET_FACTS, type PetFact } from '../../model/pet-facts.ts';
import { refreshDrafts } from '../../model/refresh-drafts.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { AtEdge } from '../AtEdge.ts';
import { FactEditor } from './FactEditor.tsx';
import { PastOfPet } from './PastOfPet.tsx';
import { PictureOfPet } from './PictureOfPet.tsx';
import { WeightHistory } from './WeightHistory.tsx';

/** All that was told of one pet; each fact is changed where it stands. */
export function PetPage(props: { readonly pet: Pet; readonly owned: OwnedPets }): ReactNode {
  const { pet, owned } = props;
  const navigate = useNavigate();
  const [edited, setEdited] = useState<PetFact | null>(null);
  const [notice, setNotice] = useState('');
  const list = useRef<HTMLDListElement>(null);
  const phone = pet.vet && callAddress(pet.vet.phone);

  async function save(fact: PetFact, told: KeepPetBody): Promise<void> {
    refreshDrafts(await owned.keep(pet.id, told), fact);
    close(fact);
    setNotice(PETS_COPY.saved(PETS_COPY[fact]));
  }
  function close(fact: PetFact): void {
    setEdited(null);
    // The editor had the focus; its button comes back once it is gone.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-fact="${fact}"] button`)?.focus(),
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <AtEdge>
          <LinkButton as={Link} to="/pets" variant="quiet">
            {PETS_COPY.all}
          </LinkButton>
        </AtEdge>
        <PictureOfPet
          pet={pet}
          onKeep={async (told) => refreshDrafts(await owned.keep(pet.id, told), 'picture')}
        />
      </div>
      <Cluster gap="sm">
        <Button
          size="lg"
          onClick={() => {
            choosePet(pet);
            void navigate('/');
          }}
        >
          {PETS_COPY.assess(pet.name)}
        </Button>
        {pet.vet && phone && (
          <LinkButton variant="secondary" size="lg" href={phone} icon={<Phone aria-hidden />}>
            <Label $isNumber={pet.vet.name === ''}>
              {PETS_COPY.call(pet.vet.name || pet.vet.phone)}
            </Label>
          </LinkButton>
        )}
      </Cluster>
      <Card as="section" aria-label={PETS_COPY.facts}>
        <Stack gap="xs">
          <Heading level={2} size="lg">
            {PETS_COPY.facts}
          </Heading>
          <div role="status">
            {notice && (
              <Text size="sm" tone="muted">
                {notice}
              </Text>
            )}
          </div>
          <Facts ref={list}>
            {PET_FACTS.map((fact) => {
              const text = factText(pet, fact);
              return (
                <div key={fact} data-fact={fact}>
                  <dt>{PETS_COPY[fact]}</dt>
                  <dd>
                    {edited === fact ? (
                      <FactEditor
                        pet={pet}
                        fact={fact}
                        onSave={(told) => save(fact, told)}
                        onCancel={() => close(fact)}
                      />
                    ) : (
                      <>
                        <Told $isTold={text !== null}>
                          {fact === 'vet' ? <Vet pet={pet} /> : (text ?? PETS_COPY.notTold)}
                        </Told>
                        <Button
                          variant="quiet"
                          // What is typed in the open editor would go with it.
                          disabled={edited !== null}
                          aria-label={PETS_COPY.editOf(PETS_COPY[fact])}
                          onClick={() => setEdited(fact)}
                        >
                          {PETS_COPY.edit}
                        </Button>
                      </>
                    )}
                  </dd>
                </div>
              );
            })}
          </Facts>
        </Stack>
      </Card>
      <WeightHistory
        weights={pet.weights}
        onKeep={async (told) => refreshDrafts(await owned.keep(pet.id, told), 'weight')}
      />
      <PastOfPet petId={pet.id} />
      <Forget pet={pet} owned={owned} />
    </Stack>
  );
}

function Vet({ pet: { vet } }: { readonly pet: Pet }): ReactNode {
  if (vet === null) return PETS_COPY.notTold;
  return (
    <>
      {vet.name && vet.phone ? `${vet.name} · ` : vet.name}
      <Label $isNumber>{vet.phone}</Label>
    </>
  );
}

function Forget({ pet, owned }: { readonly pet: Pet; readonly owned: OwnedPets }): ReactNode {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  async function forget(): Promise<void> {
    try {
      await owned.forget(pet.id);
      unchoosePet(pet.id);
      await navigate('/pets', { replace: true });
    } catch (error) {
      console.error(error);
      toast({ title: PETS_COPY.notForgotten(pet.name), tone: 'destructive' });
    }
  }
  if (!asking) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {PETS_COPY.forget(pet.name)}
        </Button>
      </div>
    );
  }
  return (
    <Cluster gap="xs">
      <Text>{PETS_COPY.forgetAsk(pet.name)}</Text>
      <Button variant="danger" onClick={() => void forget()}>
        {PETS_COPY.forgetYes}
      </Button>
      <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
        {PETS_COPY.forgetNo}
      </Button>
    </Cluster>
  );
}

const Facts = styled.dl`
  margin: 0;
  & > div {
    padding-block: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.edge};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
  & > div:has(form) {
    padding-block-end: ${theme.space.md};
    /* The editor has the fact's name, too. */
    & > dt {
      ${visuallyHidden}
    }
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.xs};
    margin: 0;
  }
`;

/** A number stays in one line, so that it can be read out and dialled. */
const Label = styled.span<{ readonly $isNumber: boolean }>`
  white-space: ${(props) => (props.$isNumber ? 'nowrap' : 'normal')};
`;

const Told = styled.span<{ readonly $isTold: boolean }>`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${(props) => (props.$isTold ? theme.color.text : theme.color.textMuted)};
  font-style: ${(props) => (props.$isTold ? 'normal' : 'italic')};
`;
