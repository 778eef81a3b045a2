import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** Roundabout ways bird keepers say things; a "-" takes away shared phrases that mean something else in a bird. */
export const ownerTalk = {
  collapse: phrases(
    'my/our bird/parrot/budgie/parakeet/cockatiel/canary/finch/conure/hen/chicken/duck/pigeon is dying | he/she/it is dying | think * dying',
  ),
  fluffed: phrases(`
    =fluffed | =puffed | fluffing up | puffing up | puffs up | fluffs up | feathers on end | feathers * up like | feathers all up | got all his feathers up | got all her feathers up | with her feathers up | with his feathers up | feathers puffed | like a pine cone | like a pom pom | pompom | puffball | like a ball of | ball of wool | like a little tennis ball | like a little ball | round as a ball | round like a ball | twice his size | twice her size | hunched with feathers | hunched feathers | hunched up and round | feathers standing up | feathers stood up | all fluffy | fluffy all day | like a feather duster | dandelion clock`),
  '-fluffed': phrases('fluffed | puffed'),
  tail_bob: phrases(`
    tail/bum/tailfeathers/rear * see saw | tail seesaw | tail * seesaw | tail see saw | tail * pump | tail jerk * breath | tail * goes with | tail lift * breath | tail * lifts with | tail * in time with | tail keeping time | tail like a pump | tail like a lever | tail wagging with | bottom bob | back end bobs | tail * flick * breath`),
  cage_floor: phrases(
    `drop to the bottom | dropped to the bottom | sat at the bottom | sits at the bottom | sitting at the bottom | sat in the bottom | planted =himself on | planted =herself on | under the perches | down to the bottom | bottom bars | on the cage bottom | cage bottom | on the grate | huddled on the ground | can not get on * perch | not get on * perch | can not hold * perch | can not grip * perch | not perching | no longer perches | keep falling off | keeps falling off | on the floor of | on the floor all day | spends * on the floor | sleeps on the floor | sleeping on the floor | roosting on the floor | sat on the floor`,
  ),
  '-cage_floor': phrases('off * perch | stay on * bottom'),
  '-wobbly': phrases('off * perch | tumble | tumbling | not grip | not gripping'),
  egg_strain: phrases(
    `bear down | bearing down | bears down | heave at it | heaved at it | heaves at it | heave over * egg | straining over * egg | labour over * egg | labouring over * egg | bring out an egg | get an egg out | egg not out | egg that will not come | egg not come out | egg there but not | feel an egg | feel the egg | egg stuck halfway | push/pushes/pushing to =lay`,
  ),
  no_eggs: phrases(`
    not give * egg | not given me an egg | not given us an egg | not an egg | not one egg | not a single egg | gone off the lay | go off lay | gone off lay | went off lay | off the lay | off lay | no egg since | no eggs since | no eggs for | not lay since | not laid since | nest box empty | nest boxes empty | nest box * empty | stopped giving | stopped laying | quit laying | not laying | no more eggs | dried up on the egg | egg count dropped | egg count down | egg numbers down | fewer eggs | on strike with eggs | last egg was`),
  '!no_eggs': phrases(
    `still getting an egg | getting an egg from each | still lays | still laying | lays every day | egg every day | an egg a day | laying as normal | laying well | laying fine | lays fine`,
  ),
  laying: phrases(
    `still getting an egg | getting an egg from | an egg every | egg every day | an egg a day | lays every | laying again | just started laying | point of lay | sitting on eggs`,
  ),
  overlaying: phrases(
    `laid 9 eggs | laid * eggs this month | egg after egg | keeps laying | never stops laying | laying non stop | laying and laying | clutch after clutch | laid ten eggs | laid * eggs in a row`,
  ),
  egg_odd: phrases(
    `no shell on | eggs like jelly | egg like a bag | egg like rubber | shells thin | eggs break | egg broke in | eggs with no shell | jelly egg | wrinkly egg | bumpy egg | pale eggs | tiny egg | egg like a bouncy ball | paper thin shell | crumpled egg`,
  ),
  '-laying': phrases('nesting'),
  penguin_stance: phrases(
    `bolt upright | stand bolt | stood bolt | upright like | stood upright | stands tall | stood up tall | standing tall | like a waiter | like a soldier | to attention | like a bowling pin | like a bottle | vertical | walks like a duck | walk like a duck | walking like a duck`,
  ),
  '-penguin_stance': phrases('legs apart'),
  crop_slow: phrases(`
    crop * still full | crop still half | crop * half full | half full at breakfast | crop full in the morning | crop not emptied | crop not emptying | crop not gone down | crop never empties | crop never goes down | crop like a bag | crop * like a balloon | crop like a water balloon | crop bulging | crop sticking out | crop * stays | food sitting in * crop | food stays in * crop | lump at the front of * neck | bulge at the front of * neck | bag hanging * chest | crop swings | crop hanging | big crop | crop massive | slow crop | crop slow`),
  crop_hard: phrases(
    `crop * tennis ball | crop * golf ball | crop * rock | crop like a rock | crop * stone | crop like a stone | crop like a cricket ball | crop packed | lump * tennis ball | lump like a tennis ball | crop like dough | crop firm | crop rock hard | crop stuffed`,
  ),
  '-crop_hard': phrases('tennis ball'),
  crop_sour: phrases(
    `breath stank | breath stinks | breath * brewery | smells like a brewery | smell of beer | smells of beer | smells yeasty | smells of vinegar | smells sour | smells like sour milk | breath * cheese | breath smells like sour | crop like a water balloon | crop sloshy | crop sloshes | sloshy crop`,
  ),
  droppings_change: phrases(
    `<stool> tiny | tiny <stool> | <stool> twice the size | <stool> * twice the size | <stool> huge | huge <stool> | massive <stool> | <stool> massive | <stool> pasty | <stool> odd | <stool> * odd color | <stool> changed | <stool> different | <stool> look different | <stool> not right | <stool> a funny | <stool> weird | <stool> smaller | <stool> dark | <stool> * dark | few <stool> | fewer <stool> | hardly any <stool> | <stool> smelly | smelly <stool> | <stool> stinky | <stool> like porridge | <stool> like mush | <stool> like worms | pasty <stool> | <stool> bulky | <stool> all wrong | wrong color <stool> | <stool> no longer`,
  ),
  '-droppings_change': phrases('mustard'),
  '!droppings_change': phrases(
    `<stool> normal | <stool> * normal | normal <stool> | <stool> look normal | <stool> as normal | <stool> fine | <stool> look fine | <stool> ok | <stool> look ok | <stool> good | <stool> look good | <stool> regular | <stool> unchanged | <stool> same as | <stool> look same as | <stool> the same | <stool> as always | <stool> as usual | <stool> well formed | <stool> nice | nothing wrong with * droppings | what comes out the back | <stool> perfect | <stool> healthy`,
  ),
  droppings_green: phrases(
    `greeny yellow | greeny yellow splat | green splat | yellow splat | green slime | green soup | pea soup | <stool> like pea soup | <stool> like spinach | turned mustard | mustard yellow | urates * mustard | urates * yellow | urates * green | white bit * yellow | white bit * mustard | white bit * green | white part * yellow | white part * green | white part * mustard | <stool> grass green | <stool> gone green | <stool> lime`,
  ),
  '-droppings_green': phrases('mustard'),
  droppings_wet: phrases(
    `<stool> in a puddle | puddle of water | puddles round | puddle round | mostly liquid | water around * <stool> | wet ring | big wet | <stool> swimming | soaking the paper | paper soaked | paper * wet | <stool> all water | <stool> mostly wee | watery mess | squirts water`,
  ),
  seeds_in_stool: phrases(
    `sunflower hearts in | hearts in his poop | seed/seeds/hearts/grain/grains/kernels * poop/poo/droppings/stool | seeds come out whole | seeds coming out whole | seeds coming straight through | seed goes straight through | never got chewed | not been digested | undigested seeds | undigested food | whole seeds | passes whole seed | poop * seeds | food goes straight through`,
  ),
  food_flick: phrases(
    `fling * seed | flings * seed | flinging * seed | flick it all | flicks it all | flicks it over | flick * over the perches | flicks * everywhere | top of * head * glued | head * glued together | head * goo | head * sticky | face * crusted | sides of * face * crusted | head * crusted | sticky head | gluey head | gooey head | slimy head | head feathers stuck | head feathers clumped | head * clumped | face * gunky | face is gunky | head * slimy | shake of the head | sprays food | seed on the wall | seed up the wall | spit on * head`,
  ),
  '-food_flick': phrases('flings'),
  mouth_plaques: phrases(
    `cheesy yellow | cheesy yellow stuff | yellow stuff stuck at the back | yellow stuff in * mouth | white stuff in * mouth | white stuff in * throat | cottage cheese | curds | yellow lumps in * mouth | yellow blobs in * throat | white lumps in * mouth | cheese in * mouth | cheese in * throat | white coating * mouth | white film in * mouth | yellow growth in * mouth | plug in * throat`,
  ),
  beak_problem: phrases(
    `beak * long | beak * grown | beak grown | beak * curl | beak curls | beak * shiny | beak * shine | beak * flake | beak flakes | beak flaking | flaky beak | beak is peeling | beak crossed | beak * crossed | beak * sideways | beak not meet | beak does not meet | beak does not close | beak * undershot | beak * snapped | beak snapped | beak * split | split beak | beak * crack | beak crack | beak crumbly | beak crumbling | beak * parrot | beak * off centre | beak * bent | beak twisted | can not crack a seed | can not crack`,
  ),
  scaly_crust: phrases(
    `coral | like coral | like a sponge | like pumice | crust/crusts/crusty/scaly/scabby/chalky * beak/cere/eyes/legs/leg/feet/face/nostrils | beak/cere/legs/feet/face * crusty/crusted/scaly/chalky/plaster/barnacles/honeycomb | bit above * beak * crusty | legs * dipped in plaster | dipped in plaster | barnacles | scales lifted | scales * lifted | scales sticking up | scales sticking out | thick scaly | rough scaly legs | flaky legs | warty crust`,
  ),
  cere_colour: phrases(
    `cere/nose * brown/blue/white/tan/crusty/thick/thicker/paler/darker/rough | blue part * beak | blue part * brown | blue bit * beak | part over * beak * brown | bit above * beak * brown | bit over * beak * brown | brown nose | nose changed color | nose gone brown | cere changed`,
  ),
  feather_plucking: phrases(`
    rip * feathers | ripping * feathers | ripping out feathers | rip out * feathers | pull at * down | pulling at * down | pull * feathers | pulls * feathers | pulled * feathers | pulling out | pulls out | pulled out a few | pick * chest bare | picks * chest bare | picks his chest | picks her chest | chew * bald | chews * bald | chews * shoulders | chews his own | chews her own | chewing * feathers | chews * feathers | bites * feathers off | biting * feathers | snaps * feathers off | snipping feathers | stripping * feathers | strips * feathers | tearing * feathers | nibbling * feathers off | down all over * carpet | mutilating | picks at * feathers | picking himself bare | picking herself bare | bald from picking | plucks | denuded`),
  hair_loss: phrases(
    `feathers * by the handful | feathers coming out by | feathers coming out | feathers everywhere | feathers all over | dropping feathers | drops feathers | shedding feathers | sheds feathers | bald round | bald round the eyes | bald over | gone bald round | going thin on top | bald bum | bare bum | bare bottom | bald bottom | patches with no feathers | losing her feathers | losing his feathers | lost her feathers | lost his feathers | skin showing | see * skin | supermarket freezer`,
  ),
  feather_odd: phrases(`
    feathers * twisted | feathers that come are twisted | feathers * snap | feathers * snap off | snap off like | new feathers * twisted | feathers * bent | feathers * curled | feathers curly | curly feathers | feathers * stunted | stunted feathers | feathers * raggedy | raggedy | feathers look chewed | feathers * shabby | shabby feathers | feathers * lines | feathers * wrong color | feathers changing color | black feathers turning | feathers * greasy | greasy feathers | feathers not waterproof | feathers soaking | feathers * discoloured | tatty | scruffy | bedraggled | moth eaten | in a right state | no shine to * feathers | lost their shine | feathers * pinched`),
  '!feather_odd': phrases(
    `feathers * perfectly normal | feathers * normal | feathers look normal | feathers perfect | feathers immaculate | feathers sleek | plumage perfect | plumage fine | plumage good | feathers in good`,
  ),
  new_pins: phrases(
    `little quills | quills poking | quills * poking through | quills coming through | hedgehog | like a hedgehog | spikes poking | spikes coming | pins coming | pin feathers | feathers growing back | feathers growing in | lots of new feathers | growing new feathers | in moult | going through a moult | his moult | her moult`,
  ),
  '-new_pins': phrases('new feathers'),
  pecked: phrases(`
    others * going at | others have been going | others * been at | others * have a go | been going at her | been going at him | been going for her | others won't leave * alone | others not leave | girls not leave | girls won't leave | pecked it till | pecked till | pecks at her | peck at her | peck at him | pecking at | others pecking | been pecked | gets pecked | picked on by | having a go at her | chased by | chased away by | chase her | chase him | driving her away | drive her off | gang up | ganged up | set upon | cockerel * rough | flock turned on | flockmates * attack | hen pecked | treaded | trodden by | overmated | at the bottom of the pecking`),
  hormonal: phrases(
    `regurgitates for | regurgitates on | regurgitate for it | regurgitating for | regurgitating on | rub * behind on my hand | rubbing her behind on | rubbing his bum on | rubs * bum on | rubs * bottom on | rubbing * vent | shredding paper | shredding paper in | in love with | in love with * mirror | obsess * mirror | courting * mirror | feed * mirror | looking for a nest | nesting in | humping | mates with | wants to mate`,
  ),
  '-hormonal': phrases('mirror | broody'),
  foot_sole: phrases(
    `plug in * pad | black plug | hard plug | plug in the middle | middle of * pad | middle of * foot | pad * warm | pad * hot | pad * swollen | pad swollen | pad * scab | pads red | pads * red | pads * raw | sole * raw | soles * raw | soles red | soles shiny | underside of * foot | underneath * foot | under * foot | bottom of * foot | bottom of * feet | sore on the bottom of * foot | core in * foot | swelling under * foot | scabby feet | foot * scab | feet sore underneath | pressure sore | cut on * foot`,
  ),
  leg_band: phrases(`
    hair/cotton/thread/string/fibre/wool/twine/fishing line/line/netting/elastic/band/ring * round/around/tight/wrapped/tangled/wound/caught/cutting * ankle/leg/toe/toes/foot/feet | hair round * leg | cotton wound | wound tight round | wound round * leg | wound round * ankle | wrapped round * leg | wrapped around * leg | wrapped round * foot | tangled round * leg | tangled round * foot | leg band | band cutting | ring cutting | ring too small | ring digging | ring embedded | cotton wound tight round`),
  leg_split: phrases(
    `one leg forward * one back | one leg forward | one forward and one back | one leg out the front | legs in opposite`,
  ),
  splayed_legs: phrases(
    `legs go out sideways | legs slide apart | legs spread | legs sticking out to the side | legs out to the sides | does the splits | doing the splits | toes curled under | toes curl | walks on * knuckles | legs bow`,
  ),
  wing_droop: phrases(
    `wings drooped | wings droop | wing * hangs | wing hangs lower | wing hang | wing hangs | wing * lower than | wing trailing | trailing * wing | trails * wing | wing trails | one wing down | wing down | wings down | wings drooping | wing not tucked | wing not fold | not fold * wing | can not tuck * wing | wing looks broken | wing sticking | wing at a funny | lopsided wing | wings sagging | shoulder dropped`,
  ),
  '-wing_droop': phrases('wing out | hold * wing out | hold * wing away'),
  wings_away: phrases(
    `hold * wings out | holding * wings out | holds * wings out | wings held out | wings out | wings away | wings held away | hold * wings away | holding * wings away | wings spread | wings lifted | wings open | waiting for a hug`,
  ),
  not_flying: phrases(`
    not land on | can not land | can't land | misses the perch when | fly into walls | flies into things/walls/cage | crash land | crash lands | crashes when | can not get airborne | can not get off the ground | not get height | no lift | can not gain height | sinks like a stone | plummets | flutters down | flutter to the ground | flops to the floor | gave up flying | given up flying | not fly at all | can not fly at all | can not fly | no flying | no longer fly | walks everywhere | walking instead of flying | climbs instead of flying | not bother flying | flight gone | lost * flight | only glides | wing flaps but`),
  '!not_flying': phrases(
    `flies to | still fly to | still flies | can still fly | still flying | flying about | flies about | flew to | on and off the swing | lands fine | flies round the room | flying round | fly well | flies well | dancing on the curtain`,
  ),
  comb_pale: phrases(
    `comb * nearly white | comb * white | comb * putty | comb * flop | comb flopped | comb flopped over | comb * faded | comb faded | comb * from bright red | comb * color of putty | comb * grey | comb * ashen | comb * anaemic | comb * drained | comb * shrunk | comb gone pale | comb lost its colour | comb lost color | comb not red | comb * dull | comb * limp | comb * shrivelled | comb * yellowish | wattles * white | wattles pale`,
  ),
  comb_dark: phrases(
    `comb * plum | comb * color of a plum | comb * color of * plum/beetroot/aubergine/eggplant/grape/liver/slate/wine | comb/combs/wattles/wattle * plum/beetroot/aubergine/eggplant/maroon/purple/blue/black/dark/burgundy/violet/grape/liver/mauve/dusky | turned the color of a plum`,
  ),
  '!comb_pale': phrases(
    `comb * good red | comb * bright red | comb * nice and red | comb red | comb still red | comb * lovely red | comb * red as ever | combs red`,
  ),
  '!comb_dark': phrases(
    `comb * good red | comb * bright red | comb * nice and red | comb red | comb still red | comb * lovely red | comb * red as ever | combs red`,
  ),
  pox_scabs: phrases(
    `black scabs on * comb | scabs on * comb | scabs on * wattle | warts on | warty lumps | wart * comb | wart * face | wart * eye | wart * beak | black spots on * comb | black lumps on * comb | crusty lumps on * face`,
  ),
  eye_foam: phrases(
    `soap suds | suds | foam in | foamy | foam | bubbles in * corner | bubbles in * eye | bubbly eye | bubble in * eye | frothy eye | froth in * eye | eye * bubbles | eye * foam | eye * froth`,
  ),
  gasp_stretch: phrases(
    `stretch its neck | stretches its neck | stretch * neck up | neck up to the sky | neck stretched up | stretches up and | stretches his neck | stretches her neck | reaching up for air | reaches up and | points * beak at the sky | beak to the sky | beak up | sky pointing | gapes again and again | gawping | yawns again and again | yawns constantly | keeps yawning`,
  ),
  '-open_mouth': phrases('gape | gaping'),
  open_mouth: phrases(
    `beak ajar | beak hanging open | beak half open | beak hang open | beaks open | beak * wide open | beak parted | mouth hanging open | mouth open all | breathing through * beak | breathing through * mouth | with its beak open | with his beak open | with her beak open | can not close * beak`,
  ),
  '!open_mouth': phrases('not gasping | no gasping | beak shut | beak closed | beak is shut'),
  click_night: phrases(
    `click/clicks/clicking/tick/ticks/pop * breath | tiny click | little click | clicks in * sleep | clicking in * sleep | clicks at night | hear * click at night`,
  ),
  '-click_night': phrases('ticking | popping'),
  neck_limp: phrases(
    `neck * floppy | floppy neck | neck floppy as | neck * limp | neck * sock | neck * jelly | neck gone soft | can not lift * head | head flops | head hangs down | head lolling | head lolls | neck twisted | neck * twisted | neck * corkscrew | neck bent back | head between * legs | neck * S shape`,
  ),
  lump_chest: phrases(
    `bulge low | bulge low down | bulge low on * tummy | bulge low on * belly | bulge low down on * tummy | hard bulge low | bulge * belly | bulge * tummy | bulge * chest | lump * chest | lump * breast | lump * belly | lump * tummy | swelling * chest | swelling * breast | fatty lump on | lump between * legs | lump over * crop | lump above * vent`,
  ),
  lump_wing: phrases(
    `lump at the edge of * wing | wing has a lump | lump * wing | wing * lump | feather cyst | lump where * feathers come | lump where * feathers grow`,
  ),
  night_fright: phrases(
    `thrash in the dark | thrash at night | panic at night | panicked at night | panics in the dark | went mad in the night | crash about * night | crashing about at night | flapping in the dark | flap in the dark | bashed about in the dark | night terror | night terrors | startled in the night`,
  ),
  blood_feather: phrases(
    `feather * bleeding | quill * bleeding | feather snapped and bleeding | blood dripping from * wing | wing dripping | nail * bleeding | nail torn and bleeding | nail bleeding | beak bleeding`,
  ),
  itch_face: phrases(
    `wipe * face | wiping * face | wipes * face | wipe * face along | rub * face | rubs * face | rubbing * face | rubbing * head on | rubs * head on | scratch * face | scratching at * face | rub * beak on | scratching * head | scratches * head`,
  ),
  '-mouth_paw': phrases('wipe * face'),
  face_swelling: phrases(
    `cheek * blown up | cheek blown up | cheek blow up | cheek * swollen | cheek * puffed | half * head * blown up | head has blown up | head * blown up | face * blown up | head * swell | swollen head | head like a balloon | face like a balloon | swollen face | face all swollen | cheeks puffed out | had a tooth out | fat face | puffy face | swelling by * beak | swelling below * eye | swelling beside * beak`,
  ),
  '-belly_swollen': phrases('blown up'),
  lethargy: phrases(
    `gone quiet | head down | hunch in | dozing in broad daylight | napping on | head tucked | head tucked in | tucked up in | sits with * eyes | perches all day | sits in one spot | same perch all day | sits apart | not nattering | not preening | not playing | not interested in * flock | mopes`,
  ),
  '-lethargy': phrases('poorly'),
  '!lethargy': phrases(
    `singing away | chirping away | chattering away | nattering away | sings * as | chirps at | still chirping | still singing | still talking | still whistling | still squawking | bossing the others | bossing the others about | playing with * toy | playing with * bell | strutting | still scratching about | dust bathing | preening | still preens`,
  ),
  '!voice_change': phrases(
    `same voice | with the same voice | voice * same | singing away | chirping away | chattering away | still singing | still talking | still chirping | sings * as ever | voice unchanged | crows as usual | crowing as usual | still crows | squawks as`,
  ),
  '!weakness': phrases('grips well | grips fine | good grip | strong grip | grips my finger hard'),
  '!bleeding': phrases('no blood . | there is no blood .'),
  '-pain': phrases('tuck up | tucked up | hunch | hunched'),
  '-gagging': phrases('hack'),
  '-constipation': phrases('backed up | pebble | pebbles'),
  '-ate_string': phrases('string | thread | ribbon | wool | yarn | needle | shoelace'),
  ate_string: phrases(
    `<gulped> * string | <gulped> * thread | <gulped> * ribbon | <gulped> * wool | <gulped> * yarn | <gulped> * fibre | <gulped> * cotton | <gulped> * tinsel | <gulped> * shoelace | <gulped> * needle | string/thread/ribbon/yarn/wool/cotton * hanging from * mouth | string/thread/ribbon/yarn/wool/cotton * hanging out | string/thread/ribbon/yarn/cotton * from * beak | string/thread/ribbon/yarn * from * vent | eats carpet fibres | eats rope | chewed rope | rope toy`,
  ),
  seizure: phrases(
    `=fitting | had fits | has fits | having fits | legs paddling | paddling legs | =jerking all over | jerking on the floor | convulsing | went into spasm`,
  ),
  '-twitching': phrases('jerk | jerking'),
  twitching: phrases(
    `jerking in | jerks in | =jerking wing | wing jerk | leg jerk | head jerk | twitch in * wing | twitching in * wings | muscle * jerk | muscles * jerking | muscles are jerking`,
  ),
  '-scooting': phrases('slide * <anus> | rub * <anus>'),
  '-pee_accidents': phrases('<pee> on the | <pee> on my'),
  '-noisy_breath': phrases('crackly | gurgling | wheezy | popping'),
  noisy_breath: phrases(
    '=crackly | =crackling | gurgling breath | gurgles when he breathes | gurgles when she breathes | gurgly breathing',
  ),
  '-skin_red': phrases('sores'),
  skin_red: phrases('=sores | covered in sores | sores on * skin'),
  '-eye_squint': phrases('blink | wink | half shut | eye * half shut | eye half shut'),
  '-eye_discharge': phrases('stuff * eye | stuff in * eye | tearing | tears'),
  wound: phrases(
    'a wound | wounds | =wound on | wound * neck | wound * back | wound * chest | nasty wound | small wound | deep wound | bleeding from * skin | bleeding foot | bleeding leg | cut bleeding',
  ),
  lump: phrases(
    'a lump | lump on | lump under | lump near | lump in | lump at | lump beside | lumps | found a lump | has a lump',
  ),
  '-appetite_loss': phrases(
    'off * seed | off * pellet | off * corn | off * food | off * layer pellet | bowl untouched',
  ),
  '-dirty_bottom': phrases('caked | soiled | soiling'),
  '-itch_tailbase': phrases('near tail | near the tail'),
  '-hair_loss_round': phrases('circle | circular'),
  '-pee_none': phrases('nothing come out | empty <tray>'),
} satisfies Lexicon;
