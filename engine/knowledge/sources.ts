import type { Source } from '../src/knowledge-types.ts';

/** Shared sources. A species pack may add its own under other keys. */
export const sources = {
  est26: { title: 'Petwise knowledge authors, estimate from general veterinary literature; to be confirmed by a veterinarian', kind: 'expert-estimate', date: '2026-11' },
  triage: { title: 'Petwise safety list, after published veterinary triage lists and poison lines; to be confirmed by a veterinarian', kind: 'expert-estimate', date: '2026-11' },
  vtl: { title: 'Ruys et al., veterinary triage list, J Vet Emerg Crit Care 2012;22:303', kind: 'study', date: '2012' },
  dog21: { title: 'O’Neill et al., prevalence of commonly diagnosed disorders in UK dogs, BMC Vet Res 2021;17:69', kind: 'study', date: '2021' },
  dog14: { title: 'O’Neill et al., prevalence of disorders in dogs in England, PLoS One 2014;e90501', kind: 'study', date: '2014' },
  cat23: { title: 'O’Neill et al., commonly diagnosed disorders in UK cats, J Feline Med Surg 2023', kind: 'study', date: '2023' },
  cat14: { title: 'O’Neill et al., prevalence of disorders in cats in England, Vet J 2014', kind: 'study', date: '2014' },
  merck: { title: 'MSD (Merck) Veterinary Manual, general descriptions; numbers are estimates from them', kind: 'textbook', date: '2024' },
} satisfies Readonly<Record<string, Source>>;
