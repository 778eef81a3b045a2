import { formatNumber } from '@petwise/ui';
import { secondReaderCopy as copy } from '../second-reader-copy.ts';
import { listOf, recordOf, textOf, textsOf } from './read-values.ts';

/** What a language model did beside the engine, one sentence a line; empty where none has read. */
export function readSecondReading(value: unknown): readonly string[] {
  const record = recordOf(value);
  if (Object.keys(record).length === 0) return [];
  const model = textOf(record['model']);
  const agreed = textsOf(record['agreed']);
  return [
    ...(model ? [copy.model(model)] : []),
    ...tokensLine(record),
    ...(agreed.length > 0 ? [copy.agreed(agreed.join(', '))] : []),
    ...listOf(record['differed']).flatMap(differenceLine),
    ...listOf(record['asked']).flatMap(askedLine),
    ...textsOf(record['unknown']).map(copy.unknown),
    ...listOf(record['pictures']).flatMap(pictureLine),
    ...(record['unfinished'] === true ? [copy.unfinished] : []),
  ];
}

function differenceLine(value: unknown): readonly string[] {
  const record = recordOf(value);
  const [quote, words] = [textOf(record['quote']), textOf(record['words'])];
  const readAs = oneOf(copy.readAs, record['heardAs']);
  if (!quote || !words || !readAs) return [];
  const answer = oneOf(copy.answers, record['answer']) ?? copy.answers.none;
  return [`${copy.differed({ quote, words, readAs })} ${answer}`];
}

function askedLine(value: unknown): readonly string[] {
  const record = recordOf(value);
  const [quote, words, danger] = ['quote', 'words', 'danger'].map((key) => textOf(record[key]));
  if (!quote || !words || !danger) return [];
  const answer = oneOf(copy.answers, record['answer']) ?? copy.answers.none;
  return [`${copy.asked({ quote, words, danger })} ${answer}`];
}

/** What it has used, where the server counted it. */
function tokensLine({ tokens, cost }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof tokens !== 'number' || tokens <= 0) return [];
  const used = formatNumber(tokens);
  if (typeof cost !== 'number') return [copy.use(used)];
  return [copy.useAndCost(used, `${Number(cost.toPrecision(3))}`)];
}

function pictureLine(value: unknown): readonly string[] {
  const record = recordOf(value);
  const [name, seen] = [textOf(record['name']), textOf(record['seen'])];
  return name && seen ? [copy.picture(name, seen)] : [];
}

function oneOf(words: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === 'string' && Object.hasOwn(words, key) ? words[key] : undefined;
}
