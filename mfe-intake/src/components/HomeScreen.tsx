import type { DoorProps } from '@petwise/contracts';
import { Alert, Heading, language, Stack, Text, theme } from '@petwise/ui';
import { keepKnownDanger } from '@petwise/ui/known-danger';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { COPY } from '../copy.ts';
import { Composer } from './Composer.tsx';
import { DangerWatch } from './DangerWatch.tsx';
import { EmergencyLine } from './EmergencyLine.tsx';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import { InfoSheet } from './InfoSheet.tsx';
import { Live } from './Live.tsx';
import { PetChoice } from './PetChoice.tsx';
import { ResumeLink } from './ResumeLink.tsx';
import { TrustLine } from './TrustLine.tsx';
import { useHome } from './use-home.ts';
import { useMedia } from './use-media.ts';

/** Where the owner says, in their own words, how the pet feels (HOME-01..13). */
export function HomeScreen(props: DoorProps['intake/home']): ReactNode {
  const home = useHome(props);
  const headingId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const isNarrow = useMedia(`(${theme.breakpoint.narrow})`);
  // A touch screen would cover half the page with its keyboard.
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  const drop = useDrop(home.attach);
  const isEmpty = home.symptoms.trim() === '';
  useEffect(() => {
    // A new story: what was a danger in the one before is none here.
    if (isEmpty) keepKnownDanger(null);
  }, [isEmpty]);

  function takeExample(example: string): void {
    home.setSymptoms(() => example);
    text.current?.focus();
  }

  return (
    <Screen {...drop.handlers}>
      <Stack gap="lg">
        <Welcome>
          <Heading level={1} size="display" id={headingId} focusOnMount={!hasKeyboard}>
            {COPY.home.heading}
          </Heading>
          <Subheading>
            <Text tone="muted" size="lg">
              {COPY.home.subheading}
            </Text>
            {isNarrow && <InfoSheet />}
          </Subheading>
        </Welcome>
        {language() !== 'en' && <Alert tone="info">{COPY.home.inEnglish}</Alert>}
        <ResumeLink />
        <Stack gap="none">
          <Composer
            home={home}
            textRef={text}
            labelledBy={headingId}
            autoFocus={hasKeyboard}
            isDropping={drop.isOver}
          />
          <Live role="alert">{home.problem && <Alert tone="danger">{home.problem}</Alert>}</Live>
        </Stack>
        {props.readDangers && (
          <DangerWatch
            text={home.symptoms}
            chosenSpecies={home.chosenSpecies}
            pet={home.pet}
            onSpecies={home.pet ? null : home.chooseSpecies}
            readDangers={props.readDangers}
            isDue={home.isDue}
            onGoOn={() => void home.send()}
          />
        )}
        <PetChoice chosen={home.pet?.id ?? null} onChoose={home.choosePet} />
        {home.symptoms.trim() === '' && <ExamplePrompts onChoose={takeExample} />}
        <EmergencyLine />
        <TrustLine />
      </Stack>
    </Screen>
  );
}

function useDrop(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles(event.dataTransfer.files);
    },
  };
  return { isOver, handlers };
}

const Screen = styled.div`
  width: 100%;
  max-width: ${theme.size.reading};
  min-height: 60dvh;
  margin-inline: auto;
`;

const Welcome = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: center;
  text-align: center;
  padding-block: clamp(0.5rem, 3vw, 2rem) ${theme.space.xs};
`;

const Subheading = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
`;
