import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet who sees small pets now. Keep the hamster warm and quiet.';

/** Red flags of hamsters. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'hamster-wet-tail', name: 'Wet tail', level: 'emergency', when: [['wet_tail'], ['diarrhea'], ['dirty_bottom', 'lethargy']], reason: 'Diarrhoea dries out a hamster within a day or two and is often deadly.', advice: now, guards: ['wet-tail'], screen: ['gut', 'general'], source: 'triage' },
  { id: 'hamster-cold', name: 'Cold and cannot be woken', level: 'emergency', when: [['unrousable'], ['cold_body'], ['collapse']], reason: 'It may be torpor or dying; both need careful warming.', advice: `Warm it slowly in your hands or near a wrapped warm bottle. ${now}`, guards: ['torpor'], source: 'triage' },
  { id: 'hamster-pouch', name: 'Cheek pouch out', level: 'emergency', when: [['cheek_pouch', 'appetite_loss'], ['cheek_pouch', 'bleeding'], ['cheek_pouch', 'mouth_bleeding'], ['prolapse']], reason: 'A pouch hanging out dries and dies.', advice: `${now} Keep it moist.`, guards: ['cheek-pouch'], source: 'triage' },
  { id: 'hamster-pouch-today', name: 'Stuck cheek pouch', level: 'today', when: [['cheek_pouch'], ['appetite_loss'], ['tooth_loose'], ['mouth_pain'], ['mouth_bleeding']], reason: 'A hamster that cannot eat weakens within a day.', advice: 'See a vet today.', source: 'triage' },
  { id: 'hamster-vulva', name: 'Bleeding vulva', level: 'emergency', when: [['vulva_bleed'], ['genital_discharge']], reason: 'Bleeding from the womb is dangerous.', advice: now, guards: ['pyometra'], source: 'triage' },
  { id: 'hamster-breathing', name: 'Breathing trouble', level: 'emergency', when: [['breath_hard'], ['open_mouth'], ['noisy_breath', 'lethargy'], ['breath_fast'], ['noisy_breath', 'appetite_loss']], reason: 'Breathing effort in a hamster is serious.', advice: now, guards: ['pneumonia'], screen: ['breathing'], source: 'triage' },
  { id: 'hamster-belly', name: 'Swollen belly', level: 'today', when: [['belly_swollen'], ['lethargy', 'hiding'], ['bite_wound'], ['weakness'], ['seizure']], reason: 'A swollen belly or weakness in a hamster needs a vet soon.', advice: 'See a vet today.', source: 'triage' },
] satisfies readonly RedFlag[];
