import { ageBandOf } from './age.ts';
import type { Appraisal } from './appraisal.ts';
import type { Belief } from './posterior.ts';
import { signsTold } from './signs.ts';

/** Whether the owner said that the animal eats, or that it is as lively as ever. */
export function isWell(belief: Belief): boolean {
  return ['appetite_loss', 'lethargy'].some((id) => belief.known.get(id)?.value === 'no');
}

/** The finding that what was told happened once and no more. */
export const onceOnly = 'happened_once';

/** Signs beyond so many make a picture, which the arithmetic judges. */
const few = 2;

/**
 * How long everyday signs can wait (a sneeze or two, one soft stool, an itch): told alone of a grown animal that eats, is as
 * lively as ever or did it once, by the species' own list. Null where anything else was told: another sign, a kind of one of these (blood
 * in the stool), poison, or, of what is only watched, that it has lasted for days.
 */
export function waitOf({ model, state, belief }: Appraisal): 'routine' | 'watch' | null {
  const { known } = belief;
  const { waits, findings } = model.knowledge;
  const isOnce = known.get(onceOnly)?.value === 'yes';
  if (!(isWell(belief) || isOnce) || ageBandOf(model.knowledge, state.patient) === 'baby')
    return null;
  const signs = signsTold(model, known, 0);
  const others = findings.filter(
    ({ id, topic }) => topic !== 'husbandry' && !waits.has(id) && known.get(id)?.value === 'yes',
  );
  if (signs.length === 0 || signs.length > few || others.length > 0) return null;
  const lasts = !['hours', undefined].includes(known.get('course')?.value);
  if (lasts && signs.some((id) => waits.get(id) === 'watch')) return null;
  return signs.some((id) => waits.get(id) === 'routine') ? 'routine' : 'watch';
}
