import type { ConceptField } from '../src/concept-types.ts';

const whose = `his/her/its/their/the/my`;
const ends = `leg/legs/limb/limbs/foot/feet/paw/paws/toe/toes/hoof/knee/thigh`;
/** Whoever speaks of a hind leg speaks of a leg, and not of the back: the forms of both, so that neither hides the other. */
const hind = `back/hind/rear ${ends} | ${whose} * back/hind/rear ${ends} | =hind | =hinds | near/off hind | hindleg | hindlimb | hindfoot | back left/right | ${whose} back left/right | rear left/right | left/right back . | left/right rear | both =backs`;
const fore = `front/fore ${ends} | ${whose} * front/fore ${ends} | =fore | =fores | near/off fore | foreleg | forelimb | forefoot | front left/right | left/right front | both =fronts | arm`;

/** How an animal stands and goes: legs, joints, feet, back. */
export const limbs = {
  part: {
    leg: `leg | limb | thigh | forearm | cannon | ${hind} | ${fore}`,
    'hind-leg': hind,
    'front-leg': fore,
    hindquarters: `hindquarters | hind quarters | back/hind/rear end | ${whose} back/hind/rear end | haunches | quarters | rump | croup | glutes`,
    joint: `joint | knee | elbow | wrist | ankle | hock | stifle | fetlock | pastern | hip | shoulder | knuckle`,
    'hind-joint': `hock | stifle | hip | kneecap | patella | cruciate | acl | ccl`,
    paw: `paw | foot | pad | paw pad | footpad | toe | webbing | tootsies`,
    sole: `sole | under/underneath/bottom/underside * foot/feet/paw/paws/hoof | bottoms of * foot/feet/paws | foot pad/pads | footpad | ball of * foot`,
    heel: `heel`,
    nail: `nail | claw | dewclaw | dew claw | talon | toenail`,
    spine: `${whose} =back | =spine | backbone | lower back | along/down/across * =back | =back muscle/bone/pain/ache/problem/trouble/spasm | =back is/was/seems/feels | loin | lumbar`,
    neck: `neck`,
    hoof: `hoof | hooves | coronet | coronary band | white line`,
    frog: `=frog | =frogs | cleft | sulcus`,
    tendon: `tendon | suspensory | check ligament | ligament | =splint | =splints`,
    wing: `wing`,
    jaw: `jaw`,
  },
  sign: {
    limp: `limp | lame | lameness | hobble | hobbling | gimp | gimpy | gimping | hop lame | favor/favour/favoring/favouring/favors/favours * leg/paw/foot/side/limb/arm/hind/fore/front/back/one/it | ouchy | limpy | limpish | head bob/bobbing | nodding lame | crippled | =dot and carry one | peg leg/legged | short striding | short stride/strided/stepping | off on * hind/fore/front/leg/near/rein | =unsound | not =sound | not * =sound on/in/behind/yet`,
    'leg-lift': `hold/keep/carry/tuck/lift/pick * leg/paw/foot/hind/limb/it up | hold/carry/tuck up * leg/paw/foot/limb | keeps lifting/picking * leg/paw/foot up | lift * leg/paw/foot off | leg/paw/foot/hind * off * ground/floor | leg/paw/foot held/tucked/hitched/drawn/pulled up | leg/paw/foot * held/tucked/hitched up | leg/paw/foot in the air | carry * hind/leg/paw/foot | dangle * leg/paw/foot | leg/paw/foot dangle/dangling | up on one leg`,
    'three-legs': `three/3 leg | three/3 legged | on three/3 | tripod | hop on * leg/paw/foot/three/3/fore/hind/one | hopping lame | hop lame | bunny hop/hopping`,
    'non-weight-bearing': `non weight bear | non weightbearing | =nwb | not touch * ground/floor | toe touching | no weight`,
    'leg-to-leg': `leg to leg | foot to foot * lame | shifting lameness/leg/limp | switch/switches/swaps/moves/alternates leg/legs/side/sides | different leg | first one leg | now * other leg/paw/foot/one | then * other leg/paw/foot | several joints | more than one joint | all four legs * lame/sore/stiff/limp`,
    'will-not-land': `can not land | crash land`,
    hunched: `hunched | hunch up | roach back/backed | arched back | back arch/arched | arch * back | arching * back | tucked up | humped up`,
  },
  function: {
    walk: `walk | walking | get about | move about | get around | move around | trot`,
    move: `move | =budge | =budging | take * step | stir`,
    'put-weight': `weight | put/place/set * paw/foot/leg/toe/it/that to/on/down | put/place/set * down | put/place * ground/floor | stand on it/that/leg/foot/paw | step on it/that/leg | lean on it/that/leg | weight bear | use * leg/paw/foot/limb/hind/fore/arm/it`,
    jump: `jump | =leap | =leaps | =leaping | hop up/on/onto | spring up | jump on/off/down/up/in | get/go on/up/onto/into * sofa/couch/bed/car/ledge/windowsill/lap/chair/worktop/counter`,
    climb: `climb | clamber`,
    stairs: `stair | staircase | up/down * step/steps | upstairs | ramp`,
    'get-up': `get up | getting up | got up | stand up | rise | rising | get to * feet | to * feet | getting going | get going | up from * bed/floor/lying | lie down`,
    fly: `fly | flew | flown | flight | take off | get airborne | gain height | lift off`,
  },
  quality: {
    stiff: `stiff | creaky | stilted | =rusty | rusty gate/hinge | arthritis | arthritic | seize up | seized up | like an old man/lady/woman/granny/grandad/grandma | like a rusty | wooden`,
    injured: `injured | injury | hurt | sprain | strained | twisted | bad | dodgy | knackered | gammy | poorly | damaged | bruised | busted | =bust | messed up`,
    overgrown: `overgrown | long | too long | curl | curled | curling | corkscrew | ingrown | ingrowing | grow/grown/growing into/round/around/under | talons | twisted round`,
    bent: `bent | =bow | =bowed | =bowing | bendy | curved | crooked | deformed | kinked | kink | wonky | lopsided | misshapen | rubbery | wavy | twisted | angle`,
    rubbery: `rubbery | rubber | floppy | bendy | soft | squishy | wobbly | spongy | pliable`,
    'torn-off': `torn | tear off | rip | ripped | ripped off | tore | came off | fell off | fallen off | snag | snagged | hanging off | hanging | missing | split | snapped | snap | broke | broken | cracked | half off | pulled off | lose | =caught | bust`,
    quicked: `quick | too short`,
  },
  thing: {
    'sharp-thing': `thorn | splinter | glass | nail in * foot/hoof/sole | grass seed | foxtail | goathead | sticker burr | burr | =tack | drawing pin | sliver | cactus spine/needle`,
    ring: `=ring | leg band | leg ring | =band | =bands`,
    fibre: `thread | string | cotton | fibre | fiber | wool | twine | hair | fishing line | netting | elastic | carpet thread`,
  },
  event: {
    mishap: `land awkward/awkwardly/badly/funny/wrong/hard/heavily | slip on/off/down * | =slipped | =twisted | trip over | tripped | =tripped | stumbled in | lost * footing | skid | put * foot/paw/leg down/in * hole | step/stepped in * hole | pulled up | came up lame/limping | went over on | over did it | overdid it | did the splits | misjudged * jump`,
    play: `=playing | play fetch | rough play | roughhouse | wrestling | chase * ball/frisbee/squirrel/rabbit/laser/stick/cat/toy/bird/deer | after * ball/frisbee/squirrel/stick | zoomies | fetch | agility | tear/tearing/tore/charge/charging/racing/bombing round/around/about/through/across | =running | ran | =sprinting | long walk | hike | jumping/jumped/leapt/leaps/leaping off/down/from | dog park`,
    'step-on': `step on | stepped on | stood on | tread on | trod on | trodden on`,
    'pick-up': `pick/lift/picked/lifted/picking/lifting * up | =lifted | =lifting | when/if i/we pick | when lift | being picked | pick him/her/it up`,
    touched: `touch | =press | =pressed | =pressing | stroke | =brush | =brushing | =handle | pat | petted | poke | feel along | run * hand`,
    wrapped: `wrap round/around | wrapped | tangle | tangled | wound | twisted round/around | =caught | stuck | caught in | =tight`,
    trapped: `=trapped | stuck in | =caught in`,
  },
  manner: {
    hesitate: `hesitate | hesitant | reluctant | reluctance | unwilling | think twice | avoid | shy away | dither | gave up | given up | give up | balk | baulk | cautious`,
  },
  circumstance: {
    'hard-ground': `hard/stony/rough/uneven/concrete ground/surface/going/track/lane | =stones | =stone | =gravel | concrete | tarmac | =road | =roads | yard surface | circle | tight turn`,
    'when-moving': `after * walk/exercise/run/ride/work | once * warmed up | warms up | warm up`,
  },
} satisfies ConceptField;
