import { createEngine } from '../src/engine.ts';
import { buildModel } from '../src/infer/model.ts';
import type { Knowledge, Species } from '../src/knowledge-types.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { makeReader } from '../src/text/extract.ts';
import { isOpen, messagesOf, vignettesOf } from './cases.ts';
import type { Message, MessageSet } from './cases.ts';
import type { Consult } from './consult.ts';
import { consult } from './consult.ts';
import type { MessageScore } from './messages.ts';
import { speciesReaderOf } from './figures/species-reader.ts';
import { scoreMessage } from './messages.ts';
import { suite } from './red-flag-suite.ts';
import type { Counts, Forecast, Share } from './statistics.ts';
import {
  addCounts,
  calibrationByChance,
  calibrationError,
  mean,
  noCounts,
  quantile,
} from './statistics.ts';

export interface Scored {
  id: string;
  score: MessageScore;
}

/** Raw results of one species, or of several added up. */
export interface Results {
  consults: Consult[];
  messages: Scored[];
  sets: Record<MessageSet, Scored[]>;
  suite: Share;
  silent: string[];
}

export interface Summary {
  n: number;
  covered: Share;
  top1: Share;
  top3: Share;
  safe: Share;
  over: Share;
  redFlags: Share;
  suite: Share;
  questions: number;
  messages: number;
  signs: Counts;
  negation: Counts;
  duration: Share;
  /** Calibration error of the confidence shown, and of the probability before the cap. */
  calibration: number;
  calibrationRaw: number;
  /** The error that a perfect forecaster would show on as many cases. */
  calibrationChance: number;
  p95: number;
}

const share = <T>(items: readonly T[], test: (item: T) => boolean): Share => ({
  hits: items.filter(test).length,
  n: items.length,
});

/** Boils raw results down to the row of the table. */
export function summarise(results: Results): Summary {
  const { consults, messages } = results;
  const scores = messages.map((message) => message.score);
  const emergencies = consults.filter((item) => item.redFlag !== null);
  const forecasts: Forecast[] = consults.map((item) => ({
    p: item.confidence,
    right: item.place === 1,
  }));
  const raw: Forecast[] = consults.map((item) => ({
    p: item.probability,
    right: item.place === 1,
  }));
  return {
    n: consults.length,
    covered: share(consults, (item) => item.covered),
    top1: share(consults, (item) => item.place === 1),
    top3: share(consults, (item) => item.place >= 1 && item.place <= 3),
    safe: share(consults, (item) => item.safe),
    over: share(consults, (item) => item.over),
    redFlags: share(emergencies, (item) => item.redFlag === true),
    suite: results.suite,
    questions: mean(consults.map((item) => item.questions)),
    messages: messages.length,
    signs: scores.reduce((sum, item) => addCounts(sum, item.signs), noCounts),
    negation: scores.reduce((sum, item) => addCounts(sum, item.negation), noCounts),
    duration: scores.reduce(
      (sum, item) => ({ hits: sum.hits + item.duration.hits, n: sum.n + item.duration.n }),
      { hits: 0, n: 0 },
    ),
    calibration: calibrationError(forecasts),
    calibrationRaw: calibrationError(raw),
    calibrationChance: calibrationByChance(raw),
    p95: quantile(
      consults.flatMap((item) => item.milliseconds),
      0.95,
    ),
  };
}

const eachSet = (of: (set: MessageSet) => Scored[]): Record<MessageSet, Scored[]> => ({
  fresh: of('fresh'),
  strangers: of('strangers'),
  paraphrased: of('paraphrased'),
});

export const pool = (all: readonly Results[]): Results => ({
  consults: all.flatMap((item) => item.consults),
  messages: all.flatMap((item) => item.messages),
  sets: eachSet((set) => all.flatMap((item) => item.sets[set])),
  silent: all.flatMap((item) => item.silent),
  suite: all.reduce(
    (sum, item) => ({ hits: sum.hits + item.suite.hits, n: sum.n + item.suite.n }),
    { hits: 0, n: 0 },
  ),
});

/** The messages of one extra set alone, or those of them that pass a test. */
export const setOf = (
  results: Results,
  set: MessageSet,
  counted: (id: string) => boolean = () => true,
): Results => ({
  consults: [],
  messages: results.sets[set].filter((item) => counted(item.id)),
  sets: eachSet(() => []),
  suite: { hits: 0, n: 0 },
  silent: [],
});

/** The half that may be looked at while tuning, or the half that may not. The red-flag suite belongs to neither. */
export function half(results: Results, open: boolean): Results {
  return {
    consults: results.consults.filter((item) => isOpen(item.id) === open),
    messages: results.messages.filter((item) => isOpen(item.id) === open),
    sets: eachSet(() => []),
    suite: { hits: 0, n: 0 },
    silent: [],
  };
}

/** Plays every case of one species. */
export function measure(knowledge: Knowledge, species: Species): Results {
  const engine = createEngine(knowledge);
  const reader = makeReader(knowledge);
  const speciesReader = speciesReaderOf(knowledge, reader);
  const model = buildModel(knowledge);
  const flags = suite(knowledge, engine);
  const scored = (message: Message): Scored => ({
    id: message.id,
    score: scoreMessage(speciesReader, species, message),
  });
  return {
    consults: vignettesOf(species).map((vignette) =>
      consult({ engine, knowledge, reader, model }, vignette),
    ),
    messages: messagesOf(species).map(scored),
    sets: eachSet((set) => messagesOf(species, set).map(scored)),
    suite: flags.share,
    silent: flags.silent,
  };
}

export async function knowledgeOf(all: readonly Species[]): Promise<Map<Species, Knowledge>> {
  const loaded = await Promise.all(
    all.map(async (species) => [species, await loadKnowledge(species)] as const),
  );
  return new Map(loaded);
}
