import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only hamsters need. */
export const findings = [
  { id: 'wet_tail', name: 'a wet rear end', topic: 'gut', ask: 'Is the rear wet or soiled?', leak: 0.03, told: 0.9, says: ['wet tail', 'wettail', 'wet <anus>', 'wet back end', 'soaked bottom', 'wet bottom', 'tail * wet', 'wet around * tail', 'soiled <anus>', 'dirty <anus>'] },
  { id: 'cheek_pouch', name: 'a stuck or turned-out cheek pouch', topic: 'mouth', ask: 'Is a cheek pouch full for long, swollen or hanging out?', leak: 0.01, told: 0.9, says: ['cheek pouch', 'pouch * stuck', 'pouch * hang', 'pouch * out', 'swollen cheek', 'cheek * swollen', 'impacted pouch', 'cheeks * full', 'cheek * full', 'pouch * full', 'bulging cheek', 'cheek * hang'] },
  { id: 'unrousable', name: 'cold and cannot be woken', topic: 'general', ask: 'Is {pet} cold and impossible to wake?', leak: 0.005, told: 0.95, says: ['will not wake', 'not wake up', 'can not wake', 'torpor', 'hibernat', 'seems dead', 'look dead', 'barely breathing', 'cold and stiff', 'cold and not moving', 'cold and still'] },
  { id: 'vulva_bleed', name: 'bleeding from the vulva', topic: 'repro', ask: 'Is there blood from the vulva?', leak: 0.006, told: 0.9, says: ['bleed * <genitals>', 'blood from * <genitals>', 'blood from her', 'bleed from her', 'bleeding down below', 'bleed under * tail', 'blood * under * tail', 'vaginal bleeding', 'blood around * bottom', 'bleed * <anus>', 'bleeding from her'] },
] satisfies readonly Finding[];
