import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** Roundabout ways reptile keepers say things; a "-" takes away shared phrases that mean something else in a reptile. */
export const ownerTalk = {
  black_limp: phrases(`
    color of charcoal | charcoal all day | charcoal color | black as coal | black as night | pitch black | jet black | gone black | went black | turned black all | black from chin | black from head | black all over | black all day | stays black | stays dark | staying dark | dark all day | dark all over | gone dark all | dark as | darker than usual | darker than normal | black beard | beard black | beard is black | beard * black | dark color | dark colors | stress colors | sooty | colors gone | never brightens | not lighten up | not color up | no longer green | brown instead of green | dull and dark`),
  '-black_limp': phrases('turn black | gone dark | turning black'),
  limp_body: phrases(`
    dangle like a rope | dangles like a rope | like a wet sock | like a wet noodle | like a noodle | limp as noodles | limp as a | limbs limp | like a dead weight | dead weight | like a rag | all four feet loose | no tone | no muscle tone | floppy | hangs limp | body limp | body * floppy`),
  weakness: phrases(
    `not pull it back | does not pull it back | slow to right | not lift * body | not lift * belly | not push up | no strength to | not hold * weight | too weak | can not hold * head up | chin on the ground | rests * chin | flat on the floor of`,
  ),
  stuck_shed: phrases(`
    old skin | old skin on | dead skin | dead skin stuck | last month's skin | last skin | skin * cling | skin * clinging | skin clinging | skin hanging | skin still hanging | skin still on | skin * left on | skin stuck | skin not come off | skin came off in bits | skin in bits | skin in pieces | skin in patches | skin in tatters | shed in bits | shed came off in bits | shed in pieces | shed in patches | patchy shed | bad shed | shed badly | shed * stuck | stuck skin | slough in tatters | slough * bits | slough stuck | not shed properly | not shed right | not finish shedding | half shed | partly shed | incomplete shed | like socks | grubby socks | tight socks | like gloves | tight ring of old skin | ring of skin | rings of skin | flaky bits of skin left | retained skin | skin like paper stuck | unshed | layers of skin`),
  '!stuck_shed': phrases(
    'shed in one piece | shed * whole | shed clean | complete shed | shed fine | perfect shed | shed came off in one | full shed',
  ),
  eye_cap: phrases(
    `cap left | eye cap | eyecap | eye caps | skin over * eye | skin on * eye | skin stuck * eye | old skin * eye | eye * wrinkly | wrinkled eye | eye * cling film | spectacle | dented eye | eye dented | like a contact lens | skin still on * eye | shed on * eye`,
  ),
  toe_dark: phrases(`
    toe/toes/claw/digit/digits/tail/tip/tailtip/finger/fingers * black/blackened/blackish/purple/dark/brown/grey/dead/crispy/shrivelled/dried/withered/dying/liquorice/licorice/charcoal/hard | black/blackened/crispy/dead/dried/shrivelled * toe/toes/tail/tip/finger | one of them turning black | one of them black | one has gone black | gone dark | tail end * black | end of * tail * dark | end of * tail * color | last inch of * tail | tail rot | tip of * tail * dark | tail tip dark | tail dying | toe dying | toe about to fall | toe fell off | toes fell off | toe dropped off | tail looks dead | tip looks dead`),
  in_blue: phrases(
    `gone milky | milky eyes | eyes gone blue | eyes blue and skin | skin gone dull | skin dull | dull skin | cloudy eyes and dull | in shed | about to shed | due to shed | going into shed | opaque | pale and dull | ready to shed | coming up to a shed`,
  ),
  mouth_bubbles: phrases(`
    bubbles * nose | bubbles * mouth | bubbles * nostril | bubble * nose | bubble * mouth | bubble * nostril | blowing bubbles | blows bubbles | bubbles from | bubbles come out | bubbles coming out | froth * mouth | foam * mouth | froth at | foaming at | spit bubbles | bubbly spit | bubbly mouth | bubbly nose | bubbling at | bubbles when | frothy mouth | mucus bubbles | foamy mouth | foamy spit | snot bubble | snot bubbles`),
  '-nasal_discharge': phrases('bubbles * nose | bubbles at * nostril'),
  '!mouth_bubbles': phrases('no bubbles'),
  tongue_problem: phrases(`
    tongue * hang | tongue hanging | tongue * hanging out | tongue * drag | drag * tongue | dragging * tongue | tongue out of | tongue sticks out | tongue stuck out | tongue not go back | tongue not going back | can not reel it in | reel it in | tongue not reach | tongue * short | tongue not shoot | not shoot * tongue | not shooting | tongue * slow | tongue swollen | tongue * limp | tongue not stick | tongue * swollen | tongue misses | miss * cricket | misses * cricket | missing * cricket | miss * prey | misses * prey | miss * food | misses * food | missing * food | miss * bug | misses * bug | misses * fly | misses * worm | aim is off | bad aim | aim * off | aim has gone | lost * aim | snap at thin air | snapping at thin air | snaps at nothing | snaps at the air | strikes and misses | strike and miss | can not catch * cricket | can not catch | not catch`),
  '!tongue_problem': phrases(
    `tongue * shoot fine | tongue shoots | tongue still shoots | shoots it right | right on target | tongue works | tongue fine | tongue * fine | never misses | no tongue trouble`,
  ),
  soft_jaw: phrases(`
    jaw/chin/mandible/face/snout/mouth * bendy/rubber/rubbery/soft/flexible/bends/bend/squishy/wobbly/gives/spongy/mushy/swollen | rubber jaw | soft jaw | rubbery jaw | like rubber | bendy jaw | jaw bend | chin bend | jaw * crooked | jaw * out of line | jaw does not close | jaw not line up | leg/legs/arm/arms/forearm/forearms/limb/limbs/bones * bow/bowed/bent/curved/bendy/rubbery/soft/parentheses/bandy/twisted | bow legged | bowed legs | bandy legs | bent legs | bones * soft | soft bones | arms like | lumpy legs | wavy spine | spine * wavy | back * bumpy | kink in * spine | kinked tail | tail * kink | tail * kinked | zigzag tail | hump in * back`),
  '-soft_jaw': phrases('shell * soft | shell is soft | deformed'),
  body_dragging: phrases(
    `drag * belly | drags * belly | dragging * belly | belly on the ground | belly on the floor | belly drags | drags himself | drags herself | not lift * body off | not lift * off the ground | not get * belly off | body on the ground | slides on * belly | pulls himself along | pulls herself along | commando crawl | army crawl | walks low | flat to the ground when he walks | crawls on * belly | like a seal`,
  ),
  '-body_dragging': phrases('push * up | not gripping | not grip'),
  '-wobbly': phrases('not grip | not gripping | sway | <wobble>'),
  wobbly: phrases(
    'wobbly | wobble | stagger | stumble | unsteady | uncoordinated | sways | swaying | lost balance | lose balance | loses balance | no balance | off balance | tipsy | totter',
  ),
  shell_crack: phrases(
    `shell * crack | shell cracked | crack in * shell | chip out of * shell | chipped shell | shell * chip | shell * broken | shell split | chunk out of * shell | dent in * shell`,
  ),
  shell_rot: phrases(`
    soft spot/spots/patch/patches/white/bit/area * shell/plastron/scute/carapace/bottom | soft white spot | shell/plastron/carapace/scute/bottom * soft/pit/pits/pitted/hole/holes/flake/flakes/flaky/crumble/crumbles/crumbly/smell/smells/smelly/rotten/stink/ooze/oozing/white/mushy/spongy/powdery/biscuit/chalk/mould/fungus | pits where | pits in * shell | few pits | flake away | flakes away like | crumble away | bit crumbles | chalky patch | chalk on * shell | smells rotten when | bottom shell | =holes in * shell | white patches on * shell | shell like wet | cottage cheese on * shell`),
  '-shell_rot': phrases('plastron * soft/pitted/red/pink/smell/white/ooze'),
  '!shell_rot': phrases(
    'shell * hard and shiny | shell hard | shell * hard | shell is solid | shell like a rock | no holes | shell smooth | shell lovely',
  ),
  shell_bumpy: phrases(
    `shell * bump | shell * lump | shell * tower | grown in towers | with peaks | shell * peak | shell * cone | pine cone | like an egg box | egg box | shell * hump | humps on * shell | shell * knobbly | knobbly shell | shell * pyramid | shell not smooth | shell * ridges | like a mountain range | like little volcanoes`,
  ),
  scutes_shed: phrases(
    `plates are peeling | plates peel | plates * peel | plates coming off | plates lifting | scutes peel | scutes lifting | scutes coming off | thin pieces of shell | see through pieces | like onion skin | shell peeling | shell * peel | shell flaking in sheets | clear bits of shell | bits of shell float | shell shedding`,
  ),
  beak_long: phrases(
    `beak * long | beak * grown | beak curve | beak * curve under | beak curves | beak * parrot | like a parrot's | parrot beak | beak * overgrown | beak overlap | beak * hook | hooked beak | beak over * lip | beak not meet | beak needs trimming | buck teeth | beak * overlap`,
  ),
  ear_bulge: phrases(
    `lump * ear | swelling * ear | ear * bulge | ear * swollen | ear * swell | bump behind * eye | lump behind * eye | swelling behind * eye | lump side of * head | lump on * side of * head | swelling side of * head | side of * head * swollen | side of * head * bulge | bulge side of * head | like he has headphones | like earmuffs | golf ball on * head | ear drum | eardrum | cheek * bulge | lumps either side of * head | lump each side`,
  ),
  egg_weak: phrases(
    `heavy with egg | full of egg | eggs inside | eggs * not come | eggs do not come | not lay * eggs | can not lay | can't lay | no eggs yet | no sign of eggs | egg not coming | egg stuck | eggs stuck | pushing all day with nothing | push * nothing | pushing with nothing | laid * egg and now | laid a few | more eggs in | sack of marbles | like marbles | bag of marbles | lumpy belly | belly * lumpy | feel eggs | feel the eggs | egg shapes | outline of eggs | eggs showing | dig * corner | digging everywhere | digging and digging | digs and digs | digs holes | digging test | dug holes | gravid | egg bound | due to lay`,
  ),
  basking_gape: phrases(
    `mouth open under * lamp | mouth open when basking | mouth open while basking | gapes under * lamp | gapes when basking | gape under the lamp | gape on * basking | only when basking | only under * lamp`,
  ),
  floats_lopsided: phrases(`
    swim * lopsided | float * lopsided | swims lopsided | floats lopsided | swims on * side | floats on * side | swims tilted | tilts when * swim | tilted in the water | lists in the water | lists to one side | float/floats/swim/swims * tilt/tilted/wonky/crooked/sideways/sloping/side/squint/corkscrew/lopsided/slanted/slant | one side higher | one side up | one side floats | one side sits higher | bum in the air | bottom floats up | back end floats | can not dive | can't dive | not dive | can not go under | not get under | can not sink | not sink | bobs like a cork | like a cork | pops back up | can not get down to the bottom | hang at the surface | hangs at the surface | stuck at the surface | like a boat | capsize`),
  '!floats_lopsided': phrases(
    'swims level | swim level | swims straight | floats level | not float wonky | not floating wonky | dives fine | swims fine | swims normally | swimming fine',
  ),
  nose_rub: phrases(
    `smack * face on the glass | smacked * face | bash * nose | bashes * nose | bangs * nose | bang * nose | push * nose | pushes * nose | rub * nose | rubs * nose | rubbing * nose | rub * snout | rubs * snout | nose * raw | nose * rubbed | snout * raw | snout * rubbed | snout * scab | nose * scab | face * scabby mess | nose * scrape | skin off * nose | nose worn | nose * bleeding | headbutt | rubbed raw`,
  ),
  crusty_patches: phrases(
    `yellowy crust | yellow crust | yellow crusts | yellowy crusts | crusty yellow | brown crust | yellow scab | yellow patches | yellow fungus | crusts spreading | crusts on * back | crusty patch | crusty scales | crusty bits | brown patches on * scales | thick scales | scales * crusty | scales * yellow | scales gone yellow | scales lifting | rotting scales`,
  ),
  belly_scales: phrases(
    `blister * belly | blisters on * belly | belly * blister | belly * blisters | belly scale | belly scales | scales on * belly | scales underneath | underneath * blister | underside * blister | brown scales on * belly | belly scales brown | fluid under * scales | watery bumps | bumps full of fluid | fluid filled | pockets of fluid | bubbles under * skin | bubble under * scales`,
  ),
  red_flush: phrases(`
    plastron * red | plastron * pink | plastron * purple | plastron gone red | shell * pink | shell * red | pink flush | red flush | red purple | red underneath | underneath * red | underneath * pink | underneath * flushed | belly * pink | belly * red | belly gone red | belly flushed | blush on * belly | pink belly | red belly | red tinge | pinkish tinge | pink tinge | reddish belly | red skin between | pink between the plates | red between the plates | purple between | rosy belly | red lines on | veins showing`),
  '-red_flush': phrases('red dots'),
  '-skin_red': phrases('red dots | sores | rash'),
  soaking: phrases(`
    park =himself in * water | park =herself in * water | parks * in * water | parks himself in | sit in * water | sits in * water | sitting in * water | lies in * water | lies in * bowl | lying in * water | lives in * water | lives in * bowl | in the water bowl | in * water dish | in * water bowl | in * bath all day | spends * in * water | spends * in the bowl | curled up in * water | curled in * bowl | coiled in * water | hours in * water | tub of water | not come out of the water | soaks all day | soaks for hours | wallow | bathing all day | never out of * water`),
  stick_tail: phrases(
    `tail * pencil | tail like a pencil | tail gone to a whip | tail gone to | tail * thin | thin tail | tail * skinny | skinny tail | tail * stick | tail like a stick | tail * twig | tail * string | tail used to be fat | fat as a thumb | tail lost * fat | tail * shrunk | tail shrunk | tail * shrivel | tail * bony | tail * flat | tail * deflated | no fat in * tail | no fat on * tail | tail like a rat | tail like a worm | tail wasted | tail * narrower | lost * tail fat | tail like a carrot`,
  ),
  stool_undigested: phrases(
    `cricket/crickets/locust/worm/worms/food/bug/bugs/roach/mouse/lettuce/bits * still whole | still whole | bits of cricket | cricket legs in | whole cricket in | whole worms in * poo | food comes out whole | comes out as it went in | came out the same | whole bits in * poo | pieces of * in * poo | bits of food in * poo | undigested | not digested | fur in * poo`,
  ),
  '-vomit_undigested': phrases('undigested | not digested'),
  urates_odd: phrases(
    `urates/urate/white/whites * mustard/yellow/orange/green/grit/gritty/hard/chalky/sand/sandy/lumpy/stone/rock/toothpaste | urates turned mustard | white bit * yellow | white bit * orange | white bit * hard | white bit of * poo | white part * yellow | white part * orange | white part * green | white part * hard | gritty white | white toothpaste | with sand in it | orange pee | pee * orange | orange with | orange wee | wee * orange | yellow grit | hard white | chalk lump | hard chalk | white lump of chalk | white stuff * hard | white stuff * orange | white stuff * yellow | urine * gritty | pees * gritty | hard urates | bladder stone | like cottage cheese wee`,
  ),
  long_fast: phrases(
    `fasting for | not fed since | weeks without food | month without food | refused * last three feeds | refused last four meals | refused * feeds | off rats for`,
  ),
  stargazing: phrases(`
    =righting | gaze at the lid | gazes at the lid | gaze at the ceiling | gazes at the ceiling | stare at the lid | stares at the ceiling | stare at the ceiling | staring up | stares up | stares straight up | head up pointing at the ceiling | pointing at the ceiling | points * nose at the ceiling | looks straight up | looking straight up | head tipped back | head thrown back | head bent back | corkscrew his neck | corkscrews his neck | corkscrew * neck | twist * neck | twists * neck | neck twisted | neck * upside down | head upside down | bends over backward | arches backward | ties himself in knots | star gazing | stargazing`),
  '-stargazing': phrases('righting | corkscrew'),
  tail_lost: phrases(
    `drop * tail | dropped * tail | tail dropped | tail * came off | tail came off | tail fell off | tail * fell off | tail broke off | tail snapped off | lost * tail | lost tail | tail left behind | tail in * hand | no tail | stump where * tail | tail is off | shed * tail`,
  ),
  '-tail_lost': phrases('tail is gone'),
  prey_bite: phrases(`
    mouse/rat/cricket/crickets/locust/feeder/=rodent/=rodents/prey * bit/bitten/bite/bites/eaten/ate/chewed/nibbled/gnawed/attacked/nibble/chew/gnaw | live mouse | live rat | bitten by * mouse | bitten by * rat | bitten by * cricket | bitten by * tank mate | bitten by * other | after a fight | been fighting | fought with | they fought | scrap with | chunk out of * toe | torn beard | crickets chewing | crickets ate | left crickets in | mouse/rat/cricket/crickets/locust/feeder/=rodent/=rodents/prey * bite/bitten/bites/eaten/ate/chewed/nibbled/gnawed/attacked/nibble/chew/gnaw | tankmate bite`),
  penis_out: phrases(
    `both of his bits | bits have stayed out | bits stayed out | his bits hanging | bits hanging out | his willy | his penis | boy parts | man parts | privates out | privates hanging | hemipenes out | like two wet mushrooms | like mushrooms`,
  ),
  '-prolapse': phrases('pink * vent | red * vent'),
  snake_bite: phrases(`snake had a go =at him/her/it/the/my | bitten by * snake`),
  lethargy: phrases(
    `not bask | not basking | no basking | not come out to bask | stays on the cool side | stays in the cool end | cool end all day | =eyes closed all | lies with * eyes closed | sleeps all day | sleeping all day | flat as a pancake | pancaked | not come out for | not move all day | not moved all day | has not moved | same spot all day | hardly leaves | no tongue flick | not tongue flick | not flicking | stopped flicking | not look round | does not look up | not looking around | not follow | just stares | slow motion | moves in slow motion | not been out | in his hide all | chin on the stone | gone still | hardly blinks | asleep under | eyes closed most of | lies with eyes closed | lies there with eyes closed | lies there with her eyes closed | lies there with his eyes closed`,
  ),
  '-lethargy': phrases('hide all day | poorly'),
  '!lethargy': phrases(
    `walking miles | moves away from | eyes open and | flicks * tongue | flicking * tongue | basks as | basking as normal | basking fine | out exploring | exploring | climbing about | cruising | on the prowl | still basks | alert and | runs about | sprints | sprint after | watches everything | watching everything | tongue flicking | chasing the laser | digging about`,
  ),
  appetite_loss: phrases(
    `let go of the rat | not strike | not striking | will not strike | not hunt | not hunting | not chase * food | not chasing * crickets | ignores * crickets | crickets walk over | crickets run over | crickets climb on | let crickets walk | lets crickets | food walks past | strikes but not eat | refused a mouse | refused her mouse | refused his mouse | refused two | refused three | not eaten since | not fed | refuse * feed | refused feed | not had any * since`,
  ),
  '-appetite_loss': phrases('picky'),
  '!appetite_loss': phrases(
    `took his rat | took her rat | took his mouse | took her mouse | takes mice fine | smashes * mouse | strikes hard | ate * last night | takes food well | munching | munches | grazing | graze | still grazes | still munching | eating like`,
  ),
  '-appetite_up': phrases('eat everything'),
  '-aggression': phrases('lunge | lunging | snap at | angry with'),
  aggression: phrases(
    'lunges at me | lunge at my | lunges at my hand | snaps at my | strikes at me | striking at me | strikes at my hand | puffs up and | puffing up at | tail whip | whips his tail | whips her tail | charges at me | gapes at me',
  ),
  open_mouth: phrases(
    'panting with mouth open | pants with * mouth | mouth hanging open | mouth hangs open | mouth ajar | mouth a bit open | mouth open a bit | mouth half open | mouth wide open | sits with mouth open | mouth open all the time | jaw hanging open | can not close * mouth | not close * mouth | keeps gaping | gaping when not | mouth gaping | mouth is gaping',
  ),
  '!open_mouth': phrases(
    'not gasping | no gasping | no gaping | not gaping | mouth shut | mouth closed | mouth is shut',
  ),
  breath_fast: phrases('throat pumping | throat going | throat flutter | throat puffing'),
  '-exercise_tired': phrases('out of breath'),
  '-mites_lice': phrases('tick | nits | mange'),
  mites_lice: phrases(
    'tiny black dots | black dots moving | black specks moving | little black specks | specks on * water | specks in * water bowl | black dots in * water | red dots moving | crawling dots | dots scooting | tiny bugs crawling | pepper that moves | moving pepper | specks crawling | bugs round * eyes | bugs under * scales | bugs on * scales | mites in * water',
  ),
  tick_bite: phrases(
    'a tick | tick on | tick behind | tick under | ticks on | ticks under | pulled a tick | found a tick',
  ),
  '-scooting': phrases('scoot'),
  burn: phrases(
    'got burnt | been burnt | burnt himself | burnt herself | burnt his | burnt her | burnt on | burnt by | burnt from | burnt belly | belly burnt | burnt back | blistered and | scales burnt | brown burnt scales | melted scales',
  ),
  '-itch_tailbase': phrases('near tail | near the tail'),
  '-eye_discharge': phrases('tearing | tears | weepy | teary'),
  eye_discharge: phrases('eye * weepy | weepy eye | weepy eyes | tears from * eye | =tears'),
  '-eye_squint': phrases('blink | wink'),
  eye_squint: phrases(
    'one eye closed | one eye shut | =eye closed | =eye shut | =eye * closed | =eye * shut | keeps * =eye closed | keeping * =eye closed | eyes glued shut | eyes swollen shut | eyes stuck shut | eyes sealed | eyes will not open | not open * eyes | can not open * eyes',
  ),
  '-eyes_flick': phrases('eyes going | eyes * moving'),
  '-noisy_breath': phrases('popping | crackly'),
  noisy_breath: phrases(
    '=popping sound | popping noise | popping noises | clicking noise | clicking sound | clicking noises | clicking when | clicks when | =crackly | =crackling | huffing noise | squeaky noise',
  ),
  '-lump_ulcer': phrases('popped'),
  '-pee_accidents': phrases('<pee> on the | <pee> on my'),
  '-pee_none': phrases('empty <tray>'),
  '-dirty_bottom': phrases('bottom * wet | <anus> * wet'),
  dirty_bottom: phrases(
    'vent * wet | vent * dirty | bum * wet | backside stays damp | backside damp | bottom all wet | bottom stays wet',
  ),
  '-wound': phrases('slash | scratch on'),
  wound: phrases(
    'bleeding from * leg | bleeding from * tail | bleeding tail | deep scratch | scratch marks | cut on | deep cut',
  ),
  hind_weak: phrases('<backleg> * not grip'),
  '!bleeding': phrases('no blood . | there is no blood .'),
  '-hind_paralysis': phrases('drag * <backleg> | drag back leg'),
  hind_paralysis: phrases(
    'both <backleg> drag | <backleg> dragging behind | back legs dragging | back legs drag behind | drag both <backleg> | drags * back legs | drag * back legs | dragging * back legs',
  ),
  '-pain': phrases('wince | hunch | hunched'),
  '-vocal': phrases('squeal | yelp'),
  vocal: phrases(
    'squealing all | squealing when | barking and | barks and | squeaking which | making noises he never | making noises she never | squeaks when',
  ),
  '-cold_body': phrases('icy'),
  '-constipation': phrases('pebble | pebbles'),
  '-hair_loss_round': phrases('circle | circular'),
  '-flaky_skin': phrases(
    'flake | flakes | scaly | greasy | =matted | unkempt | ungroomed | scruffy',
  ),
  joint_swelling: phrases(
    'knee/knees/toe/toes/foot/feet/ankle/wrist/elbow/joint/joints * swollen/puffy/swelling/swell/fat/lumpy/hard | white grit under the skin | white lumps on * toes | like white grit',
  ),
} satisfies Lexicon;
