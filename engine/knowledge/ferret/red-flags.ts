import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet who sees ferrets now.';

/** Red flags of ferrets. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'ferret-insulinoma', name: 'Low blood sugar signs', level: 'emergency', when: [['glassy'], ['mouth_paw', 'drooling'], ['hind_weak', 'drooling'], ['mouth_paw', 'weakness'], ['hind_weak', 'lethargy'], ['seizure'], ['hind_weak', 'onset=sudden'], ['hind_weak', 'glassy'], ['weakness', 'drooling'], ['mouth_paw', 'hind_weak']], reason: 'In ferrets these are typical of low blood sugar, which can end in coma.', advice: `${now} If the ferret is awake and can swallow, rub a little syrup on the gums on the way; never force liquid.`, guards: ['insulinoma'], screen: ['nerves', 'general'], source: 'triage' },
  { id: 'ferret-urine', name: 'Straining to urinate', level: 'emergency', when: [['pee_straining'], ['pee_none']], reason: 'A ferret that strains may be blocked, often through an adrenal problem.', advice: now, guards: ['urinary-block'], screen: ['urinary'], source: 'triage' },
  { id: 'ferret-foreign', name: 'Swallowed object or vomiting with black stool', level: 'emergency', when: [['ate_object', 'vomiting'], ['ate_object', 'appetite_loss'], ['ate_object', 'lethargy'], ['vomiting', 'black_stool'], ['vomiting', 'lethargy'], ['ate_object']], reason: 'Ferrets often swallow foam or rubber, which blocks the gut.', advice: now, guards: ['foreign-body'], screen: ['gut'], source: 'triage' },
  { id: 'ferret-jill', name: 'Pale jill in season', level: 'emergency', when: [['vulva_swollen', 'pale_gums'], ['vulva_swollen', 'weakness'], ['vulva_swollen', 'bruising'], ['vulva_swollen', 'lethargy']], reason: 'A long season can stop the bone marrow.', advice: now, guards: ['oestrus-anaemia'], source: 'triage' },
  { id: 'ferret-not-eating', name: 'Not eating', level: 'today', when: [['appetite_loss'], ['diarrhea'], ['vomiting'], ['black_stool'], ['hind_weak']], reason: 'Ferrets have little reserve and low blood sugar follows quickly.', advice: 'See a vet today.', source: 'triage' },
] satisfies readonly RedFlag[];
