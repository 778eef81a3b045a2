import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet who sees reptiles now. Keep it at the right warmth for its species on the way.';

/** Red flags of reptiles. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'reptile-breathing', name: 'Open-mouth or gurgling breathing', level: 'emergency', when: [['open_mouth', 'noisy_breath'], ['open_mouth', 'mouth_bubbles'], ['breath_hard'], ['open_mouth', 'lethargy'], ['mouth_bubbles', 'lethargy'], ['mouth_bubbles', 'appetite_loss'], ['open_mouth']], reason: 'Open-mouth breathing at rest points to lung infection.', advice: now, guards: ['respiratory-infection'], screen: ['breathing'], source: 'triage' },
  { id: 'reptile-tremor', name: 'Tremors', level: 'emergency', when: [['twitching'], ['seizure'], ['shaking']], reason: 'Twitching can mean dangerously low calcium.', advice: now, guards: ['mbd'], screen: ['nerves', 'limbs'], source: 'triage' },
  { id: 'reptile-eggs', name: 'Retained eggs', level: 'emergency', when: [['egg_weak', 'lethargy'], ['egg_weak', 'weakness'], ['egg_weak', 'appetite_loss'], ['egg_weak', 'cannot_stand']], reason: 'Retained eggs with weakness are dangerous.', advice: now, guards: ['egg-retention'], source: 'triage' },
  { id: 'reptile-eggs-today', name: 'Eggs that do not come', level: 'today', when: [['egg_weak', 'straining_stool'], ['egg_weak']], reason: 'Eggs that do not come can turn dangerous within days.', advice: 'See a reptile vet today and provide a nesting place.', source: 'triage' },
  { id: 'reptile-limp', name: 'Dark and limp', level: 'emergency', when: [['black_limp', 'lethargy'], ['black_limp', 'weakness'], ['black_limp', 'cannot_stand'], ['black_limp', 'appetite_loss'], ['weakness', 'hind_weak']], reason: 'A dark, limp reptile is close to collapse.', advice: now, source: 'triage' },
  { id: 'reptile-shell', name: 'Broken shell', level: 'emergency', when: [['shell_crack']], reason: 'A broken shell opens the body to infection.', advice: `${now} Cover it with a clean damp cloth.`, guards: ['shell-fracture'], source: 'triage' },
  { id: 'reptile-mouth', name: 'Mouth bubbles or swollen jaw', level: 'today', when: [['mouth_bubbles'], ['soft_jaw'], ['mouth_sores'], ['joint_swelling'], ['hind_weak']], reason: 'Lung infection and bone disease progress silently in reptiles.', advice: 'See a reptile vet today.', source: 'triage' },
  { id: 'reptile-toe', name: 'Stuck shed with a dark toe', level: 'today', when: [['stuck_shed', 'toe_dark'], ['toe_dark']], reason: 'Stuck skin cuts off the blood and the toe or tail tip can die.', advice: 'See a reptile vet today; do not pull the skin.', guards: ['dysecdysis'], source: 'triage' },
  { id: 'reptile-straining', name: 'Straining', level: 'today', when: [['straining_stool'], ['no_stool_48h', 'appetite_loss'], ['vomiting'], ['regurgitation']], reason: 'Straining can end in a prolapse.', advice: 'See a reptile vet today.', source: 'triage' },
] satisfies readonly RedFlag[];
