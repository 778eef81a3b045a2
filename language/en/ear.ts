import type { ConceptField } from '../src/concept-types.ts';

export const ear = {
  part: {
    ear: `ear | lug | lughole | earhole | ear canal | inside ear | inside flap | ear drum | eardrum | ear hole | earlobe | lobe | ears inside | lugs | shell like | the other ear`,
    earflap: `ear flap | earflap | flap of ear | ear leather | pinna | ear tip | flap . | ear * pillow/cushion/balloon/ballooned/ravioli/samosa/pitta/dumpling`,
    'ear-side': `side/sides of head/face/neck | behind * eye/eyes/jaw/jaws | next/beside/by * jaw/ear | where * ear/ears | under/over/on ear | eardrum | tympanum`,
  },
  product: {
    wax: `wax | waxy | gunk | gunky | muck | mucky | dirt | dirty | filthy | gunge | gungy | crud | grime | grimy | debris | sludge | gloop | stuff | soot | sooty | toffee | tar | treacle | marmite | peanut butter | gubbins | schmutz | brown/yellow/red/tan/orange discharge/fluid/liquid/bits/gloop/paste/slime/ooze | build up | buildup | caked | minging`,
    grounds: `coffee | crumb | crumbs | crumbly | grit | gritty | black specks | specks | grains | granules | dry black | pepper | soot | sooty | tea leaves | flaky bits | dark flakes | dry dark | grinds`,
    'ear-wax': `ear wax | earwax | ear gunk | ear discharge | waxy ear/ears | ears waxy | ear/ears * brown/black/dark/yellow/green gunk/gunge/goo/muck/crud/stuff/wax/crusts/water | brown/black/dark/yellow gunk/gunge/goo/crud/wax in/from/both/deep * ear/ears | dark/stinky/smelly/brown/black wax`,
    'dark-wax': `black/dark/brown/chocolate/tarry/treacle * wax/earwax/gunk/muck/gunge/crud/stuff/goo/dirt/discharge | wax/earwax/gunk * black/dark/brown/darker/smelly`,
  },
  thing: {
    'ear-mite': `ear/eer mite/mites | earmite | earmites | otodectes | ear canker`,
    'ear-infection': `ear infection/infections | infected ear/ears | otitis | infection * ear`,
    'ear-haematoma': `aural/ear haematoma/hematoma | cauliflower ear`,
    noise: `noise | a sound | any sound | =sounds | doorbell | bell | whistle | hoover | vacuum | clap | name | call | called | shout | bang | thunder | voice | rattle | every sound/noise | =sound`,
    haematoma: `haematoma | hematoma | blood blister | aural`,
    'no-haematoma': `no haematoma/hematoma`,
  },
  function: {
    hear: `hear | hearing | =hears`,
    'sound-respond': `respond | react | reaction | response | notice | stir | wake | turn round | startle | take notice | come when called`,
  },
  quality: {
    odour: `odour | odor | yeasty | smell/smells/smelled/smelling/stinks/stink of yeast/cheese/biscuits | cheesy | musty | rank | brewery | trainers | old socks | sour | mouldy | vinegary | niff | stilton`,
    deaf: `deaf | =deff | deafness | hard =hearing | mutton | mutt and jeff | cloth ears | not respond/react/answer * called/call | not startle | sleeps/slept/sleep/sleeping through * doorbell/hoover/vacuum/thunder/fireworks/alarm/knock/bell/everything/dinner/postman | lies/lie/lay/stays there while/when * hoover/vacuum | not turn/look/come/wake/stir/lift/move/twitch/swivel * when/if/to * call/called/calls/shout/clap/whistle/name/sound/sounds/noise | no longer comes/responds/reacts/answers when/to | no/without reaction/response/flicker to/at * name/noise/sound/voice/clap/doorbell/hoover/bell/shout | not notice/hear the/me/us/when/anything * hoover/door/name/doorbell/coming/come/bell/clap/shout | not know i am there/home until | not * until i touch/tap | have/has to stamp/touch/tap/clap/shout * to/before/get * wake/attention/notice | not wake * until/unless/have/come | hearing loss/gone/going | cannot here | can not here | clap/clapped/clapping * not/nothing/no | ears * not/stopped work/working | ears =going/failing | not a flicker | not =turn/=turned/react/reacted/responded/respond at/to * voice/alarm/rattle/bell/noise/sounds/tin/shout | deaf in`,
    fluidfilled: `pillow | cushion | balloon | ballooned | ravioli | samosa | pitta | dumpling | fluid filled | filled with fluid/blood | blood filled | squishy | blown up | puffed up | water balloon | squidgy | squashy | mattress | pasty | pouch | blood blister | =filled | bag of fluid | water bag | heavy`,
    'held-down': `hold/holds/holding/keep/keeps/keeping/carry/carries * flat/down/sideways/out/droopy/low | droopy | lopsided | flopped`,
    'light-wax': `light | orange | reddish | ginger | honey | pale | normal`,
    'hear-going': `worse | going | gone | fading | failing | bad | poor | rubbish | shot | lost | losing | loss | not working | not good | not too good | not work | declining | reduced`,
    'no-problem': `no problem/problems/trouble/issue/issues | perfect | fine | sharp | excellent | everything | good`,
  },
  sign: {
    'ear-touch-pain': `yelp/yelps/cry/cries/scream/screams/flinch/flinches/squeal/squeals/growl/growls/snaps/whimpers/whines/bites/pulls when/if/whenever/as/every * ear/ears | not let/like/allow * touch/touched/touching * ear/ears | hates * ear/ears touched/touching | ear shy | yelp/yelps/cry/cries/screams/flinches/winces/squeals/growls/snaps/whimpers * near/side of ear/ears | ears/ear * not touched | not * hand/anyone near * ear/ears | pulls/pull/ducks/jerks/moves away * ear/ears | hisses/squeaks/snaps when/if * ear/ears | not want * over/near * ears | screams/screamed/yelps/cries/squeals/growls/flinches if/when i/we/you go/get/come/touch near | scratches * ear * until/till squeals/cries/yelps/bleeds`,
    'ear-touch': `touch | stroke | handle | brush past | go near | look in | look at | go anywhere near | stick anything in`,
    dig: `dig | rake | =pawing | pawing/dig/digging/raking at | paws/paw at | clawing/claws at | swipe at | kick at | bash | =goes/=going at | back foot =go/=goes/=going | scrabble | thump | hook * toe/claw/foot/leg/toenail | kick | back leg =going/=goes | scrape | hind foot =going/=goes | goes at * with`,
    'shakes-head': `shake/shakes/shaking/shook/shaken/=flapping/toss/tosses/tossing/tossed/fling/flings/flinging/flung/flick/flicks/flicking/waggle/waggles/jiggle/jiggles/thrash/thrashes * head/ears/ear/lugs | flap/flaps * ears | head/ear/ears shake/shakes/shaking/=flapping/flicking/toss/tossing | =headshaker | =headshaking | =headshake | shake/shakes/shaking/shook * noggin/bonce/noddle | flappy ears | shake shake | shakes/shaking/shake it/them till/until/so/like | shakes , scratches/scratching/digs/rubs * ear/ears/foot | shake/shakes/shaking * so hard/much | ear/ears * , shakes/shaking/shake ./,/and/scratches`,
  },
  distractor: {
    'ear-idiom': `play it by ear | all ears | prick up * ears | ears prick/pricked/up/forward | by ear | ear tag | tag in * ear | hear of | heard of | hear from | hear back | heard about | hear that | hear about | heard that | hear your | hear you | hear what | hear any | ear/ears to ear`,
    'vet-head': `vet/doctor shook/shakes/shaking head`,
    'stuff-idiom': `stuff to do | other stuff | stuff like that | that stuff | all that stuff | stuff like this`,
    'noise-made': `breathing noise/noises/sound/sounds | make/makes/making * noise/noises/sound/sounds`,
  },
} satisfies ConceptField;
