import type { ConceptField } from '../src/concept-types.ts';

export const ear = {
  part: {
    ear: `ear | lug | lughole | earhole | ear canal | inside ear | inside flap | ear drum | ear hole | earlobe | lobe | ears inside | inside of * ear/ears | lugs | shell like`,
    earflap: `ear flap | earflap | flap of ear | ear leather | pinna | ear tip | flap . | ear * pillow/cushion/balloon/ballooned/ravioli/samosa/pitta/dumpling`,
  },
  product: {
    wax: `wax | waxy | ear wax | earwax | brown/black/dark stuff/gunk/goo/muck/gunge/debris/crud/matter/dirt | gunk | gunky | muck | mucky | dirt | dirty | filthy | gunge | gungy | crud | grime | debris | sludge | gloop | stuff | soot | sooty | toffee | tar | treacle | marmite | peanut butter | gubbins | schmutz | brown/black/dark/yellow/red/tan/orange wax/discharge/fluid/liquid/bits/gloop/paste/slime/ooze | mucky stuff`,
    grounds: `coffee ground/grounds/granules | crumb | crumbs | crumbly | grit | gritty | black specks | dry black | pepper | coffee | soot | sooty | black/brown/dark crumbs/crumbly/grit/granules | tea leaves`,
  },
  thing: {
    'ear-mite': `ear mite/mites`,
    'ear-infection': `ear infection/infections | infected ear/ears | otitis | ear canker | infection * ear`,
    'ear-haematoma': `aural/ear haematoma/hematoma | cauliflower ear`,
    noise: `noise | a sound | any sound | =sounds | doorbell | bell | whistle | hoover | vacuum | clap | name | call | called | shout | bang | thunder | voice | rattle`,
  },
  function: {
    hear: `hear | hearing | =hears`,
    'sound-respond': `respond | react | reaction | response | notice | stir | wake | turn round | startle | take notice | come when called`,
  },
  quality: {
    odour: `odour | odor | yeasty | cheesy | musty | rank | brewery | trainers | old socks | sour | mouldy | vinegary | niff | stilton`,
    deaf: `deaf | hard =hearing | stone deaf | hearing loss | lost/lose/losing * hearing | not respond/react/answer when/if called/call/i | selective hearing | not startle | sleeps/slept/sleep/sleeping through * doorbell/hoover/vacuum/thunder/fireworks/alarm/knock/bell/everything/dinner/postman | lies/lie/lay/stays there while/when * hoover/vacuum | not turn/look/come/wake/stir/lift/move * when/if * call/called/calls/shout/clap/whistle | not come/turn/answer/look to * name | no/without reaction/response to * name/noise/sound/voice/clap/doorbell/hoover/bell | not know i am there/home until | not * until i touch/tap | have/has to stamp/touch/tap * to/before * wake/attention/notice | clap * not/nothing/no | call/shout/shouting/calling * not/no/without reaction/response/flicker/look/answer | not look round/up when | hearing gone/going/shot/has gone/failing | lost his/her/its hearing | cloth ears | as deaf as`,
    fluidfilled: `pillow | cushion | balloon | ballooned | ravioli | samosa | pitta | dumpling | fluid filled | filled with fluid/blood | filled up | blood filled | squishy | thick | blown up | puffed up | puffy | water balloon | squidgy | squashy | mattress | pasty | pouch | blood blister`,
    'held-down': `hold/holds/holding/keep/keeps/keeping/carry/carries * flat/down/sideways/out/droopy/low | droopy | lopsided`,
  },
  sign: {
    'ear-touch-pain': `yelp/yelps/cry/cries/scream/screams/flinch/flinches/squeal/squeals/growl/growls/snaps/whimpers/whines/bites/pulls when/if/whenever/as/every * ear/ears | yelp/yelps/screams/screeches/flinches when/if * collar/bridle/sleeve | not let/like/allow * touch/touched/touching * ear/ears | hates * ear/ears touched/touching | ear shy | yelp/yelps/cry/cries/screams/flinches/winces/squeals/growls/snaps/whimpers * near/side of ear/ears/head | ears/ear * not touched | not * hand/anyone near * ear/ears | pulls/ducks/jerks * head away when/if`,
    'head-shake': `shake | shaking | flap | flapping | flick | flicking | toss | tossing | waggle | shook | rattle | throw | thrash | jerk | twitch | jiggle | fling`,
    'ear-touch': `touch | stroke | handle | brush past | go near | look in | look at | go anywhere near | stick anything in`,
    dig: `dig | rake | =pawing | pawing/dig/digging/raking at | paws/paw at | clawing/claws at | swipe at | kick at | bash | =goes/=going at | back foot =go/=goes/=going | scrabble | thump | hook * toe/claw/foot/leg/toenail | kick | back leg =going/=goes | =pawing | scrape | hind foot =going/=goes`,
  },
  scenery: {
    'ear-idiom': `play it by ear | all ears | prick up * ears | ears prick/pricked/up | by ear | ear tag | hear of | heard of | hear from | hear back | heard about | hear that | hear about | heard that | hear your | hear you | hear what | hear any`,
    'vet-head': `vet/doctor shook/shakes/shaking head`,
    'stuff-idiom': `stuff to do | other stuff | stuff like that | that stuff | all that stuff | stuff like this`,
    'noise-made': `breathing noise/noises/sound/sounds | make/makes/making * noise/noises/sound/sounds`,
  },
} satisfies ConceptField;
