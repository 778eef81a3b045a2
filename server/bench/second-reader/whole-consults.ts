import {
  buildModel,
  createEngine,
  levels,
  loadKnowledge,
  makeReader,
  reply,
  truthOf,
  vignettesOf,
  type Engine,
  type Evidence,
  type Model,
  type Listened,
  type Species,
  type Truth,
  type ConsultStep,
} from '@petwise/engine/bench';

/** What each way of reading comes to over whole consults. */
export interface Consults {
  readonly consults: number;
  /** Questions of the engine until the results. */
  questions: number;
  /** Checks that the owner was asked, one tap each. */
  checks: number;
  /** Less urgent at the end than the engine alone was. */
  lowered: number;
  raised: number;
}
export type Ways = Record<'engine' | 'model' | 'both', Consults>;

/** Has a text read; `scripted` is what the scripted vendor is to answer. */
export type ReadWords = (given: {
  text: string;
  species: Species;
  signs: ReturnType<Engine['reportable']>;
  scripted: readonly string[];
}) => Promise<Listened['heard']>;

const rank = ({ triage }: { triage: ConsultStep['triage'] }): number =>
  triage === null ? levels.length : levels.indexOf(triage.level);

/** Plays the engine's vignettes to the end by the engine alone, by the model's reading alone, and by both. */
export async function playConsults(
  species: Species,
  { most, readWords }: { most: number; readWords: ReadWords },
): Promise<Ways> {
  const knowledge = await loadKnowledge(species);
  const engine = createEngine(knowledge);
  const model = buildModel(knowledge);
  const reader = makeReader(knowledge);
  const vignettes = vignettesOf(species).slice(0, most);
  const none = (): Consults => {
    return { consults: vignettes.length, questions: 0, checks: 0, lowered: 0, raised: 0 };
  };
  const ways: Ways = { engine: none(), model: none(), both: none() };
  for (const vignette of vignettes) {
    const { patient, history, symptoms } = vignette;
    const owner = { engine, model, truth: truthOf(knowledge, reader, vignette) };
    const written = truthOf(knowledge, reader, { ...vignette, facts: { present: [], absent: [] } });
    const scripted = [...written].flatMap(([id, value]) => (value === 'yes' ? [id] : []));
    const signs = engine.reportable(patient);
    const claims = await readWords({ text: symptoms, species, signs, scripted });
    const begun = engine.begin({ patient, history, symptoms });
    const alone = toTheEnd(owner, begun, ways.engine);
    const evidence = claims.flatMap((sign): Evidence[] =>
      sign.state === 'present' && sign.finding !== null
        ? [
            {
              finding: sign.finding,
              value: 'yes',
              certainty: 0.9,
              source: 'text',
              turn: 0,
              quote: sign.quote,
            },
          ]
        : [],
    );
    const bare = { ...begun.state, asked: [], unmatchedText: [], evidence };
    const byModel = toTheEnd(owner, engine.correct(bare, {}), ways.model);
    const listened = engine.listen(begun.state, { turn: 0, heard: claims });
    const together = toTheEnd(owner, answered(owner, listened, ways.both), ways.both);
    for (const [way, end] of [
      [ways.model, byModel],
      [ways.both, together],
    ] as const) {
      if (rank(end) > rank(alone)) way.lowered += 1;
      if (rank(end) < rank(alone)) way.raised += 1;
    }
  }
  return ways;
}

interface Owner {
  readonly engine: Engine;
  readonly model: Model;
  readonly truth: Truth;
}

/** Answers every check as the truth has it. */
function answered({ engine, truth }: Owner, turn: ConsultStep, way: Consults): ConsultStep {
  let now = turn;
  for (let [check] = engine.understood(now.state).checks; check;) {
    way.checks += 1;
    const value = truth.get(check.id);
    const answer = value === 'yes' ? 'yes' : value === 'no' ? 'no' : 'unsure';
    now = engine.check(now.state, { finding: check.id, answer });
    [check] = engine.understood(now.state).checks;
  }
  return now;
}

function toTheEnd(
  { engine, model, truth }: Owner,
  first: ConsultStep,
  way: Consults,
): { triage: ConsultStep['triage'] } {
  let turn = first;
  while (turn.question) {
    way.questions += 1;
    turn = engine.answer(turn.state, { text: reply(model, truth, turn.question) });
  }
  return { triage: engine.finalize(turn.state).triage };
}
