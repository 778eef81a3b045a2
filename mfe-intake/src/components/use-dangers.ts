import type { Danger, ReadDangers, Species } from '@petwise/contracts';
import { useEffect, useRef, useState } from 'react';
import { detectPatient } from '../model/detection/detect-patient.ts';

/** An owner who rests this long may have said something whole, milliseconds. */
const PAUSE_MS = 250;
const SENTENCE_END = /[.!?…\n]\s*$/;
/** From so many words on a text that names no animal is not going to, and the owner is asked. */
const WORDS_BEFORE_ASKING = 4;

export interface LookForDangers {
  /** What may be an emergency in the words, the gravest rule first. */
  readonly dangers: readonly Danger[];
  /** The animal, by the owner's choice or by the words. */
  readonly species: Species | null;
  /** The words do not say which animal it is. */
  readonly asksSpecies: boolean;
}

const NOTHING: LookForDangers = { dangers: [], species: null, asksSpecies: false };

/**
 * Looks for dangers while the owner types: at once at the end of a sentence, else
 * at the next pause. The rules are fetched with the first letter.
 */
export function useDangers(
  text: string,
  chosen: Species | null,
  readDangers: ReadDangers,
): LookForDangers {
  const [look, setLook] = useState(NOTHING);
  const newest = useRef(0);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (!isEmpty) readDangers({ species: 'other', text: '' }).catch(console.error);
  }, [isEmpty, readDangers]);

  useEffect(() => {
    const mine = ++newest.current;
    const show = (found: LookForDangers): void => {
      if (mine === newest.current) setLook(found);
    };
    if (isEmpty) return show(NOTHING);
    const timer = setTimeout(
      () => void lookAt(text, chosen, readDangers).then(show, console.error),
      SENTENCE_END.test(text) ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, isEmpty, chosen, readDangers]);

  return look;
}

async function lookAt(
  text: string,
  chosen: Species | null,
  readDangers: ReadDangers,
): Promise<LookForDangers> {
  const { matched, species: read, breed, sex } = await detectPatient(text);
  const species = chosen ?? (matched ? read : null);
  const found = await readDangers({
    species: species ?? 'other',
    text,
    // A breed that was read belongs to the animal that was read.
    ...(breed !== undefined && species === read ? { breed } : {}),
    ...(sex === undefined ? {} : { sex }),
  });
  const words = text.trim().split(/\s+/).length;
  return {
    dangers: found.filter(({ level }) => level === 'emergency'),
    species,
    asksSpecies: !matched && words >= WORDS_BEFORE_ASKING,
  };
}
