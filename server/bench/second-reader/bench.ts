/**
 * `npm run bench -w engine -- --model [species …] [--most=40]` (or `npm run bench -w server -- second-reader …`): the engine's own
 * tables of messages and of whole consults, read by model and engine together with an owner who answers each check truthfully,
 * by the model alone, and by the engine alone. The model is the one that `PETWISE_LLM_*` names; without one a scripted vendor
 * that says what the table says, which proves the code and no model.
 *
 * A sign counts as heard when one of the findings that the table's adjudicator accepts for it is understood as present.
 * Simpler than the engine's own benchmark (which also weighs kinds of a finding), so compare the rows with each other only.
 */
import { createEngineAssessor, type AssessmentStep } from '@petwise/assessor';
import { BasicIntake, TRIAGE_LEVELS } from '@petwise/contracts';
import * as v from 'valibot';
import { acceptedIds, everySpecies, messagesOf, type Message } from '@petwise/engine/bench';
import { readConfig } from '../../src/config.ts';
import { createChatModel } from '../../src/rooms/language-model/chat-model.ts';
import {
  extractFindings,
  type ExtractedFindings,
} from '../../src/rooms/language-model/extract-findings.ts';
import { withoutNames } from '../../src/rooms/language-model/without-names.ts';
import { startScriptedModelVendor } from '../../src/testing/scripted-model-vendor.ts';
import { playConsults, type Consults, type ReadWords } from './whole-consults.ts';

const flags = process.argv.slice(3);
const chosen = everySpecies.filter(
  (name) => !flags.some((flag) => everySpecies.some((one) => one === flag)) || flags.includes(name),
);
const most = Number(
  flags.find((flag) => flag.startsWith('--most='))?.slice('--most='.length) ?? '40',
);
const silent = (): void => undefined;
const engine = createEngineAssessor();
const { llm } = readConfig(process.env);
const vendor = llm === undefined ? await startScriptedModelVendor() : null;
const model = createChatModel(
  llm ?? {
    baseUrl: vendor?.url ?? '',
    model: 'scripted',
    apiKey: undefined,
    canSee: false,
    limitMs: 60_000,
  },
);

interface Count {
  hit: number;
  added: number;
  missed: number;
  /** Messages whose urgency is less than the engine's alone. */
  lowered: number;
}
const counts: Record<'engine' | 'model' | 'both', Count> = {
  engine: { hit: 0, added: 0, missed: 0, lowered: 0 },
  model: { hit: 0, added: 0, missed: 0, lowered: 0 },
  both: { hit: 0, added: 0, missed: 0, lowered: 0 },
};
const totals = {
  messages: 0,
  'urgency raised': 0,
  checks: 0,
  'checks confirmed': 0,
  faults: 0,
  dropped: 0,
  tokens: 0,
};

function count(
  who: keyof typeof counts,
  found: ReadonlySet<string>,
  gold: readonly (readonly string[])[],
): void {
  for (const ids of gold) {
    if (ids.some((id) => found.has(id))) counts[who].hit += 1;
    else counts[who].missed += 1;
  }
  const meant = new Set(gold.flat());
  counts[who].added += [...found].filter((id) => !meant.has(id)).length;
}

async function present({ state }: AssessmentStep): Promise<Set<string>> {
  const { signs } = await engine.understood(state);
  return new Set(signs.filter((sign) => sign.present).map(({ id }) => id));
}

const rank = ({ triage }: AssessmentStep): number =>
  triage === null ? TRIAGE_LEVELS.length : TRIAGE_LEVELS.indexOf(triage.level);

async function readByModel(step: AssessmentStep, text: string): Promise<ExtractedFindings | null> {
  const { species, signs } = await engine.secondReaderInput(step.state);
  const { signal } = new AbortController();
  return extractFindings(model, { text, species, signs }, { signal }).catch(() => null);
}

async function play(
  species: string,
  message: Message,
  gold: readonly (readonly string[])[],
): Promise<void> {
  const patient = v.parse(BasicIntake, {
    species,
    breed: 'Mixed',
    age: 5,
    ageUnit: 'years',
    sex: 'unknown',
    spayedNeutered: 'unknown',
    weight: 10,
    weightUnit: 'kg',
  });
  const own = await engine.begin(
    { patient, history: { skipped: true }, symptoms: message.text, files: [] },
    silent,
  );
  totals.messages += 1;
  count('engine', await present(own), gold);
  const reading = await readByModel(own, withoutNames(message.text));
  if (reading === null) totals.faults += 1;
  const signs = reading?.signs ?? [];
  totals.dropped += reading?.dropped ?? 0;
  totals.tokens += (reading?.tokens.in ?? 0) + (reading?.tokens.out ?? 0);
  const claimed = signs.flatMap(({ finding, state }) =>
    state === 'present' && finding !== null ? [finding] : [],
  );
  count('model', new Set(claimed), gold);
  let both = await engine.listen(own.state, { turn: 0, heard: signs }, silent);
  if (rank(both) > rank(own)) counts.both.lowered += 1;
  if (rank(both) < rank(own)) totals['urgency raised'] += 1;
  const { checks } = await engine.understood(both.state);
  for (const { id } of checks) {
    const isSo = gold.some((ids) => ids.includes(id));
    totals.checks += 1;
    if (isSo) totals['checks confirmed'] += 1;
    both = await engine.check(both.state, { finding: id, answer: isSo ? 'yes' : 'no' }, silent);
  }
  count('both', await present(both), gold);
}

for (const species of chosen) {
  for (const message of messagesOf(species).slice(0, most)) {
    const gold = message.signs
      .filter(({ state }) => state === 'present')
      .map(({ sign }) => acceptedIds(species, sign) ?? [sign])
      .filter((ids) => ids.length > 0);
    const [quote = ''] = withoutNames(message.text).match(/^(?:\W*\w+){1,20}/) ?? [];
    const claims = gold.map(([id]) => ({ id, state: 'present', quote, sure: true }));
    if (vendor) vendor.answers = () => ({ content: JSON.stringify({ heard: claims }) });
    await play(species, message, gold);
  }
}
const consults: Record<keyof typeof counts, Consults[]> = { engine: [], model: [], both: [] };
const readWhole: ReadWords = async ({ text, species, signs, scripted }) => {
  const sent = withoutNames(text);
  const [quote = ''] = sent.match(/^(?:\W*\w+){1,20}/) ?? [];
  const claims = scripted.slice(0, 60).map((id) => ({ id, state: 'present', quote, sure: true }));
  if (vendor) vendor.answers = () => ({ content: JSON.stringify({ heard: claims }) });
  const { signal } = new AbortController();
  const reading = await extractFindings(model, { text: sent, species, signs }, { signal }).catch(
    () => {
      totals.faults += 1;
      return null;
    },
  );
  totals.tokens += (reading?.tokens.in ?? 0) + (reading?.tokens.out ?? 0);
  return reading?.signs ?? [];
};
for (const species of chosen) {
  const ways = await playConsults(species, { most, readWords: readWhole });
  for (const who of ['engine', 'model', 'both'] as const) consults[who].push(ways[who]);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const sum = (who: keyof typeof counts, what: keyof Consults): number =>
  consults[who].reduce((all, one) => all + one[what], 0);
const mean = (who: keyof typeof counts, what: keyof Consults): number =>
  sum(who, what) / Math.max(1, sum(who, 'consults'));
console.log(`${model.name} at ${model.host}, ${chosen.join(' ')}`);
console.table(
  Object.fromEntries(
    (
      [
        ['model and engine', 'both'],
        ['model alone', 'model'],
        ['engine alone', 'engine'],
      ] as const
    ).map(([name, who]) => {
      const { hit, added, missed, lowered } = counts[who];
      const row = {
        precision: percent(hit, hit + added),
        recall: percent(hit, hit + missed),
        'urgency lowered (messages)': who === 'model' ? '–' : lowered,
        'urgency lowered (consults)': sum(who, 'lowered'),
        'urgency raised (consults)': sum(who, 'raised'),
        'questions a consult': mean(who, 'questions').toFixed(2),
        'checks a consult': mean(who, 'checks').toFixed(2),
        'questions saved': (mean('engine', 'questions') - mean(who, 'questions')).toFixed(2),
      };
      return [name, row];
    }),
  ),
);
console.log(`whole consults: ${sum('engine', 'consults')}`);
console.log(
  Object.entries(totals)
    .map(([what, n]) => `${what}: ${n}`)
    .join(', '),
);
await model.close();
await vendor?.close();
if (counts.both.lowered > 0 || sum('both', 'lowered') > 0) process.exitCode = 1;
