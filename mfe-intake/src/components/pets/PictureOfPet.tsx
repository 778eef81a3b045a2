import { heicAccept, type KeepPetBody, type Pet, petPictureUrl } from '@petwise/contracts';
import { Button, Heading, Image, Text, theme } from '@petwise/ui';
import { PetPicture } from '@petwise/ui/pet-picture';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isServersFault, sendPicture, squareOf } from '../../api/keep-picture.ts';
import { PETS_COPY } from '../../pets-copy.ts';
import { AtEdge } from '../AtEdge.ts';
import { Live } from '../Live.tsx';

type State = 'rest' | 'busy' | 'added' | 'removed' | 'unreadable' | 'failed';

/** A pet's name beside its picture, which is chosen, or taken by a phone's camera app, and taken away here. */
export function PictureOfPet(props: {
  readonly pet: Pet;
  readonly onKeep: (told: KeepPetBody) => Promise<void>;
}): ReactNode {
  const { pet, onKeep } = props;
  const [state, setState] = useState<State>('rest');
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  async function keep(tell: () => Promise<KeepPetBody>, done: State): Promise<void> {
    setState('busy');
    try {
      await onKeep(await tell());
      setState(done);
      // The button that was pressed may be gone.
      change.current?.focus();
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  async function choose(photo: File): Promise<void> {
    setState('busy');
    try {
      const square = await squareOf(photo);
      await keep(async () => ({ picture: await sendPicture(square) }), 'added');
    } catch (error) {
      console.error(error);
      setState(isServersFault(error) ? 'failed' : 'unreadable');
    }
  }

  return (
    <div>
      <Head>
        <PetPicture
          species={pet.species}
          src={petPictureUrl(pet.picture)}
          size={96}
          iconSize={64}
        />
        <Heading level={1} size="xxl" focusOnMount>
          {pet.name}
        </Heading>
      </Head>
      <AtEdge>
        <Button
          ref={change}
          variant="quiet"
          icon={<Image aria-hidden size={18} />}
          busy={state === 'busy'}
          onClick={() => input.current?.click()}
        >
          {pet.picture ? PETS_COPY.changePicture : PETS_COPY.addPicture}
        </Button>
        {pet.picture && (
          <Button
            variant="quiet"
            disabled={state === 'busy'}
            onClick={() => void keep(() => Promise.resolve({ picture: null }), 'removed')}
          >
            {PETS_COPY.removePicture}
          </Button>
        )}
      </AtEdge>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={PETS_COPY.addPicture}
        // A dialog on a desktop greys out what is not named.
        accept={['image/jpeg', 'image/png', 'image/webp', ...heicAccept(navigator)].join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (chosen) void choose(chosen);
        }}
      />
      <Live role="status">
        {state !== 'rest' && state !== 'busy' && (
          <Text size="sm" tone="muted">
            {PETS_COPY.picture[state]}
          </Text>
        )}
      </Live>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.md};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    color: ${theme.color.onAccentSoft};
  }
`;
