import type { Source } from '../src/knowledge-types.ts';

/** Shared sources. A species pack may add its own under other keys. */
export const sources = {
  est26: {
    title:
      'Petwise knowledge authors, estimate from general veterinary literature; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  triage: {
    title:
      'Petwise safety list, after published veterinary triage lists and poison lines; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  vtl: {
    title: 'Ruys et al., veterinary triage list, J Vet Emerg Crit Care 2012;22:303',
    kind: 'study',
    date: '2012',
  },
  'est26-dog21': {
    title:
      'Petwise estimate, informed by O’Neill et al., disorders commonly diagnosed in UK dogs, BMC Vet Res 2021;17:69; not a figure of that study; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  'est26-dog14': {
    title:
      'Petwise estimate, informed by O’Neill et al., disorders of dogs in England, PLoS One 2014;e90501; not a figure of that study; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  'est26-cat23': {
    title:
      'Petwise estimate, informed by O’Neill et al., disorders commonly diagnosed in UK cats, J Feline Med Surg 2023; not a figure of that study; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  'est26-cat14': {
    title:
      'Petwise estimate, informed by O’Neill et al., disorders of cats in England, Vet J 2014; not a figure of that study; to be confirmed by a veterinarian',
    kind: 'expert-estimate',
    date: '2026-11',
  },
  merck: {
    title: 'MSD (Merck) Veterinary Manual, general descriptions; numbers are estimates from them',
    kind: 'textbook',
    date: '2024',
  },
} satisfies Readonly<Record<string, Source>>;
