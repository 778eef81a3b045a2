import type { Lexicon } from '../../src/knowledge-types.ts';

/** A thing spoken of and what is said of it, with up to seven words between. */
type Frame = readonly [finding: string, things: string, said: string];

const FOOD = '<edible>/<dish>/pouches/meals/bowls/favourites';
const WATER = 'water/fountain/waterbowl';
const POO = '<poos>/poos/turds';
const WEE = '=wee/=wees/=pee/=pees/urine/=peeing/=weeing/piddle';
const GUM = 'gum/gums/lip/lips/tongue';
const EAR = '=ear/=ears/lug/lugs/lughole/earhole';
const EYE = '<lid>/eyes/eyelids/lids';
const NOSE = 'nose/nostril/nostrils/snout/conk';
const TEETH = 'tooth/teeth/gnashers/fangs/fang/canine/molar';
const BREATH = 'breath/breathing/breathe/breathes';
const BELLY = 'belly/tummy/stomach/abdomen/tum/middle';
const BACKLEGS = '<backleg>/hindlegs/haunches';
const LEG = '<leg>/legs/forelimb';
const COLD = 'ice/icy/freezing/frozen/cold/chilly/fridge/freezer/icicles';

const frames: readonly Frame[] = [
  [
    'appetite_loss',
    FOOD,
    'ignored/ignores/ignoring/untouched/uneaten/snubbed/snubs/refused/refuses/refusing/rejected/declined/spurned/unfinished',
  ],
  [
    'appetite_loss',
    FOOD,
    'sniff/sniffs/sniffed * walk/walks/walked/turns/turned/leaves/left/looks/looked/away/nothing/off',
  ],
  ['appetite_loss', FOOD, 'walk/walks/walked/walking past/away'],
  ['appetite_loss', FOOD, 'turn/turned/turns his/her/its/their nose/head/face/back/away/down'],
  ['appetite_loss', FOOD, 'look/looks/looked =away'],
  ['appetite_loss', FOOD, 'in/into =bin'],
  ['appetite_loss', FOOD, 'still there/sat/sitting/full'],
  ['appetite_loss', FOOD, 'push/pushes/pushed/pushing away/round/around'],
  ['appetite_loss', FOOD, 'half/most/some left/remains/stays/uneaten'],
  ['drinks_less', WATER, 'untouched/ignored/ignores/snubs/refuses/refused'],
  ['drinks_less', WATER, 'not go/gone/going/moved/dropped/lowered/changed/touched/budged'],
  ['drinks_less', WATER, 'hardly/barely/scarcely touched/gone/moved/drunk/dropped/down'],
  ['drinks_more', WATER, 'twice/three/four/five/six times/daily'],
  ['drinks_more', WATER, 'necking/downing/glugging/guzzling/slurping/tanking'],
  [
    'diarrhea',
    POO,
    'runny/sloppy/mushy/watery/liquid/soupy/squirty/slurry/mousse/gravy/soup/custard/porridge/puddle/batter/cowpat/squishy/splatty/pudding',
  ],
  ['constipation', POO, 'bullets/pebbles/nuggets/marbles/twigs/rocks/stones/gravel'],
  ['diarrhea_mucus', POO, 'jelly/slime/slimy/snotty/mucus/mucousy/gelatinous'],
  ['diarrhea_blood', POO, 'blood/bloody/raspberry/strawberry/ketchup'],
  ['black_stool', POO, 'tar/tarry/treacle/liquorice/licorice/marmite/black'],
  ['pee_dark', WEE, 'cola/coke/coffee/stout/guinness/treacle/port/porter/molasses/bovril/brown'],
  ['pee_blood', WEE, 'blood/bloody/pink/pinkish/rosy/rusty/rosé/red/reddish'],
  ['pee_smell', WEE, 'stinks/stink/reeks/reek/pongs/pong/ammonia/cloudy/murky/milky/foul'],
  [
    'pale_gums',
    GUM,
    'white/pale/paper/chalk/chalky/ghost/ghostly/colourless/porcelain/putty/pasty/marble/sheet',
  ],
  ['pale_gums', GUM, 'no/not/lost pink/colour/color/red'],
  ['blue_gums', GUM, 'blue/purple/purply/slate/lilac/mauve/lavender/violet/bluish/dusky'],
  [
    'jaundice',
    'eyeballs/whites/gums',
    'yellow/yellowish/mustard/custard/lemon/butter/banana/jaundiced',
  ],
  [
    'ear_smell',
    EAR,
    'yeasty/cheesy/pong/pongs/stink/stinks/whiff/whiffs/reek/reeks/smelly/stinky/rank/minging/smells/smell',
  ],
  [
    'ear_discharge',
    EAR,
    'gunk/goo/wax/waxy/gunge/crud/gloop/sludge/muck/mucky/oozing/gooey/gunky/sticky',
  ],
  ['ear_red', EAR, 'red/scarlet/crimson/beetroot/inflamed/pink'],
  [
    'ear_flap_swollen',
    EAR,
    'pillow/cushion/ravioli/pitta/balloon/ballooned/squashy/squishy/puffed/thick/swollen/samosa/dumpling',
  ],
  ['head_shaking', EAR, 'flap/flaps/flapping/flapped'],
  [
    'ear_scratching',
    EAR,
    'scratch/scratches/scratching/raking/rakes/digging/digs/clawing/claws/thumping',
  ],
  [
    'eye_discharge',
    EYE,
    'gunk/goo/goop/gunge/weeping/weepy/weep/watering/streaming/streams/crusty/gummed/sticky/goopy/tears/bogeys/glued',
  ],
  ['eye_cloudy', EYE, 'cloudy/milky/smoky/smokey/misty/misted/hazy/foggy/steamed/frosted/bluish'],
  [
    'eye_squint',
    EYE,
    'shut/screwed/scrunched/squinting/squint/squints/closed/winking/half-closed/blinking/blinks',
  ],
  ['eye_bulging', EYE, 'bulging/bulges/bulge/popping/protruding'],
  ['eye_bulging', EYE, 'sticking/stick/sticks/popping/pushed/poking out'],
  ['eye_rub', EYE, 'rub/rubs/rubbing/pawing/paws/paw'],
  [
    'nasal_discharge',
    NOSE,
    'snot/snotty/gunk/goo/bogeys/bogies/candles/runny/streaming/dripping/drippy/drips/crusty/bunged/crusted',
  ],
  ['nose_bleed', NOSE, 'blood/bleed/bleeding/bled/bleeds'],
  [
    'tartar',
    TEETH,
    'brown/yellow/caked/furry/crusted/manky/tartar/plaque/toffee/caramel/stained/rotten',
  ],
  [
    'tooth_loose',
    TEETH,
    'wobbly/wobbling/wobbles/loose/missing/snapped/broken/chipped/cracked/hanging',
  ],
  [
    'bad_breath',
    'breath/mouth/gob/yawn/yawns/kisses',
    'stinks/stink/reeks/reek/rank/pong/pongs/foul/rotten/minging/honks/fishy/sewer/drain/dragon/vile/awful/knock/paint/rancid',
  ],
  [
    'breath_hard',
    BREATH,
    'effort/struggle/struggling/struggles/labored/labour/heaving/heaves/battling/fighting/sucking/elbows/straining/laboriously/difficult',
  ],
  ['breath_hard', 'ribs/sides/flanks/belly/tummy/chest', 'heaving/pumping/bellows/sucking'],
  ['breath_fast', BREATH, 'fast/rapid/quick/dozen/nineteen/shallow/minute/speedy/racing/fluttery'],
  [
    'noisy_breath',
    BREATH,
    'rattle/rattles/rattly/rasp/rasping/raspy/snore/snoring/saw/crackle/crackly/gurgle/gurgling/percolator/snuffly/noisy/snorty/roaring/vader',
  ],
  [
    'wheeze',
    BREATH,
    'whistle/whistles/whistling/whistly/squeak/squeaks/squeaky/wheeze/wheezes/wheezing/wheezy',
  ],
  [
    'belly_swollen',
    BELLY,
    'drum/balloon/barrel/football/melon/beachball/huge/tight/taut/bloated/swollen/ballooned/enormous/distended',
  ],
  ['belly_pain', BELLY, 'groans/groan/tender/sore/hurts/ouch/yelps/winces/flinches/squeals'],
  [
    'hind_weak',
    BACKLEGS,
    'wobbly/wobbling/wobbles/wobble/sway/sways/swaying/buckle/buckles/buckling/jelly/splay/splaying/slides/sliding/weak/collapse/gives/knuckling/unsteady',
  ],
  [
    'hind_paralysis',
    BACKLEGS,
    'drag/drags/dragging/dragged/trail/trails/trailing/useless/paralysed/paralyzed',
  ],
  ['hind_cold', BACKLEGS, COLD],
  ['cold_body', '=ears/=paws/=feet/=body/=toes/pads', COLD],
  ['joint_swelling', LEG, 'swollen/puffy/ballooned/swelled/fat/swelling'],
  [
    'hair_loss',
    'fur/hair/coat',
    'handfuls/clumps/bald/patchy/threadbare/tufts/falling/thinning/moth/missing',
  ],
  [
    'flaky_skin',
    'fur/hair/coat/skin',
    'dandruff/flaky/flakes/scurf/scurfy/greasy/doormat/scaly/snowflakes/snow',
  ],
  ['skin_red', 'skin', 'red/pink/raw/inflamed/angry/scarlet/blotchy/sore/beetroot'],
  [
    'voice_change',
    'bark/miaow/meow/mew/voice/purr/woof',
    'husky/squeaky/squeak/croaky/hoarse/raspy/gruff/lost/whisper/different/croak/gone/strange',
  ],
  [
    'weight_loss',
    'ribs/rib/spine/backbone/hips/hipbones',
    'count/showing/xylophone/feel/prominent/jutting/sharp/knobbly/sticking/bony',
  ],
  [
    'weight_loss',
    'collar/harness/girth',
    'loose/looser/tighten/tightening/tightened/slack/baggy/notch/notches/hole/holes/slips',
  ],
  [
    'reluctant_jump',
    'sofa/settee/couch/bed/car/boot/windowsill/sill/worktop/stairs/steps/step',
    'hesitates/refuses/baulks/balks/struggles/cannot/lifting/stops/stares',
  ],
  [
    'reluctant_jump',
    'sofa/settee/couch/bed/car/boot/windowsill/sill/worktop/stairs/steps',
    'have/has/had/needs/wants to/a lift/lifting/carry/carrying/help/helping/hand/boost',
  ],
  [
    'drooling',
    'chin/chops/bib/jowls',
    'soaked/sopping/soggy/wet/dripping/drool/slobber/foam/froth/damp/slimy/drenched',
  ],
];

const lists: Record<string, string[]> = {};
for (const [finding, things, said] of frames) {
  const list = (lists[finding] ??= []);
  list.push(`${things} ~ ${said}`);
}

/** What is said of food, water, eyes, ears and the like, however the sentence turns it. */
export const obliqueFrames: Lexicon = lists;
