import type { Step } from './conclude.ts';
import { conclude, withSay } from './conclude.ts';
import { openChecks } from './correct.ts';
import type { EngineParts } from './interpret.ts';
import { appraise } from './infer/appraisal.ts';
import { limits } from './infer/questions.ts';
import { triageOf } from './infer/triage.ts';
import type { CheckAnswer, Listened } from './second-reading.ts';
import { answeredCheck, urgencyOf, withSecondReading } from './second-reading.ts';
import type { CaseState, ConsultStep } from './types.ts';

/** The same question again, with the urgency as it is now. */
function unmoved(engine: EngineParts, state: CaseState, lines: string[]): ConsultStep {
  const appraisal = appraise(engine.model, state);
  const own = triageOf(appraisal).triage;
  const open = state.asked.at(-1);
  const question = open?.answer === null ? open.question : null;
  const answered = state.asked.filter(({ answer: given }) => given !== null).length;
  return {
    state,
    question,
    canProcessResults: own?.level === 'emergency' || question === null || answered >= limits.enough,
    extractionSummary: '',
    mismatchWarning: null,
    triage: urgencyOf(appraisal).triage,
    reasoning: lines,
  };
}

/** Takes in what another reader heard. */
export function listen({ engine, state, onReasoning }: Step, reading: Listened): ConsultStep {
  const { say, lines } = withSay(onReasoning);
  const next = withSecondReading(engine, state, reading);
  const read = (next.second?.heard ?? []).filter(({ turn }) => turn === reading.turn);
  const agreed = read.filter((sign) => sign.agreed).length;
  const asked = openChecks(next).length;
  say(
    `A second reader heard ${read.length} things in your words; on ${agreed} both readers agree.` +
      (asked ? ` You are asked about ${asked}; until then they lower nothing.` : ''),
  );
  return unmoved(engine, next, lines);
}

/** Takes in the owner's word on one check. */
export function check(
  { engine, state, onReasoning }: Step,
  reply: { finding: string; answer: CheckAnswer },
): ConsultStep {
  const { say, lines } = withSay(onReasoning);
  const done = answeredCheck(engine.model, state, reply);
  if (!done?.changed) return unmoved(engine, done?.state ?? state, lines);
  say('Thinking again with your word on it…');
  // The question that was open may be another one now.
  const asked = done.state.asked.filter(({ answer: given }) => given !== null);
  const next = { ...done.state, asked };
  const { evidence } = next;
  const turn = conclude(engine, next, { evidence, unmatched: [], say });
  return { ...turn, reasoning: lines };
}
