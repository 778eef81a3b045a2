import type { Condition } from '../knowledge-types.ts';
import type { Appraisal } from '../infer/appraisal.ts';
import type { Model } from '../infer/model.ts';
import { believe } from '../infer/posterior.ts';
import type { CaseState, LabFinding } from '../types.ts';
import { ln } from '../infer/arithmetic.ts';

/** A laboratory value and how strongly it speaks for one condition (natural log of the odds ratio). */
export interface LabWeight {
  readonly line: string;
  readonly weight: number;
}

/** "creatinine 3.4 mg/dL, high, page 1 of bloods.pdf". */
export function labLine(model: Model, lab: LabFinding): string {
  const name = model.knowledge.analytes[lab.analyte]?.name ?? lab.analyte.replaceAll('_', ' ');
  const measured = [name, lab.text ?? lab.value, lab.unit].filter((part) => part !== undefined);
  return [measured.join(' ').trim(), lab.flag, lab.source].filter(Boolean).join(', ');
}

const odds = (p: number): number => ln(p / (1 - p));

/** Normal values speak only where the condition usually changes them. */
function matters(condition: Condition, lab: LabFinding): boolean {
  return lab.flag !== 'normal' || condition.labs?.[lab.analyte] !== undefined;
}

/** Exact leave-one-out weight of each laboratory value for one condition. */
export function labWeights({ model, state, belief }: Appraisal, hypothesis: number): LabWeight[] {
  const condition = model.conditions[hypothesis];
  if (!condition) return [];
  const now = odds(belief.probs[hypothesis] ?? 0.5);
  return state.labFindings
    .filter((lab) => model.knowledge.analytes[lab.analyte] && matters(condition, lab))
    .map((lab) => {
      const others = state.labFindings.filter((other) => other !== lab);
      const without = believe(model, { ...state, labFindings: others });
      return {
        line: labLine(model, lab),
        weight: now - odds(without.probs[hypothesis] ?? 0.5),
      };
    });
}

/** "Laboratory values taken into account: creatinine 3.4 mg/dL, high, page 1 of bloods.pdf; …". */
export function labSummary(model: Model, state: CaseState): string {
  const isOut = (lab: LabFinding): boolean => lab.flag !== 'normal';
  const out = state.labFindings.filter(isOut).map((lab) => labLine(model, lab));
  const normal = state.labFindings.length - out.length;
  const rest = normal === 0 ? [] : [`${normal} ${normal === 1 ? 'value' : 'values'} within range`];
  return `Laboratory values taken into account: ${[...out, ...rest].join('; ')}.`;
}
