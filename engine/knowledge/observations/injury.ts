import { either } from './either.ts';
import type { Observations } from './index.ts';

const limbs = 'leg/paw/wing';

export const injury = {
  wound: either(
    'wound | injury-mark | incision raw/discharge/red/puffy/burst/split-open | sore-spot~ | sore-spot cheek/face/leg/paw/skin/belly/neck | wound-bleed body-place/head-place/tail/ear/sore-spot/skin-patch/scab | lick bleeds-word | skin broken | paw split-open',
  ),
  '!wound': ['unhurt'],
  '!trauma': ['no-accident'],
  '!window_hit': ['no-accident'],
  '!bite_wound': ['no-fight'],
  wound_joint: either('wound joint-place/bone/heel | nail_ | bone-out'),
  bleeding: ['bleed-on'],
  '!bleeding': ['bleed-stopped'],
  abscess: either(
    'pusspot | pus~ | pus lump/wound/swelling/sore-spot/skin/skin-patch/leg/cheek | infected wound/lump/sore-spot/incision | wound smelly/yellow/cheesy | burst pus/cheesy/yellow | lump cheesy/burst | pus-out wound/lump/swelling/jawside/chin-place | swelling burst/cheesy/discharge | cheesy jawside/face/chin-place | discharge jawside',
  ),
  '!abscess': either('wound looks-fine'),
  trauma: either(
    'fallen | accident | trodden | let-fall | caught-in | kicked | hit-by-car | great-height | mauled | hit-pane',
  ),
  trauma_major: either('hit-by-car | great-height'),
  bite_wound: either('bitten-by | mauled'),
  snake_bite: ['snake'],
  '!snake_bite': ['not-snake'],
  bee_sting: ['sting'],
  fracture_look: either(
    `${limbs} odd-angle/snapped | leg dangling | hind-leg dangling | joint-place/heel/hind-leg odd-angle | bone/jawside snapped | bone-out`,
  ),
  '!fracture_look': either('nothing-broken'),
  burn: either('burned | skin/fur/paw/lip/tongue/whisker/beak/nose burnt | paw blister'),
  '!burn': ['unburnt'],
  window_hit: ['hit-pane'],
  blood_feather: either(
    'blood-quill | feather wound-bleed/bleeds-word/bleed-on | wing wound-bleed | beak/paw/nail wound-bleed/bleeds-word | nail/beak blood | nail bleed-on',
  ),
  '!blood_feather': either('bleed-stopped'),
  fights_mate: either('mate-fight | lives-together'),
  '!fights_mate': ['living-alone'],
  predator: ['predator'],
  '!predator': ['not-predator'],
  wheel_leg: either('caught-in | leg/paw/wheel trapped | wheel hurt-word'),
  shell_crack: either('shell snapped/broken/wound-bleed/blood/wound | scute snapped'),
  '!shell_crack': either('shell whole/looks-fine'),
  tail_lost: ['tail-drop'],
  '!tail_lost': ['tail whole'],
  prey_bite: ['feeder-bite'],
  '!prey_bite': either('living-alone | no-fight'),
} satisfies Observations;
