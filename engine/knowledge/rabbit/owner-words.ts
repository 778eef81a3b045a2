import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** How rabbit owners say a sign without its name, by finding id. */
export const ownerWords = {
  '-reluctant_jump': ['stairs'],
  '-belly_swollen': ['like a balloon', 'blown up'],
  '-weakness': ['flopping'],
  '-breath_fast': ['nostrils flare'],
  '-mouth_pain': ['cheek teeth', 'back teeth'],
  '-wound': ['graze', 'grazed'],
  '-pee_dark': ['orange <urine>', '<urine> * orange'],
  '-eye_discharge': ['tearing', 'tears'],
  '-gagging': ['hack', 'hacking'],
  '-incisors_long': ['front teeth'],
  '-ate_string': ['string', 'wool', 'needle', 'thread', 'ribbon'],
  '-constipation': ['rock hard'],
  small_droppings: phrases(`
    few/four/five/six/seven/ten/three/two/handful/couple * poo/poos/poop/poops/droppings/pellets/dropping/raisins * tray/litter/morning/night/today/in | only/just/maybe/barely/hardly/about * few/four/five/six/seven/ten/three/two/handful/couple * poo/poos/poop/poops/droppings/pellets | teeny/tiny/titchy/teensy/weeny/little/small/mini/wee * poo/poos/poop/poops/droppings/raisins/peppercorns
    poo/poos/poop/poops/droppings/pellets * half * size | poo/poos/poop/poops/droppings * fewer/smaller/tiny/tinier/less/shrunk/shrunken/dry/dried/peppercorns/mustard/misshapen/odd/funny/teardrop/tear/rice/lentils/couscous/mouse/beads/strung/string/pearls/necklace/linked/hair/hairy/uneven/deformed/hard/dark/crumbly | hardly/barely/scarcely any/poo/poos/poop/poops/droppings/pellets * poo/poos/poop/poops/droppings/pellets/tray
    like * peppercorns/lentils/mouse/couscous/mustard * poo/poos/droppings | litter/tray/toilet/box/corner * almost/nearly/practically/pretty/suspiciously/strangely/too/very clean/empty/tidy/bare | toilet box/tray/corner * clean/empty | clean/empty * litter tray/box | nearly/almost/practically empty/clean tray/litter/box | not/no many/much poo/poos/droppings/poops | poo/poos/poop/poops/droppings/output * dried up/down/half/drastically/tailed/slowed/dwindled/dropped
    strung/joined/linked/stuck together | string/strings/necklace/chain/rosary * pearls/beads/poo/poos/droppings | like beads on | getting fewer | half the size they
  `),
  '!small_droppings':
    phrases(`    poo/poos/pooing/pooed/pooped/pooping/poops/droppings/toilet/litter/output * normal/normally/fine/good/usual/same/ok/okay/regular/plenty/perfect/great/ever/loads/lots/golden/machine/champ/big/always | poops/poos like a machine/trooper/champ/trojan | plenty/lots/loads/mountain/mountains/normal/usual/good/heaps/tons of poo/poos/droppings/poops/poop
    pooing/pooping well/loads | =eats =poos/=poops/=pooing | =poos/=poops =eats | pooed/pooped/pooing/pooping normal | =poos does | no change in * droppings/poo/poos/poops | tray/litter full/overflowing | seems herself pooing | still =pooing/=pooping`),
  '!constipation': phrases(`pooing/pooping/pooed/pooped well/loads/fine/normal/normally/plenty`),
  no_hay: phrases(`
    hay/rack/hayrack/manger * left/full/untouched/ignored/stale/same | not/no/never/barely/hardly touch/touched/touching/eat/eating/eaten/ate/munching/munched/interested/look/looked * hay | hay rack/net/manger exactly/just/still/full/as/like | leaves/leaving/left/ignoring/ignores/refusing/refuses/shunning/snubbing/given up * hay | same hay in | hay bill | only/just eats/eating/wants/picks/eat * pellets/greens/veg/salad/treats/nuggets/coriander
    gone off * hay | pulls hay out and/but | hay consumption/intake/eating * down/less/dropped
  `),
  '!appetite_loss': phrases(
    `munching/munches/munch/eating/eats/ate/hoovering/scoffing/demolishing/tucking/nibbling/chomping * hay | still/happily eating/eats/munching/nibbling * hay | loves/loving * hay`,
  ),
  '!no_hay': phrases(
    `munching/munches/munch/eating/eats/ate/hoovering/scoffing/demolishing/tucking/nibbling/chomping into/through/his/her/at hay | hay * going/goes/disappearing/disappears/vanishing down/fast/fine/nicely | still/happily eating/munching/nibbling * hay | loves/loving * hay | mouthfuls of hay`,
  ),
  no_stool_12h: phrases(`
    not/no/nothing/zero * poo/poos/poop/poops/dropping/droppings/pellet/laid/pooed/pooped/tray/litter * since/overnight/night/morning/yesterday/all/today/hours/bedtime/bed | tray/litter/box * empty/clean/bare/pristine/spotless/untouched * since/overnight/morning/night/all/today/yesterday/bed | empty/clean tray/litter/box * morning/overnight/night/today | not one/single dropping/poo/poop | not laid/done/left/passed/produced * dropping/droppings/poo/poos/poop/pellet
  `),
  cecotropes_left: phrases(`
    caecotroph/caecotrophs/caecotropes/cecotrope/cecals/ceacals/ceacotrophs/caecals/sticky/squidgy/smelly/squashed/squished/soft/mushy/grape/grapes/shiny/blackberry * poo/poos/poop/poops/caecals/squashed/trodden/uneaten/everywhere/clump/clumps/smeared | bunches/bunch/clusters/cluster of * grapes/blackberries/berries | leaves/leaving/left/sitting/sits/treads/squashes * caecals/caecotrophs/cecotropes/cecals/soft/sticky/night * poo/poos | sat/sits/sitting/trodden/treading in * poo/poos/poops/caecals
    like * blackberry/blackberries/grapes/putty/marmite * poo/floor/smeared/stuck | not eating * caecals/caecotrophs/cecals/night
  `),
  hairballs: phrases(`
    poo/poos/poop/poops/droppings * hair/fur/hairy/furry/strung/fibre/fibres * | hair/fur/fibre/fibres in/through/joining/linking/holding * poo/poos/poop/poops/droppings/them | strung/joined/linked/held * hair/fur/fibre | strings of * pearls/hair | string of * pearls/hair | hairy/furry poo/poos/poops/droppings/string
  `),
  diarrhea_mucus: phrases(
    `jelly/slime/slimy/mucus/gloopy/gloop/snotty/goo/mucousy/clear/egg * bum/bottom/poo/poos/droppings/pellets/tray/stuff/white | jelly stuff/blobs/blob/poo/poos/gunk | clear/gloopy/slimy jelly/goo/gunk/mucus/slime | blobs of * jelly/mucus/slime`,
  ),
  diarrhea: phrases(
    `jelly stuff/blobs/poo | loose/runny/watery/sloppy/liquid/squirty/soupy poo/poos/poop/poops/bum/mess/stuff | squirting/pouring/running/liquid/water * bum/bottom/backside`,
  ),
  urine_red: phrases(
    `pee/wee/urine/puddle/puddles * orange/irn/bru/rust/rusty/red/brick/terracotta/tango/carrot/amber/blood/ketchup/russet/bronze/fanta/paprika/maroon | orange/rusty/red/brick/rust/amber/carrot coloured/pee/wee/urine/puddle/puddles/stain/stains * pee/wee/urine/tray/litter`,
  ),
  urine_sludge: phrases(`
    pee/wee/urine/puddle/puddles/widdle * chalk/chalky/sand/sandy/grit/gritty/paste/cream/creamy/toothpaste/sludge/sludgy/thick/milky/powder/powdery/custard/cement/plaster/paint/putty/tippex/milk/residue/sediment/crystals/yoghurt/mud/muddy/gravel | chalky/sandy/gritty/sludgy/creamy/thick/milky/pasty/powdery/cloudy/white/beige * pee/wee/urine/puddle/puddles/sludge/residue/paste/deposit/powder/stain/stains/marks | like * toothpaste/putty/chalk/tippex/cement/plaster/custard * pee/wee/urine/dries/dried/comes | dries/dried/dry * chalk/chalky/powder/white/sandy/gritty/plaster
    sludge/sludgy/grit/calcium/sand on/in/stones/crystals * tray/litter/fleece/wee/pee/bladder/urine/bottom
  `),
  sore_hocks: phrases(`
    heel/heels/hock/hocks/soles * no/bald/bare/raw/red/pink/sore/scab/scabs/scabby/worn/callus/callous/ulcer/ulcerated/pressure/bleeding/shiny/inflamed/open/naked/hairless/exposed/thin fur/and/raw/on/skin/patch/patches | bald/bare/raw/red/pink/sore/scabby/worn/hairless/naked/ulcerated/bleeding * heel/heels/hock/hocks/soles | heel/heels/hock/hocks have/has/are/is/look/looks/got/gone * fur/bald/raw/red/pink/sore/scab/bare
    fur/hair gone/worn/missing/rubbed * heel/heels/hock/hocks/feet/foot/soles | backs/back/bottoms/soles/undersides of * heels/hocks/feet * bald/bare/raw/red/pink/sore/fur/scab | standing on hot | shifts/shifting * weight/feet/about * hot/sore/heels | pressure sore/sores
  `),
  incisors_long: phrases(`
    teeth/tooth/incisor/incisors/gnashers/front/bottom/top/buck * long/sideways/crooked/curl/curling/curled/overgrown/overlap/overlapping/wonky/tusks/tusk/walrus/vampire/meet/misaligned/angle/grown/growing/sticking/splayed/poking/cross/crossed/crossing/trimmed/burred/clipped/grow/uneven/longer/sabre/bent | long/overgrown/crooked/wonky/curly/curled/misaligned/tusk teeth/tooth/incisors/gnashers | bottom/top/front two/ones/teeth/pair * long/sideways/crooked/overgrown/wonky/curl/curling/curled | teeth not/dont/no longer meet/line/match/close | underbite/overbite | malocclusion
  `),
  nesting: phrases(
    `ripping/rips/ripped/plucking/plucks/plucked/pulling/pulls/pulled/tearing/tears/yanking * fur/hair/fluff * chest/belly/dewlap/tummy/out/own/herself/stomach | mouthfuls/mouthful/beard/moustache of * hay/fur/straw/bedding | hay/straw/fur moustache/beard | building/builds/making/makes/lining/digging * nest/burrow | running/carrying/carries/runs around/round/about * hay/straw/fur | lined * fur | nest of * fur/hay`,
  ),
  pregnant: phrases(
    `kindled/kindling | expecting | got in with * buck/boy/male/doe | could she be pregnant/expecting | =having * babies/litter`,
  ),
  moult_tufts: phrases(
    `tufts/tuft/clumps/handfuls * everywhere/house/loose/tumbleweed/brush/brushing | shedding/moulting/moult/molting/blowing * coat/crazy/handfuls/mad | coming/comes out in * handfuls/clumps/tufts | skin underneath/under/below * fine/normal/healthy | coat blow | island of fur`,
  ),
  nose_genital_crust: phrases(
    `scab/scabs/scabby/crust/crusts/crusty/crusted/blister/blisters/sores/erupted/yellowy/yellow * nose/lips/lip/bits/privates/genitals/willy/mouth/vulva/chin/nostrils/eyelids | nose/lips/lip/bits/privates/genitals/nostrils * scab/scabs/scabby/crust/crusts/crusty/crusted/blisters/sores/erupted`,
  ),
  eyelids_swollen: phrases(
    `eyelid/eyelids/lids/genitals * swollen/puffy/thick/bulging/fat/puffed/lumpy | swollen/puffy/thick/puffed/fat eyelid/eyelids/lids/genitals/bits`,
  ),
  ear_mites_look: phrases(
    `crusty/crust/crusts/flaky/cornflake/cornflakes/scabby/scab/scabs/wotsit/wotsits/layers/layered/brown/thick/crumbly/gingery/rusty/snow * ear/ears | ear/ears * crusty/crust/crusts/cornflake/cornflakes/scabby/scabs/wotsit/wotsits/layers/layered/flaky/crumbly/stacked/pastry | like/layers * cornflake/cornflakes/wotsits/pastry/puff * ear/ears/inside | layers of * cornflake/crust/pastry`,
  ),
  ear_flap_swollen: phrases(`flap blown/filled/puffed/swollen/ballooned up/like`),
  ear_discharge: phrases(
    `thick/white/creamy/cream/cheesy/cheese/toothpaste/yellow * pus/cheese/stuff/gunk/discharge/goo * ear/look/down/canal/inside | pus/gunk/cheese/goo when/if * look/squeeze/down * it/ear`,
  ),
  itch_face: phrases(
    `sores/scabs/raw/scratches/scratched/scratching/rubs/rubbing * cheek/cheeks/face/chin/neck/muzzle | scratch/scratches/scratching/rubbing/rubs/digging * face/cheek/cheeks/chin/neck/armpit`,
  ),
  itch_tailbase: phrases(
    `scratch/scratches/scratching/nibbles/nibbling/chewing * base/tail/rump/bum/lower back`,
  ),
  drooling: phrases(
    `chin/dewlap/bib/chest/front/paws * wet/soaked/soggy/sodden/damp/slobber/matted/manky/drenched/dribble/gungy | wet/soggy/sodden/soaked/matted/damp/slobbery chin/dewlap/bib/beard/chest | slobber/slobbering/dribble/dribbles/dribbling * chin/front/paws/chest/mouth`,
  ),
  nasal_discharge: phrases(
    `snot/white/yellow/crusty/matted/gunk/mucky/manky/gungy/sticky/wet/dried * front paws/paw | insides/inside of * front paws/paw/wrists | front paws/paw * matted/wet/crusty/snotty/gungy/sticky/manky/snot/stiff/clumped/spiky`,
  ),
  hind_weak: phrases(
    `back legs/feet/end * wobbly/weak/splay/splaying/slide/slides/sliding/slip/slipping/apart/spread/collapse/giving/wide/flop/frog/skate/skating/scuff | toes drag/dragging/scuff/scuffing | falls/falling/topples over * groom/wash/scratch/turn/turns/binky | splits on | does the splits`,
  ),
  hind_paralysis: phrases(
    `hind/back legs/half/end * drag/drags/dragging/trailing/useless/paralysed/dead/floppy | drags/dragging/pulling/pulls/commando/hauls * by/with front legs/paws | legs dragging/trailing behind`,
  ),
  wobbly: phrases(
    `ice skates/rink | moves as if/like * ice/skates/drunk | rolls/falls/topples/tips/flips over/when/as * hop/hops/move/moves/tries/groom | spinning/rolling till/until`,
  ),
  weakness: phrases(
    `lead boots | drags herself/himself * from/across/around * room/a/place/bowl/lead/pen`,
  ),
  pain: phrases(
    `crunching/crunches/crunch/grinding/grinds/gritting/gnashing/chattering * teeth/tooth | teeth/tooth crunching/grinding/chattering/loud/grind | loud/loudly tooth/teeth grinding/crunching | pressing/presses/pushing/flattening/pushes his/her tummy/belly/stomach * floor/ground/down | belly/tummy pressing | sat/sitting/sits hunched/all/like * ball/hunched`,
  ),
  lethargy: phrases(
    `sat/sits/sitting/sit like * loaf/lump/statue/stone/potato | sat/sits/sitting hunched/still/motionless | loafing/loafed all/in/and * day/corner | no binkies/zoomies/flops/nudges/thumping/mischief | ears flat/back/down and * loaf/eyes/half | eyes half shut/closed/asleep`,
  ),
  '-eye_squint': ['half shut', 'half closed', 'eye * shut', 'eye * closed'],
  eye_squint: phrases(
    `one/left/right/bad eye shut/closed/squinting | eye is/was/keeps/kept/tightly/tight/completely/permanently/always/nearly/almost/partly shut/closed | wont/can not open * eye | keeps/keeping/holding/holds/held * eye shut/closed | eye half shut/closed | eye stuck/glued/gummed shut/closed | squints/squinting | eye closed/shut`,
  ),
  head_shaking: phrases(
    `flicks/flicking/shakes/shaking/flaps/flapping * ear/ears/head | head shakes/shake/shaking`,
  ),
  circling: phrases(
    `spent * spinning | spinning/spins/circling in/circles/round * circles/pen/round | going round and`,
  ),
  fleas: phrases(`black/tiny/dark specks/dots * fur/bum/base/coat`),
  '-fleas': ['black bits', 'black bit', 'black bit * skin'],
  vocal: phrases(
    `growl/growls/growling/grunts/grunting/honks/honking/oinks/oinking/screamed/screams/squeals/whimpers and/at/when/while/all * boxes/me/lunges/touch/tray/day/night/pick/lift | growls grunts/honks/oinks | screamed/screams blue`,
  ),
  aggression: phrases(
    `boxes/boxing/boxed/lunges/lunging/lunged/charges/charging/growls/nips/bites/biting/attacks at/me/my/anyone/us/everyone * hand/hands/feet/slippers/ankles/tray/near/reach/go | boxes me | goes/going/gone for slippers/ankles/hand/feet | nips/nipping/bites/biting my feet/ankles/hands`,
  ),
  hyperactive: phrases(
    `tears/tearing/racing/races/zooms/zooming/laps/hurtling/charging round/around * laps/fire/mad/loon/nonstop/hours | tail on fire | cannot/not/can not settle five/minutes/for | circling * feet/ankles/honking/oinking`,
  ),
  pee_accidents: phrases(
    `spraying/sprays/sprayed/marking * everything/everywhere/sofa/bed/walls/furniture | misses/missing/missed/outside/over edge/forgets * tray/litter/box | puddles/wees/pees/wee/pee on/all/over/outside/everywhere * rug/carpet/sofa/bed/floor/tray/lino/mat`,
  ),
  tooth_loose: phrases(
    `tooth/teeth/incisor * snapped/snap/broke/broken/missing/chipped/cracked | snapped/broke/broken/chipped/lost/knocked * tooth/teeth/incisor`,
  ),
  swallow_hard: phrases(
    `chews/chewing/picks/eats * gags/gag/chokes/choke/jerks/jerking/stuck/gulps | head jerking/jerks | stuff/food came down/out/from * nose`,
  ),
  hiding: phrases(
    `stuck/shoved/wedged/stays/hiding/sits his/her/at/behind/under * tunnel/castle/hidey/corner/sofa/bed/hutch/cardboard | gone/goes in his/her tunnel/castle/hidey/bed/box | wants to be behind/under/in/alone * sofa/bed/settee/corner/box`,
  ),
  breath_fast: phrases(
    `nose/nostrils/sides/flanks * nineteen/dozen/ninety/clappers/fast/racing/overdrive/rapid | nose twitching/wiggling/going like/fast/overtime/double/nineteen/mad/ten`,
  ),
  belly_swollen: phrases(
    `tummy/belly/stomach/tum * hard/tight/balloon/drum/ball/water/dough/doughy/rock/blown/swollen/bloated/squidgy/sloshy/huge/taut/basketball/football/barrel/firm`,
  ),
  appetite_loss: phrases(
    `not want/take/touch/even/eat/accept/interested/fancy/lick/bothered * banana/apple/coriander/cilantro/parsley/basil/dandelion/dandelions/kale/raisin/treat/treats/pellets/nuggets/greens/veg/mint/strawberry/carrot/salad/herbs/romaine/rocket/cavolo/biscuit/breakfast/dinner/supper | always wants/want/loves/love/goes/eats/mad * banana/apple/coriander/parsley/pellets/treats | usually/normally/always * mugs/begs/circles/trips/charges/races/rushes/rattles/shouts/climbs * pellets/treats/food/breakfast/dinner/banana/me`,
  ),
  eats_nothing: phrases(
    `not even/so/much/lick/sniff/take/look/touch * basil/banana/apple/coriander/cilantro/parsley/dandelion/kale/raisin/treat/treats/strawberry/mint/herb | refused/refuses/refusing/ignored/ignores/ignoring/turned * banana/coriander/favourite/favorite/treat/treats/everything/parsley/apple`,
  ),
} satisfies Lexicon;
