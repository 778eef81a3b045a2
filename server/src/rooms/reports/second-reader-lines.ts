import type { SecondReading } from '@petwise/contracts';
import { WORDS } from './words.ts';

/** What a language model did beside the engine and where the two differed, one sentence a line; none where none has read. */
export function secondReaderLines(reading: SecondReading | undefined): string[] {
  if (reading === undefined) return [];
  const { secondReader: words } = WORDS;
  const { model, agreed, differed, asked = [], unknown, pictures = [], unfinished } = reading;
  return [
    words.what(model ?? '', costOf(reading)),
    ...(agreed.length === 0 ? [] : [words.agreed(agreed.join(', '))]),
    ...differed.map((one) =>
      words.differed({ ...one, readAs: words.readAs[one.heardAs], answer: answerOf(one) }),
    ),
    ...asked.map((one) => words.asked({ ...one, answer: answerOf(one) })),
    ...unknown.map(words.unknown),
    ...pictures.map(({ name, seen }) => words.picture(name, seen)),
    ...(unfinished === true ? [words.unfinished] : []),
  ];
}

const answerOf = ({ answer }: { answer: 'yes' | 'no' | 'unsure' | null }): string =>
  WORDS.secondReader.answers[answer ?? 'none'];

/** "1050 tokens, cost 0.0022"; empty where it is not known. */
function costOf({ tokens, cost }: SecondReading): string {
  if (tokens === undefined) return '';
  const price = cost === undefined || cost === null ? '' : `, cost ${Number(cost.toPrecision(3))}`;
  return `${tokens} tokens${price}`;
}
