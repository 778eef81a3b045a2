import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** How horse people say a sign of the limbs, feet, back and nerves without its name; by finding id. */
export const ownerWordsLimbs = {
  '-limp_back': ['knee'],
  '-pain': ['grind teeth', 'teeth grinding', 'tooth grinding', 'grinding teeth', 'grind * teeth'],
  '-belly_swollen': ['like a balloon', 'blown up'],
  '-weakness': ['flopping'],
  '-hind_cold': [
    'legs * like ice',
    'leg * cold',
    'cold * leg',
    'feet * cold',
    'cold feet',
    'feet * like ice',
  ],
  throat_swelling: phrases(
    `bulge/lump/lumps/swelling/gland/glands/egg/knob/walnut under/between/beneath/behind/round/below * jaw/jaws/throat/chin/cheek/jowl/throatlash | gland/glands/jaw/throat/throatlatch * up/swollen/golf/egg/like/lumpy/enlarged/puffy/abscess | jowl/jaw/throat full/thick/swollen/lumpy | lump/abscess/swelling in/at/on * throat/throatlatch/jowl`,
  ),
  '-open_mouth': ['pant', 'panting', 'pants', 'gape', 'panting heavily'],
  '-aggression': ['=lunging', '=lunges', '=lunged'],
  '-gagging': ['hack', 'hacking'],
  '-wound': ['tread', 'scrape', 'scraped'],
  '-reluctant_jump': ['stairs'],
  '-lethargy': ['napping', 'dull', 'ears droopy', 'ears droop', 'will not get up'],
  '-poor_performance': ['hollow'],
  hoof_heat: phrases(`
    foot/feet/hoof/hooves/wall/coronet/coronary * radiator/toasty/toast/oven/kettle/hot/warm/boiling/roasting/=burning/heat/hotter/warmer/cooking/stove | heat in/coming/off/from/through * foot/feet/hoof/hooves/wall/coronet
    hot/warm/boiling/roasting/=burning/toasty foot/feet/hoof/hooves/wall/coronet | pulse/pulses/beat/throb/throbbing * fetlock/pastern/foot/feet/hoof/digital/heel/banging/bounding/pounding/thumping/strong/hammering/throbbing/raised
    thumping/pounding/banging/bounding/hammering/throbbing/strong/raised/increased/galloping/drumming * pulse/pulses/beat/digital | digital pulse/pulses/beat | feel * pulse/beat/throb at/by/in/above/behind * fetlock/pastern/heel/foot | feet/foot/hooves throbbing/pulsing
  `),
  laminitis_stance: phrases(`
    rock/rocks/rocking/rocked/leaning/leans/lean/sitting/sits/tipping/tips/weight/tilting/shifting * back/heels/heel/hindquarters/haunches/hind/behind on/heels/heel/off/onto | back on * heels/haunches | on his/her heels | back heels when/standing | weight on/onto/back * heel/heels
    front feet/foot/legs/hooves stuck/stretched/out/pointed/thrust/propped/poked/parked * front/forward/him/her/out | walking/walks/walk/moving/moves/goes/going/steps/treading like/on/as * eggshells/eggs/glass/coals/tiptoe/tacks/hot/bricks/cat/ballerina/geisha/pins/marbles/lego/egg
    going/goes/gone/go/moving/moves/very/bit/so/walking =short in/all/on * front/fronts/round/around | shuffling/shuffles/shuffle/shuffly/pottery/pottering/potters/mincing/minces/tiptoeing/tippy/tottering/hobbling round/around/along/about/like/in/on
    shifting/shifts/swapping/shuffling/paddling/hopping * foot/weight/feet/leg to/from/between * foot/other/leg/feet/side | foot to foot | footy/pottery/feeling/tender/sore/ouchy in front/both fronts/fronts/all/four | feeling his/her feet | sore/tender/footsore/ouchy/lame both/on/in fronts/front/four/both | cat on hot
  `),
  hard_ground: phrases(`
    footy/ouchy/sore/short/tender/lame/lamer/pottery/feeling/feels/gimpy/careful/crippled/hobbles/worse/struggles/shuffles/ow/picks/picky * stones/stone/stony/gravel/road/roads/concrete/tarmac/hard/yard/track/tracks/drive/lane/ruts/flint/rough
    fine/sound/ok/okay/better/good/great/happier/comfortable * grass/soft/arena/sand/surface/school/bedding/field/turf but/not/only | stones/gravel/road/concrete/hard * worse/ouchy/footy/sore/lame | wants/seeks/looks/makes for/to/walk/go * verge/grass/edge/soft
  `),
  reluctant_move: phrases(`
    not step/shift/budge/stir/turn * foot/step/inch/hoof/stable/box | not take/move/step one/a/another step/foot/inch | not step/shift/budge/stir/move one/foot/an/inch/step/stride/hoof
    rooted/glued/planted/nailed/welded/stuck/frozen/riveted to/spot/floor/ground/in * spot/floor/ground/corner/place/stable/bed/concrete | will not/can not/refuses/refusing/refuse/reluctant/unwilling/not/hates/hard/takes/dreads * budge/shift/move/turn/leave/walk/moving/walking/stirring/turning * step/stable/box/bed/stall/tight/circle/circles/corner/inch/at all/foot/spot/away/on/out/over
    drag/dragging/haul/hauling/shove/push/coax/coaxing * out/from * stable/box/field/stall/bed | stuck/stands/stays/stood to * the spot/one place/same | every step * agony/pain/effort/torture/hurts | steps like | moves like * old/man/tin
    not want/wanting/wants to move/walk/turn/leave/shift/budge | will not turn/move/walk/budge/shift | turns like * bus/tanker/plank/barge | turning/turn * hard/difficult/struggles/pivots/wincing/agony
  `),
  toe_point: phrases(`
    dab/dabs/dabbing/touch/touches/tapping/tips/resting/rests/rest/just/only/tiptoe/tippytoe * toe/toes/tiptoe down/on/only/just | holding/holds/hold/hangs/hang/hanging/lifts/lifting/keeps/dangling/dangles/resting/rests/points/pointing * off/near/front/fore/left/right fore/front/foot/leg/forefoot/hoof * air/up/out/off/forward/ground/floor/front
    hangs/hang/hanging/holds/hold/holding/dangles his/her/off/near/front/right/left fore/foot/front/leg/foreleg | points/pointing/pointed/rests/resting/rested * off/near/front/fore/left/right/one foot/fore/front/toe/leg/forefoot/hoof/toes | pointing/points a toe/foot | one front/fore stuck/pointed/out | only/just toe/tip on/down/touching/of
  `),
  hoof_pus: phrases(`
    black/dark/grey/sore/soft/red/bruised/tender spot/line/mark/hole/track/stain/patch/tract * sole/white/line/foot/hoof/frog/toe/near | dark/black spot/hole/track near/in/on/by | hoof testers/tester | reacts/reacted/jumped/flinched/kicked/sore to/at/with/when * testers/tester
    pus/gunk/gravel/gunge/matter/fluid/stuff/discharge/goo/juice * sole/coronet/coronary/heel/hoof/foot/bulb/band/frog/white | burst/popped/broke/erupted/blown/blew/oozing/bursting/exploded * out/coronet/coronary/heel/bulb/hoof/sole/hair/through/at | foot/hoof pus/abscess/abscesses
  `),
  hoof_smell: phrases(`
    foot/feet/hoof/hooves/frog/frogs/picked/pick/picking/hoofpick * reek/reeks/stink/stinks/stinking/smell/smells/smelly/rotten/pong/pongs/rank/honk/honks/whiff/rotting/foul/putrid/black/gunge/gunky/mush/mushy/soggy/crumbly/squishy | black/grey/white/smelly/stinky/stinking gunk/goo/muck/gunge/stuff/slime/ooze/mush/tar * frog/hoof/foot/feet/cleft/sulcus/grooves/underneath
    thrush | seedy toe | white line disease | frog/frogs * ragged/rotting/rotten/peeling/shedding/deep/sore/soft/mush/mushy/tender/split/crack
  `),
  hoof_crack: phrases(
    `wall/hoof/foot * split/cracked/crack/cracks/crumbling/broken/chipped/flaking`,
  ),
  limp_no_weight: phrases(`
    hop/hopping/hops on/lame/along/three/3 * legs/leg/three/along/lame/one | three/3 legs/legged | on three/3 legs/pins | not put/putting/place/placing * foot/leg/hoof/weight to/down/on/any/floor/ground | will not/can not/refuses/hardly/barely put/place/touch/stand/bear/take/taking/putting * foot/leg/hoof/weight/it/on/down
    foot/leg/hoof * air/aloft/floor/ground/up/off/hovering/tucked | carrying * leg/foot | carries his/her leg/foot | holds/holding/held/tucks/tucking/keeps/keeping * leg/foot/hoof/paw up/off/aloft | no weight on/through/at | 5/5 lame | can not walk/weight/bear on/through * leg/foot | toe/tip touching only/just/down
    head/nose nearly/almost to floor/ground | broken leg lame | properly/badly/dog/horribly/crippled/cripple/hopping lame | dead/crippling lame
  `),
  limping: phrases(`
    lame/sore/off/short/stiff/uneven/wrong/dodgy/iffy/ouchy/gammy/gimpy/hobbly/level/sound/right on/in/behind * near/off/left/right/fore/hind/front/back/rein/circle/fronts | lame/lamer/lameness/hobbles/hobbling/hobble/hobbled/limps/limping/limped/gimpy/gimping
    head/nod/nods/nodding/bob/bobbing * trot/trotting/stride/lunge/when | nodding/nods/bobbing like/his/her/at/in/every | not/no/never sound/level/even on/in/at/behind/when/trot/trotted/lunge | not/no/never right behind/front/trot | unsound | resting/rests/rest * hind/back/near/off leg/foot | favouring/favours/favors/favoring/nursing/sparing/protecting/guarding one/the/his/her/front/left/right/leg/foot/paw | dot and carry | peg leg
  `),
  '!limping': phrases(
    `sound as/in/when/at/on/straight | walking/trots/trotting/walks/moves/moving/trotted/going/walked sound/fine/normally/freely/ok/okay/well/soundly/properly/level/out/up/straight | sound . | completely/totally/perfectly/still sound | trotted up sound | hopping/hops round/around/about/along/everywhere/normally/fine okay/fine/normally/ok/happily/well`,
  ),
  limp_back: phrases(`
    walks/walk/moves/moving/waddles/going like * john/wayne/cowboy/duck/saddle/nappy behind/back | lame/short/stiff/off/sore/wide/stilted/uneven/toe behind/hind/back | near/off/left/right hind | lame/sore/off/stiff/limping on * hind/back | back/hind/rear leg/legs/foot/feet/paw/hock/stifle/hip/knee * lame/limp/limping/sore/up/swollen/short/toe/stiff/tripping/hopping/weight/wrong | hind/rear/back leg up/off/held/tucked/lame
  `),
  joint_swelling: phrases(`
    knee/hock/fetlock/joint/joints/stifle/ankle/elbow/pastern * twice/double/swollen/up/football/grapefruit/tennis/golf/melon/balloon/puffy/filled/size/fat/huge/hot/blown/ballooned/orange/ball/round/bulging | come/came/blown/swollen/up/puffed like/up * tennis/golf/grapefruit/orange/football/ball/balls joint/knee/hock/fetlock | joints * come up | joint/joints/knee/hock/fetlock hot/swollen/puffy/filled/up | thoroughpin/spavin | foot/leg/paw/knee/hock/ankle swollen/puffed/blown/come up/to/twice * size/normal
  `),
  joints_several: phrases(
    `lame * now/then/next/other on/in * other/different/off/near/front/fore/another | different leg/legs/foot each/every/now | moves/shifts/shifting/switches/swaps/moving/wanders * leg/legs/joint to/from leg/joint/another | one day/week/minute * next other/another/front/back/different | two/three/several/all/both/more/couple of/his/her/than joints/one/knees/hocks/fetlocks * swollen/up/hot/puffy`,
  ),
  leg_thick: phrases(`
    leg/hind/limb * double/twice/three/triple/size/tight/sausage/tree/trunk/drainpipe/elephant/thick/huge/massive/fat/solid/blown/ballooned/bolster hoof/from/stifle/size/tight/trunk/to/as/the/right/like/up/hock/width/normal/usual/thickness/all | double/twice/three/triple * size/width/thickness * hoof/stifle/hock/leg/hind/from | one/left/right/near/off back/hind/leg * double/twice/huge/massive/enormous/tree/elephant/sausage/thick/fat/size/blown/ballooned
    from hoof/foot/fetlock/hock/ground/coronet/pastern to/up * stifle/hock/knee/elbow/groin/top/hip | leg/hind/hock * tight as/like * sausage/drum | leg * tight and/hot/hurts/sore/yanks/snatches | lymphangitis/cellulitis | monday morning leg | fat/big/thick leg | filled/swollen/blown/puffed right/all/up up/to/the/way * stifle/hock/groin/top/elbow/knee
  `),
  '!leg_thick': phrases(
    `leg/legs/limb * normal/cold/tight/clean/fine/cool/slim and/hard/no/filling/swelling | legs/leg clean/cold/tight/normal`,
  ),
  legs_filled: phrases(`
    back/hind/both/all legs/leg/backs/hinds/four * puff/puffs/puffy/puffed/fill/fills/filled/filling/drainpipes/stockings/stocked/swell/swells/swollen/stocking/fat/thick/bandaged/drainpipe/tubes/bolsters/jelly/squidgy/spongy overnight/up/in/cool/both/morning/mornings/stabled/stable/and/like/when/after/not/same/night | back/hind/both legs like/are * drainpipes/stockings/tubes/bolsters/sausages/stovepipes | stocked/stocking/stocks up/behind | legs fill/filled/filling | filled/filling legs/behind/hinds
    goes/go/gone/down/disappears/reduces when/once/after/with * work/walked/ridden/exercise/turnout/turned/moving/out/movement/worked/hand walking
  `),
  wound_joint: phrases(`
    cut/sliced/slice/gash/gashed/wound/puncture/split/torn/tear/opened/lacerated/laceration/nick/skinned * above/below/over/near/on/by/across/behind/into/at/close * knee/hock/joint/tendon/fetlock/pastern/stifle/elbow/coronet/cannon | clear/oily/yellow/straw/honey/sticky/syrupy fluid/liquid/oil/stuff * from/out of * joint/hock/fetlock/knee/wound/tendon/hole/stifle
    joint oil/fluid | see * tendon/bone in/inside/there | white/shiny bone/tendon/cord showing/visible/in
  `),
  tendon_swelling: phrases(`
    back/behind/rear of/down/along * cannon/tendon/tendons/leg/legs * hot/swollen/bowed/thick/puffy/warm/soft/bump/lump/banana/bulge/boggy/heat/banana/bent/squishy/fat | tendon/tendons/cannon * hot/swollen/bowed/thick/puffy/warm/mushy/boggy/soft/heat/filled/gone/fat/banana/bulging/sore | bow/bowed/banana/bulge/swelling/heat/lump/boggy/thickening/thickened/filling * tendon/tendons/cannon | broken down/broke/breakdown | bowed/banana leg/shape/shaped/like
  `),
  tying_up: phrases(`
    rump/quarters/quarter/bum/hindquarters/muscle/muscles/glutes/bottom * rock/hard/board/solid/cramp/cramped/tight/wood/concrete/stone/boards/iron/brick/bricks/cramping/seized | seized/seizes/seizing/cramped/cramps/locked/locks/froze/jammed/stopped up/solid/dead/behind * work/ride/hack/exercise/halfway/gallop/mid/schooling | azoturia
    could/can/would/will hardly/barely/not walk/move after/home/from * work/ride/hack/exercise/lunge/race
  `),
  stiff: phrases(
    `stiff/stilted/rigid/wooden/stiffly/creaky coming/getting/first/behind | loosen/loosens/loosened/loosening/warms/warm/walks/works/wears/eases up/off/out/as/once/after/when/with * work/bit/ten/five/minutes/goes/moving/breakfast/going/walking/warmed/it | like * old/rusty/wooden man/gate/hinge/horse/leg/woman/rocking | creaking/creaky/creaks/hobbly/hobbles/arthritic`,
  ),
  back_sore_ridden: phrases(`
    dip/dips/dipped/dipping/drop/drops/dropping/sink/sinks/sinking/flinch/flinches/flinching/wince/winces/cringes/hollows/tenses/ducks away/down/under/from/when/if/as/along/at * hand/finger/fingers/spine/back/touch/touched/press/pressed/brush/saddle/rider/mount/mounted/loins/girth/curry/stroke/poke
    hand/hands/finger/fingers/thumb/press/prod/poke/touch/run/pressing/running/stroke/brush * spine/back/loins/withers/saddle/area/lumbar * dip/dips/flinch/flinches/sinks/drops/sore/jump/jumps/twitches/ducks/winces | sore/tender/tight/painful/spasm/stiff/touchy/reactive * back/spine/loins/saddle/withers/lumbar | back/spine/loins * sore/tender/tight/painful/spasms/touchy/reactive | either/each side of * spine/back/backbone | kissing spines
  `),
  leg_locks: phrases(
    `leg/stifle/kneecap/hind/patella * locks/lock/locked/stuck/sticks/sticking/catches/catching/jams/jammed/clicks/behind/pops straight/out/behind/and/up/when/back/in/then/stiff | locks/locking/jamming/catching behind/stifle/stifles | leg/foot stuck/stretched straight/out behind/back`,
  ),
  fracture_look: phrases(`
    leg/foot/limb/paw/hock/wing * hanging/dangling/dangles/hangs/hang/twisted/bent/flopping/swinging/floppy/=snapped below/loose/wrong/odd/sideways/free/backwards/outwards/in two | pointing/facing/bent/twisted * wrong/odd/funny/weird/strange way/angle/direction | dangles/dangling/hangs/hanging/swings/flops/swinging sort/kind/sideways/loose/loosely/like/useless/limp/limply/below/from * knee/hock/sideways/useless/elbow
    heard * crack/snap | crack/snap like * gun/gunshot/pistol/twig | bone/bones grating | crunching/grating/grinding bone/bones | snapped * leg/bone/foot | broken/snapped/smashed/shattered * leg/bone/hock/knee/cannon/foot/paw/toe/hip/pelvis/pastern/shoulder
  `),
  cannot_stand: phrases(`
    can not/will not/unable get/rise/stand up | can not/will not/unable get/heave/lift himself/herself up | can not/will not get to * feet | trying/tried/struggling/struggled/struggles to get * him/her/it/himself/herself up/standing
    can not/unable/hours get/getting * him/her up | not get/getting * him/her up | stuck on * ground/floor/side/feet/back | recumbent/downer | cast | is cast in * stable/box/field | stays/stay/staying down
    horse/mare/gelding/pony/cob/stallion/foal/colt/filly/he/she/it is down . | is down in * field/paddock/stable/box/yard/arena/lorry/trailer | is/been down and/since/for | found * down in/this/and/on | down in * field/paddock/stable/box and | will not get up
  `),
  '!cannot_stand': phrases(
    `is/still/and/he/she/up =standing/=stands/=stood up/fine/ok/eating/but/on/with/quietly/normally | can/able/still/up walk/stand/walking/standing/wandering about/up/around/round/fine/normally/ok/ok/okay/well | on his/her feet | walking about/around/round/normally/fine/ok/okay/up | he/she/it can walk/stand | got up by/on himself/herself/own/again/fine/and | up on his/her feet/legs`,
  ),
  hind_weak: phrases(`
    hindquarters/back end/backend/hind end/hinds/quarters/bum/behind/rear/back legs/hind legs/back feet/hind feet * sway/sways/swaying/swing/swings/swinging/wobble/wobbly/wobbles/drunk/jelly/drops/buckle/buckles/buckling/gives/slides/slide/splay/splays/crosses/crossing/trips/tripping/tangled/knuckle/knuckles/wide/weak/rolling/falls/sinks/collapse/collapses/drags/dragging/out/under/everywhere/apart/slipping/floppy/independent/own
    trip/trips/tripping/tangles/fall/falls/stands/treads over/up/on * own/back/hind feet/foot/toes/legs | sway/sways/swaying/wobble/wobbles/wobbly/drunk/loose/rubbery/wandering behind/hind/back | scuff/scuffs/scuffing/drag/drags/dragging/stub/stubs/stubbing/catching/catches * hind/back toe/toes/foot/feet/hooves | toes/toe drag/drags/dragging/dragged/scuff/scuffing/scrape/scraping | pulled over/sideways by * tail | tail pull
    slips/slide/slides/sliding/sprawls/splay/splays apart/sideways/on/out * lino/floor/laminate/tiles | back/hind legs/feet/leg slide/slides/slip/slips/splay/=goes/give/gives/gave
  `),
  hind_paralysis: phrases(`
    back/hind/rear end/legs/half/quarters/part drags/dragging/dragged/useless/dead/paralysed/paralyzed/trailing/trail/trails/flaccid/floppy/unresponsive/numb | dragging/drags/drag/trailing/trails/pulling/pulls * back/hind =legs/end/half/quarters | hind/back/rear legs/end drag/drags/dragging/trailing behind/along/him/her | sitting/sits like a dog | drag/drags/dragging/pulls/moves/crawls * like a seal | legs/leg drag behind
  `),
  tail_weak: phrases(`
    tail * flops/floppy/flop/limp/dead/hangs/lifeless/slack/resistance/clamp/rope/rag/string/tone/weak/no lift/when/like/just/and/no/limp/down/i/rope/loose/strength/swish/movement | tail flops/limp/dead/floppy/lifeless/slack/weak | no/lost/without tail/tone/feeling/strength/movement/swish in/tone/tail/movement/control | urine/pee/wee/water trickling/dribbling/dripping/leaking/running/trickles/dribbles/leaks/drips down/from/constantly/out * leg/legs/thighs/hocks/hind/bed/vulva
    dribble/dribbles/dribbling/trickle/trickles/trickling/leaks/leaking/drips urine/pee/wee | tail not swish/clamp/lift/move
  `),
  tongue_limp: phrases(`
    tongue * lolling/lolls/hanging/hangs/hang/limp/floppy/flopped/out/side/slack/dangling/dangles out/from/side/limp/mouth/of/slack/loose | lip/lips/mouth/muzzle/nose/face/cheek/nostril * pulled/drooping/droopy/droops/droop/dropped/slack/twisted/crooked/lopsided/floppy/sagging/wonky/skewed across/side/one/to/same/on/down | one ear droops/droopy/drooping/flops/floppy/drop/hangs | face/muzzle/lip droopy/drooping/droops/dropped/lopsided/crooked/wonky/twisted/skewed | one side * face/mouth * droop/droopy/drooping/slack/dropped/hangs
  `),
  sawhorse: phrases(
    `sawhorse/rocking horse/stiff/rigid/statue/wooden/plank/trestle/table legged/legs/stance/like/as/stood/standing * rocking/sawhorse/trestle/table/spread/apart/splayed | third eyelid/eyelids flash/flicking/across/shoots | jaw/mouth locked/clamped/clenched/stiff/tight | lockjaw/lock jaw | tail stuck/sticking/poker straight/out | pump handle`,
  ),
} satisfies Lexicon;
