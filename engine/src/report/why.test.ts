import { expect, it } from 'vitest';
import { nextQuestion } from '../infer/questions.ts';
import { buildModel } from '../infer/model.ts';
import { believe, ranked } from '../infer/posterior.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { caseOf, patientOf, toldOf } from '../testing/cases.ts';
import { layName, whyOf } from './why.ts';
import { percent } from './wording.ts';

/** The two causes, and how far the answer moves the first of them. */
const APART = /tell (.+) from (.+?): ".+" would move (.+) from (.+ %) to (.+ %)\.$/;

it.each(['vomiting', 'limping', 'cough', 'itching', 'drinking_more'])(
  'CHAT-03 why a dog with %s is asked: of the six likeliest causes the two that the answer pulls apart most, in exact numbers',
  async (finding) => {
    const model = buildModel(await loadKnowledge('dog'));
    const state = caseOf(patientOf('dog'), [toldOf(finding)]);
    const belief = believe(model, state);
    const candidate = nextQuestion({ model, belief, state }, null);
    if (candidate === null) throw new Error('nothing is asked');
    const [, up, down, moved, before, after] = APART.exec(whyOf(model, belief, candidate)) ?? [];
    const leading = ranked(belief)
      .filter((one) => one < model.conditions.length)
      .slice(0, 6);
    const now = (one: number): number => belief.probs[one] ?? 0;
    const then = (one: number): number => candidate.after(0)[one] ?? 0;
    const shifts = leading.map((one) => then(one) - now(one));
    const most = leading[shifts.indexOf(Math.max(...shifts))] ?? -1;
    const least = leading[shifts.indexOf(Math.min(...shifts))] ?? -1;
    expect([up, down, moved]).toEqual([most, least, most].map((one) => layName(model, one)));
    expect([before, after]).toEqual([percent(now(most)), percent(then(most))]);
  },
);
