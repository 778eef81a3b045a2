import type { ConceptField } from '../src/concept-types.ts';

export const ear = {
  part: {
    ear: `ear | lug | lughole | earhole | ear canal | inside ear | inside flap | ear drum | ear hole | earlobe | lobe`,
    earflap: `ear flap | earflap | flap of ear | ear leather | pinna | ear tip | flap . | ear * pillow/cushion/balloon/ballooned/ravioli/samosa/pitta/dumpling`,
  },
  product: {
    wax: `wax | waxy | ear wax | earwax | brown/black/dark stuff/gunk/goo/muck/gunge/debris/crud/matter/dirt | gunk | gunky | muck | mucky | dirt | dirty | filthy | gunge | gungy | crud | grime | debris | sludge | gloop | stuff`,
    grounds: `coffee ground/grounds/granules | crumb | crumbs | crumbly | grit | gritty | black specks | dry black | pepper`,
  },
  thing: {
    'ear-mite': `ear mite/mites`,
    'ear-infection': `ear infection/infections | infected ear/ears | otitis | ear canker | infection * ear`,
    'ear-haematoma': `aural/ear haematoma/hematoma | cauliflower ear`,
    noise: `noise | sound | doorbell | bell | whistle | hoover | vacuum | clap | name | call | called | shout | bang | thunder | voice | rattle`,
  },
  function: {
    hear: `hear | hearing | =hears`,
    'sound-respond': `respond | react | reaction | response | notice | flinch | stir | wake | turn round | startle | take notice | come when called`,
  },
  quality: {
    odour: `odour | odor | yeasty | cheesy | musty | rank`,
    deaf: `deaf | hard =hearing | stone deaf | hearing loss | lost/lose/losing * hearing | not respond/react/answer when/if called/call/i | selective hearing`,
    fluidfilled: `pillow | cushion | balloon | ballooned | ravioli | samosa | pitta | dumpling | fluid filled | filled with fluid/blood | filled up | blood filled | squishy | thick | blown up | puffed up | puffy`,
    'held-down': `hold/holds/holding/keep/keeps/keeping/carry/carries * flat/down/sideways/out/droopy/low | droopy | lopsided`,
  },
  sign: {
    'ear-touch-pain': `yelp/yelps/cry/cries/scream/screams/flinch/flinches/squeal/squeals/growl/growls/snaps/whimpers/whines/bites/pulls when/if/whenever/as/every * ear/ears | yelp/yelps/screams/screeches/flinches when/if * collar/bridle/sleeve | not let/like/allow * touch/touched/touching * ear/ears | hates * ear/ears touched/touching`,
    'head-shake': `shake | shaking | flap | flapping | flick | flicking | toss | tossing | waggle | shook`,
    'ear-touch': `touch | stroke | handle | brush past | go near | look in | look at | go anywhere near | stick anything in`,
    dig: `dig | rake | =pawing | pawing/dig/digging/raking at | paws/paw at | clawing/claws at | swipe at | kick at | bash | =goes/=going at | back foot =go/=goes/=going`,
  },
  scenery: {
    'ear-idiom': `play it by ear | all ears | prick up * ears | ears prick/pricked/up | by ear | ear tag | hear of | heard of | hear from | hear back | heard about | hear that | hear about | heard that | hear your | hear you | hear what | hear any`,
    'vet-head': `vet/doctor shook/shakes/shaking head`,
    'stuff-idiom': `stuff to do | other stuff | stuff like that | that stuff | all that stuff | stuff like this`,
    'noise-made': `breathing noise/noises/sound/sounds | make/makes/making * noise/noises/sound/sounds`,
  },
} satisfies ConceptField;
