import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a bird vet or emergency clinic now. Keep the bird warm, dark and quiet in a small box.';

/** Red flags of birds. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'bird-breathing', name: 'Hard breathing', level: 'emergency', when: [['tail_bob'], ['open_mouth'], ['breath_hard'], ['wheeze'], ['breath_fast']], reason: 'Birds hide illness; visible breathing effort means little reserve is left.', advice: now, screen: ['breathing', 'general'], guards: ['bird-respiratory'], source: 'triage' },
  { id: 'bird-floor', name: 'On the cage floor', level: 'emergency', when: [['cage_floor', 'fluffed'], ['cage_floor', 'lethargy'], ['cage_floor', 'weakness'], ['cage_floor', 'appetite_loss'], ['fluffed', 'weakness'], ['fluffed', 'appetite_loss'], ['cage_floor']], reason: 'A bird that sits fluffed on the floor is very ill.', advice: now, screen: ['general', 'gut'], source: 'triage' },
  { id: 'bird-egg', name: 'Egg binding', level: 'emergency', when: [['egg_strain'], ['straining_stool', 'belly_swollen']], who: { sex: 'female' }, reason: 'A stuck egg presses on nerves and blood vessels and can kill within a day.', advice: now, screen: ['repro', 'gut'], guards: ['egg-binding'], source: 'triage' },
  { id: 'bird-egg-any', name: 'Egg binding', level: 'emergency', when: [['egg_strain']], reason: 'A stuck egg can kill within a day.', advice: now, guards: ['egg-binding'], source: 'triage' },
  { id: 'bird-blood', name: 'Bleeding feather or wound', level: 'emergency', when: [['blood_feather'], ['bite_wound'], ['bleeding']], reason: 'A small bird can lose a dangerous share of its blood quickly.', advice: `${now} Press gently with gauze.`, source: 'triage' },
  { id: 'bird-fumes', name: 'Fumes', level: 'emergency', when: [['toxin_bird_fumes']], reason: 'Fumes kill birds within minutes.', advice: `Fresh air first. ${now}`, source: 'triage' },
  { id: 'bird-crop', name: 'Full crop that does not empty', level: 'today', when: [['crop_slow']], reason: 'A crop that does not empty sours within a day.', advice: 'See a bird vet today.', source: 'triage' },
  { id: 'bird-crop-weak', name: 'Full crop and weak', level: 'emergency', when: [['crop_slow', 'lethargy'], ['crop_slow', 'weakness'], ['crop_slow', 'vomiting'], ['vomiting', 'weight_loss'], ['vomiting', 'lethargy']], reason: 'Vomiting or a sour crop with weakness is dangerous for a bird.', advice: now, source: 'triage' },
  { id: 'bird-nerves', name: 'Seizure or loss of balance', level: 'emergency', when: [['seizure'], ['wobbly'], ['head_tilt'], ['hind_weak']], reason: 'In birds this can be poisoning with lead or zinc, or severe illness.', advice: now, source: 'triage' },
  { id: 'bird-not-eating', name: 'Not eating', level: 'today', when: [['appetite_loss'], ['droppings_change', 'lethargy'], ['fluffed'], ['lethargy'], ['diarrhea']], reason: 'A bird that eats little or sits fluffed can fade within a day or two.', advice: 'See a bird vet today and keep it warm.', source: 'triage' },
] satisfies readonly RedFlag[];
