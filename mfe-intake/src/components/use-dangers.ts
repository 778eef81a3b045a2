import type { Danger, ReadDangers, Species } from '@petwise/contracts';
import { savesData } from '@petwise/ui/saves-data';
import { useEffect, useRef, useState } from 'react';
import type { KnownAnimal } from '../model/known-animal.ts';

/** An owner who rests this long may have said something whole, milliseconds. */
const PAUSE_MS = 250;
const SENTENCE_END = /[.!?…\n]\s*$/;
/** From so many words on a text that names no animal is not going to, and the owner is asked. */
const WORDS_BEFORE_ASKING = 4;

export interface FoundDangers {
  /** What may be an emergency in the words, the gravest rule first. */
  readonly dangers: readonly Danger[];
  /** The animal, by the owner's choice or by the words. */
  readonly species: Species | null;
  /** The words do not say which animal it is. */
  readonly asksSpecies: boolean;
}

const NOTHING: FoundDangers = { dangers: [], species: null, asksSpecies: false };

/**
 * Looks for dangers while the owner types: at once at the end of a sentence, else
 * at the next pause. The rules and the names of animals are fetched when a box is
 * touched or a key is pressed in it, or with the first letter where the owner saves data.
 */
export function useDangers(
  text: string,
  known: KnownAnimal,
  readDangers: ReadDangers,
): FoundDangers {
  const [found, setFound] = useState(NOTHING);
  const waiting = useRef<Words | null>(null);
  const reading = useRef(false);
  const isEmpty = text.trim() === '';

  useEffect(() => {
    if (!isEmpty) open(readDangers);
  }, [isEmpty, readDangers]);

  useEffect(() => onFirstSignOfWords(() => open(readDangers)), [readDangers]);

  useEffect(() => {
    /** One reading at a time, and the next of the newest words: a long text must not be read twice at once. */
    async function read(): Promise<void> {
      waiting.current = { text, known };
      if (reading.current) return;
      reading.current = true;
      for (let next = take(waiting); next; next = take(waiting)) {
        await readAt(next, readDangers).then(setFound, console.error);
      }
      reading.current = false;
    }
    const timer = setTimeout(
      () => void read(),
      text.trim() === '' || SENTENCE_END.test(text) ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, known, readDangers]);

  return found;
}

/**
 * Calls back, once, when the owner turns to a box: a mouse that moves over it, a touch, a key, or Tab, which goes up in the
 * box that it came to. They come a moment before the first words, and a paste brings all of them at once. A box that the page
 * itself put the focus into waits.
 */
function onFirstSignOfWords(turned: () => void): () => void {
  const listening = new AbortController();
  const onTurn = (event: Event): void => {
    if (savesData() || !isTurningToABox(event)) return;
    listening.abort();
    turned();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'keyup'])
    document.addEventListener(type, onTurn, { signal: listening.signal });
  return () => listening.abort();
}

function isTurningToABox(event: Event): boolean {
  if (!(event.target instanceof HTMLTextAreaElement)) return false;
  // A finger that moves only scrolls.
  if (event.type === 'pointermove')
    return event instanceof PointerEvent && event.pointerType === 'mouse';
  return !(event.type === 'keyup' && event instanceof KeyboardEvent && event.key !== 'Tab');
}

/** Fetches the rules and the names of animals, before there are words to read. */
function open(readDangers: ReadDangers): void {
  readDangers({ species: 'other', text: '' }).catch(console.error);
  loadDetection()
    .then(({ detectPatient }) => detectPatient(''))
    .catch(console.error);
}

function loadDetection() {
  return import('../model/detection/detect-patient.ts');
}

interface Words {
  readonly text: string;
  readonly known: KnownAnimal;
}

function take(waiting: { current: Words | null }): Words | null {
  const { current } = waiting;
  waiting.current = null;
  return current;
}

async function readAt({ text, known }: Words, readDangers: ReadDangers): Promise<FoundDangers> {
  if (text.trim() === '') return NOTHING;
  const { detectPatient } = await loadDetection();
  const { matched, species: read, breed, sex } = await detectPatient(text);
  const { species: chosen, ...told } = known;
  const species = chosen ?? (matched ? read : null);
  const found = await readDangers({
    species: species ?? 'other',
    text,
    // A breed that was read belongs to the animal that was read.
    ...(breed !== undefined && species === read ? { breed } : {}),
    ...(sex === undefined ? {} : { sex }),
    // What the owner has told of the pet is surer than how the words sound.
    ...told,
  });
  const words = text.trim().split(/\s+/).length;
  return {
    dangers: found.filter(({ level }) => level === 'emergency'),
    species,
    asksSpecies: !matched && words >= WORDS_BEFORE_ASKING,
  };
}
