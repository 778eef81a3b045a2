import type { EngineParts } from './interpret.ts';
import { interpret } from './interpret.ts';
import { corrected } from './correct.ts';
import { askedIds, settleEvidence, enough } from './infer/known.ts';
import { appraise, type Appraisal } from './infer/appraisal.ts';
import type { Model } from './infer/model.ts';
import type { Urgency } from './infer/triage.ts';
import { levels, triageOf } from './infer/triage.ts';
import { careOfRule } from './report/care.ts';
import { questionText } from './report/wording.ts';
import { decidingSign } from './second-danger.ts';
import type {
  CaseState,
  Evidence,
  ReadSign,
  Patient,
  SecondCheck,
  SecondReading,
  SecondReadingReport,
} from './types.ts';

/** Most checks that the owner is asked for one text of theirs. */
export const mostChecks = 3;

/** What another reader heard in one of the owner's texts. */
export interface Listened {
  /** 0 for the first description, then the number of the answer. */
  turn: number;
  /** Quotes must stand in that text; who calls has seen to it. */
  heard: readonly Omit<ReadSign, 'turn' | 'agreed'>[];
}

/** The owner's word on what only another reader heard. */
export type CheckAnswer = NonNullable<SecondCheck['answer']>;

const nothing: SecondReading = { turns: [], heard: [], checks: [] };

/** A finding that another reader may speak of: a plain sign, told by an owner. */
export function isReportable(model: Model, id: string): boolean {
  const finding = model.nodes.get(id)?.finding;
  return finding !== undefined && !finding.values && !finding.either && id !== 'lab_critical';
}

/** A sign as it is put to another reader. */
export interface ReportableSign {
  id: string;
  /** "vomiting". */
  name: string;
  /** What it means, as the owner would be asked for it. */
  meaning: string;
}

/** The signs that another reader may speak of, for one patient. */
export function reportableSigns(model: Model, patient: Patient): ReportableSign[] {
  return [...model.nodes.values()]
    .filter(({ finding, relevant }) => relevant && isReportable(model, finding.id))
    .map(({ finding }) => ({
      id: finding.id,
      name: finding.name,
      meaning: questionText(finding, model.knowledge, patient),
    }));
}

/**
 * Compares what another reader heard with what we did. It changes no evidence: where the two differ the owner is asked, and
 * what is asked and not answered yet can only make the case more urgent (`urgencyOf`).
 */
export function withSecondReading(
  engine: EngineParts,
  state: CaseState,
  reading: Listened,
): CaseState {
  const { model } = engine;
  const before = state.second ?? nothing;
  const { turn } = reading;
  const retained = before.checks.filter((check) => check.turn !== turn || check.answer !== null);
  const known = settleEvidence(model, state.evidence);
  const isPresent = (id: string): boolean =>
    known.get(id)?.value === 'yes' && known.get(id)?.meaningOf === undefined;
  const claims = oneEach(reading.heard)
    .filter(({ finding }) => finding === null || isReportable(model, finding))
    .map((sign) => {
      const agreed =
        sign.finding !== null && isPresent(sign.finding) === (sign.state === 'present');
      return { ...sign, turn, agreed };
    });
  const told = new Set([
    ...askedIds({ ...state, asked: state.asked.filter(({ answer }) => answer !== null) }),
    ...(state.withdrawn ?? []).map(({ finding }) => finding),
    ...retained.map(({ finding }) => finding),
  ]);
  const open = claims.flatMap(({ finding, quote, agreed, state: readAs }): SecondCheck[] => {
    if (finding === null || agreed || told.has(finding)) return [];
    const against = isPresent(finding);
    // A sign of an earlier text is not this one's to doubt.
    if (against && !state.evidence.some((item) => item.finding === finding && item.turn === turn))
      return [];
    const isNew = !against && !known.has(finding);
    const entailed = isNew && entails(engine, finding, sentenceOf(textOf(state, turn), quote));
    return [{ finding, quote, turn, heardAs: readAs, against, entailed, answer: null }];
  });
  const dangers = decidingChecks(model, state, { open, told });
  const asked = new Set(dangers.map(({ finding }) => finding));
  const others = open.filter(({ finding }) => !asked.has(finding));
  const useful = [...inOrder(model, state, dangers), ...inOrder(model, state, others)];
  const checks = [...retained, ...useful.slice(0, mostChecks)];
  return {
    ...state,
    second: {
      turns: [...before.turns.filter((other) => other !== turn), turn],
      heard: [...before.heard.filter((sign) => sign.turn !== turn), ...claims],
      checks,
    },
  };
}

/** The decisive questions of dangers that the other reader was the first to tell of, each on the words that told of it. */
function decidingChecks(
  model: Model,
  state: CaseState,
  { open, told }: { open: readonly SecondCheck[]; told: ReadonlySet<string> },
): SecondCheck[] {
  const checks = new Map<string, SecondCheck>();
  const now = state.asked.at(-1);
  for (const check of open) {
    if (check.against || check.heardAs !== 'present') continue;
    const deciding = decidingSign(model, state, claimed(check));
    if (!deciding || told.has(deciding.finding) || checks.has(deciding.finding)) continue;
    // The engine is asking for it at this moment.
    if (now?.answer === null && now.question.id === deciding.finding) continue;
    const itself = open.find(({ finding }) => finding === deciding.finding);
    const entailed = itself?.entailed ?? false;
    checks.set(deciding.finding, { ...check, ...deciding, entailed });
  }
  return [...checks.values()];
}

/** What the owner wrote at a turn. */
function textOf({ symptoms, asked }: CaseState, turn: number): string {
  return turn === 0 ? symptoms : (asked[turn - 1]?.answer ?? '');
}

/** The whole sentence that a quote stands in, so that no "not" and no "other dog" is cut off; '' where it is not found. */
function sentenceOf(text: string, quote: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n/);
  return sentences.find((sentence) => quote !== '' && sentence.includes(quote)) ?? '';
}

/** Whether our own reading of a sentence, on its own, finds the sign. */
function entails(engine: EngineParts, finding: string, sentence: string): boolean {
  const { evidence } = interpret(engine, sentence, { source: 'text', turn: 0 });
  return evidence.some(
    (item) => item.finding === finding && item.value === 'yes' && item.certainty >= enough,
  );
}

/** One claim a finding: that it is there goes before all others. */
function oneEach<Sign extends Pick<ReadSign, 'finding' | 'state' | 'quote'>>(
  claims: readonly Sign[],
): Sign[] {
  const byId = new Map<string, Sign>();
  for (const sign of claims) {
    const key = sign.finding ?? `other ${sign.quote}`;
    const other = byId.get(key);
    if (!other || (other.state !== 'present' && sign.state === 'present')) byId.set(key, sign);
  }
  return [...byId.values()];
}

const claimed = ({ finding, quote, turn }: SecondCheck): Evidence => {
  return { finding, value: 'yes', certainty: 0.8, source: 'text', turn, quote };
};

const rank = ({ triage }: Urgency): number =>
  triage === null ? levels.length : levels.indexOf(triage.level);

/** Those checks first whose answer matters most: danger first, then what moves the urgency, then what moves the risk. */
function inOrder(model: Model, state: CaseState, checks: readonly SecondCheck[]): SecondCheck[] {
  const urgency = (evidence: readonly Evidence[]): Urgency => {
    const other = { ...state, evidence: [...evidence] };
    return triageOf(appraise(model, other));
  };
  const now = urgency(state.evidence);
  const flags = new Set(model.knowledge.redFlags.flatMap(({ when }) => when.flat()));
  const weighed = checks.map((check) => {
    const { finding, against } = check;
    const then = urgency(
      against
        ? state.evidence.filter((item) => item.finding !== finding)
        : [...state.evidence, claimed(check)],
    );
    const raises = against ? 0 : Math.max(0, rank(now) - rank(then));
    const moves = Math.abs(rank(now) - rank(then));
    const isFlag = flags.has(finding) ? 1 : 0;
    return { check, order: [raises, isFlag, moves, Math.abs(now.risk - then.risk)] };
  });
  const sorted = weighed.toSorted((a, b) => {
    const place = a.order.findIndex((value, index) => value !== b.order[index]);
    return place < 0 ? 0 : (b.order[place] ?? 0) - (a.order[place] ?? 0);
  });
  return sorted.map(({ check }) => check);
}

/**
 * How urgent a case is, with what another reader heard and we find in the same words too, until the owner has answered.
 * The most urgent of all counts: with nothing of it, with each alone and with all of it, so that nothing another reader
 * says can make a case less urgent. An emergency bears its first aid.
 */
export function urgencyOf(appraisal: Appraisal): Urgency {
  const gravest = gravestOf(appraisal);
  const { triage, hits } = gravest;
  const rule = hits.find(({ level }) => level === 'emergency');
  const care = rule && triage?.level === 'emergency' && careOfRule(appraisal.model, rule.id);
  return triage && care ? { ...gravest, triage: { ...triage, care } } : gravest;
}

function gravestOf(appraisal: Appraisal): Urgency {
  const { model, state } = appraisal;
  const own = triageOf(appraisal);
  const open = (state.second?.checks ?? []).filter(
    ({ entailed, answer }) => entailed && answer === null,
  );
  if (open.length === 0) return own;
  const claims = open.map(claimed);
  const sets = [...claims.map((claim) => [claim]), claims];
  const raised = sets.map((added): Urgency => {
    const other = { ...state, evidence: [...state.evidence, ...added] };
    return triageOf(appraise(model, other));
  });
  const gravest = raised.reduce((worst, next) => (rank(next) < rank(worst) ? next : worst), own);
  if (gravest === own || gravest.triage === null) return own;
  const reasons = [...gravest.triage.reasons, 'A second reader heard this; your answer decides.'];
  return { ...gravest, triage: { ...gravest.triage, reasons } };
}

/** The state with the owner's word on one check; null where there is no such open check. Only this word changes evidence. */
export function answeredCheck(
  model: Model,
  state: CaseState,
  { finding, answer }: { finding: string; answer: CheckAnswer },
): { state: CaseState; changed: boolean } | null {
  const open = state.second?.checks.find(
    (check) => check.finding === finding && check.answer === null,
  );
  if (!state.second || !open) return null;
  const checks = state.second.checks.map((check) =>
    check === open ? { ...check, answer } : check,
  );
  const noted = { ...state, second: { ...state.second, checks } };
  if (answer === 'yes' && !open.against) {
    const others = state.evidence.filter((item) => item.finding !== finding);
    const confirmed: Evidence = { ...claimed(open), certainty: 0.97, source: 'answer' };
    return { state: { ...noted, evidence: [...others, confirmed] }, changed: true };
  }
  if (answer === 'no' && open.danger !== undefined) {
    // The owner was asked for the sign itself, as a safety question asks.
    const denied: Evidence = { ...claimed(open), value: 'no', certainty: 0.97, source: 'answer' };
    return {
      state: { ...noted, evidence: [...state.evidence, { ...denied, quote: '' }] },
      changed: true,
    };
  }
  if (answer === 'no' && open.against)
    return { state: corrected(model, noted, { remove: [finding] }), changed: true };
  return { state: noted, changed: false };
}

/** What another reader did in a case, for its report; null where nobody else has read. */
export function secondReadingOf(model: Model, state: CaseState): SecondReadingReport | null {
  if (!state.second) return null;
  const { heard: claims, checks } = state.second;
  const wordsOf = (id: string): string => model.nodes.get(id)?.finding.name ?? id;
  const differed = claims.flatMap(({ finding, quote, turn, agreed, state: readAs }) => {
    if (finding === null || agreed) return [];
    const asked = checks.find((check) => check.finding === finding && check.turn === turn);
    return [{ words: wordsOf(finding), quote, heardAs: readAs, answer: asked?.answer ?? null }];
  });
  const signs = new Set(claims.map(({ finding }) => finding));
  const asked = checks.flatMap(({ finding, quote, danger, answer }) =>
    danger === undefined || signs.has(finding)
      ? []
      : [{ words: wordsOf(finding), quote, danger, answer }],
  );
  return {
    ...(asked.length === 0 ? {} : { asked }),
    agreed: claims.flatMap(({ finding, agreed, state: readAs }) =>
      finding !== null && agreed && readAs === 'present' ? [wordsOf(finding)] : [],
    ),
    differed,
    unknown: claims.flatMap(({ finding, quote }) => (finding === null ? [quote] : [])),
  };
}
