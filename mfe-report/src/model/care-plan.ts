import { copy } from '../copy.ts';
import type { ReportView, TriageView } from './report-view.ts';

/** What an owner does and leaves, most important first. */
export interface CarePlan {
  /** Said before the lists; empty where they are made of it. */
  readonly now: string;
  readonly todo: readonly string[];
  readonly avoid: readonly string[];
}

/** A step's first sentence, which is read at a glance, and what it says besides; empty where that is all. */
export function stepParts(step: string): { readonly lead: string; readonly more: string } {
  const [lead = '', ...more] = step.split(SENTENCE_END);
  return { lead, more: more.join(' ') };
}

/** Most entries of either list: what a frightened person keeps in mind. */
const MOST = 3;
const SENTENCE_END = /(?<=[.!?])\s+/;
const FORBIDS = /^(?:do not|don['’]t|never|no|give (?:no|nothing))\b/i;

/** The steps that the report gives, else those of the urgency's advice, those that forbid apart. */
export function carePlan({ triage, care }: Pick<ReportView, 'triage' | 'care'>): CarePlan {
  const advice = triage ? afterTitle(triage) : '';
  if (care) return { now: advice, todo: atMost(care.do), avoid: atMost(care.never) };
  const steps = advice
    .split(SENTENCE_END)
    .map((step) => step.trim())
    .filter(Boolean);
  return {
    now: '',
    todo: atMost(steps.filter((step) => !FORBIDS.test(step))),
    avoid: atMost(steps.filter((step) => FORBIDS.test(step))),
  };
}

/** "See a vet today, within hours." under the title "See a vet today" says only what the title does not: "Go within hours." */
function afterTitle({ advice, level }: TriageView): string {
  const title = copy.triage[level];
  if (advice.startsWith(`${title}, `)) return `Go ${advice.slice(title.length + 2)}`;
  return advice.startsWith(`${title}.`) ? advice.slice(title.length + 1).trim() : advice;
}

/** The last entry takes what is over: nothing that the report says is lost. */
function atMost(steps: readonly string[]): readonly string[] {
  if (steps.length <= MOST) return steps;
  return [...steps.slice(0, MOST - 1), steps.slice(MOST - 1).join(' ')];
}
