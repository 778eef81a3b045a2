import type { ConceptField } from '../src/concept-types.ts';

export const urinary = {
  part: {
    'underneath-part': `underneath | undercarriage | between his/her/the back legs | between his/her/the legs | himself/herself raw/sore/red | himself/herself down there/below | =bits | his/her =bits | down there | it raw`,
    bladder: `bladder`,
    genitals: `genital | genitals | privates | private part | private parts | private area | vulva | vagina | vaginal | penis | willy | winky | winkle | prepuce | foreskin | sheath | lady part | lady parts | lady =bits | lady garden | crotch | groin | nether region | nether regions | nethers | undercarriage | down there | foof | foo foo | wee hole | pee hole | pizzle | tackle | tail hole | lipstick | red rocket | girl parts | boy parts | hoo ha | front bottom | doodle | todger | wiener | down below | down there | under there | pink tip | his/her =bits | =bits and pieces down | girly =bits | boy =bits | waterworks | boy/girl =bits | downstairs | his/her lady | =bits down below | nether =bits | his thing | wedding tackle | lady area | girl area | privates area | hooha | noo noo`,
  },
  product: {
    'water-pass': `pass water | passing water`,
    urine: `pee | wee | urine | urinate | urination | piss | piddle | tinkle | widdle | number one | number ones | pees | wees | weeing | peeing | whizz | slash | water himself/herself | peepee | wee wee | empty/empties/emptied his/her/its bladder | cock/cocks/cocked/cocking his leg | lift/lifts/lifting his leg | leg cock | urinary | pipi | stale | staling | takes a wee | have a wee | pass water | passing water | passes water | passed water`,
    clump: `clump | clumps | pee clump | pee clumps | wet patch | wet patches | puddle | puddles | litter clump | damp patch | damp spot | wet spot | wet spots | damp patches`,
  },
  quality: {
    bigger: `bigger | larger | wetter | heavier | doubled`,
    'dark-drink': `coffee | tea | cola | coke | stout | guinness | port | blackcurrant | wine | treacle | beer | soy sauce | ale | lucozade | irn bru | iced tea | tango | fanta | pepsi | iodine | engine oil | strong tea | gravy | mahogany | apple juice | highlighter | marmite | whisky | rum | bourbon | maple syrup | honey | dark | stewed tea`,
    orange: `orange | rusty | rust`,
    pinkish: `pink | pinkish | red | reddish | rosy | rose | rusty | tinged | rose tinted | tinge | pinky | raspberry juice | raspberry | cranberry | beetroot | cherryade | ribena | strawberry | red tinge/tinged | watermelon | blush`,
    drops: `drops | dribs | few drops | a trickle | only a bit | a squirt | little bits | tiny bit | tiny bits | drops only | small amount/amounts | tiny amount/amounts | little amount | tiny puddle/puddles | little and often | small puddle/puddles | little bit at a time | little at a time | tiny clumps | small clumps | dribs and drabs | squirts | few squirts | only drips | only dribbles | only a drop | thimbleful | teaspoonful | teaspoonfuls | one drop | yellow drop | maybe one drop | =drops | a drop | a drip | a dribble | only/just dribble/dribbles/dribbling/drip/drips/drop/drops/trickle/spot/splash/squirt | only/just a dribble/drip/drop/trickle/spot/splash/squirt/teaspoon | tiny/little/few dribble/dribbles/drip/drips/drop/drops/trickle/trickles/spots/splashes | few spots | a splash | a thimble | thimble | teaspoon | eggcup | half a teaspoon | drop at a time | drip drip`,
    strong: `strong | stronger | pungent | ammonia | potent | concentrated`,
    sludgy: `sludge | sludgy | chalky | gritty | sandy | sand | grit | toothpaste | thick | paste | pasty | powdery | white powder | crystals | grainy | murky | calcium | creamy | sludge | grit in | calcium | dried white`,
    'in-sleep': `asleep | sleep | sleeping | nap | napping | while lying | when he/she lies | when lying down | lies down | resting | where she/he sleeps | where he/she has been lying | where he/she lay | where she/he was lying | where he/she sleep | in * bed | without noticing | without knowing | without realising/realizing | bedding | doze | dozes | dozing | fast asleep`,
  },
  function: {
    'the-box': `the box | his/her box`,
    'toilet-go': `go to the toilet | go to toilet | go potty | go to the bathroom | go to the loo | toilet | potty | loo | do his/her business | does his/her business | relieve himself/herself/itself | to go | use the bathroom | go for a wee or poo | going in | go outside to`,
    tray: `tray | litter tray | litter box | litterbox | litter | litter pan | sandbox | toilet tray | dirt box | toilet box | kitty box | cat box | toilet box`,
  },
  sign: {
    'sludge-word': `sludge/sludgy/gritty/chalky/toothpaste pee/wee/urine | sludgy | calcium in * wee/pee/urine | grit/sand in * wee/pee/urine/tray | bladder sludge | white chalky`,
    'clean-x': `clean | cleaning | wash | washing | head between back legs`,
    'stand-for-ages': `legs parked out for ages | few squirts come | one drop * trying | squats again | stand/stands/stood/standing/crouch/crouches/crouching/squat/squats there and stand/stands/crouches/squats | park/parks/parked/parking out for ages | parks out * grunts/groans | leg up/cocked for ages/minutes | cock/cocks/lifts/cocking * leg * only/just a/drip/drop/drips | stream like a thread | thin stream | takes an age to wee/pee | age/ages to pee/wee/start`,
    'nothing-out': `nothing come out | nothing comes out | nothing coming out | nothing came out | nothing comes | nothing come | nothing came | nothing is coming | without result | without producing | without success | no result | nothing produced | produce nothing | produces nothing | not producing anything | nothing to show | not a/one/single =drop of pee/wee/urine | not a/one/single =drop in the tray/litter/box/pad | not a/one/single drip | nothing much comes | nothing more`,
    'no-urine': `no/zero pee/pees/wee/wees/urine/piss/piddle/tinkle/widdle | no sign/signs of pee/wee/urine | not pee/wee/urinate/piss/peed/weed/piddle/piddled/tinkle/tinkled/widdle | not * any/a/single/one pee/wee/urine/piss/piddle | not * pee/wee/urine since/for/in/all/today/yet/yesterday/at | not pass/passed/produce/produced/do/done/have/had/get * pee/wee/urine/piss/piddle | not a single pee/wee | never pee/wee | stop/stopped/quit peeing/weeing/urinating | can not/unable pee/wee/urinate/piss | without pee/wee/peeing/weeing/urinating | pee/wee/urine none/zero/nil | not been/be/gone/go for * pee/wee/piddle/tinkle | not be/been/go/gone out * wee/pee | not a/one/single drop | little or no urine/pee/wee | hardly/barely any pee/wee/urine | hardly/barely/scarcely pee/wee/urinate/peeing/weeing | not much pee/wee/urine | no clump/clumps | not produce any urine | no wet/damp clump/clumps/patch/patches/spot/spots | not a single wet/damp clump/patch/spot/puddle | tray/litter/pad/bedding/newspaper * bone dry | bone dry tray/litter/pad/bedding | cock/cocks/lift/lifts * leg * nothing/not | not get * wee/pee out | not wet his/her litter/pad/bedding/tray since/for/all/at | no wet litter/patches/spots/clumps/puddles/puddle | bone dry * tray/litter/box/pad/sheet/paper | sheet/paper/kitchen/newspaper * bone dry | litter dry as | not emptied his/her bladder | no pee/wee/urine | wee/pee/urine has stopped/dried | no wees/pees | unable to go for a wee/pee | without a wee/pee | bladder full | full/huge/rock bladder/hard bladder | nothing wet in * tray/litter`,
    strained: `=straining | =strains | =strained`,
    squat: `squat`,
    flood: `flood | flooding | flooded | soaks the litter/tray/bed/pad | soaked litter/tray/bed/pad | bed/tray/trays/litter/cage/bedding/box/pad * soaked/sodden/swimming/lake/drenched/flooded/saturated | soaked in pee/wee/urine | soaked with pee/wee/urine | swimming in pee/wee/urine`,
    'pee-blocked': `blocked bladder | bladder * blocked | blocked urethra | urinary blockage | urinary obstruction | urethral obstruction | wee/pee/bladder stuck/blocked | tray/litter * dry | dry tray | urethra blocked | blocked cat | blocked tom | bladder blockage | dry/empty litter tray/box | not used/use * tray/litter/box since/all/in | tray/litter bone dry`,
    'urine-often-words': `every few minutes to pee | little and often`,
    'urine-dribble': `dribble | dribbling | drip | dripping | trickle | trickling | leaks | =dribs`,
    leak: `leak | leaking | leaks`,
  },
  scenery: {
    'wee-small': `wee plastic | wee dog | wee girl | wee boy | wee soul | wee man | wee bit | wee one | wee lad | wee lass | wee thing | wee pup | wee cat | wee kitten | wee face | wee lump | wee bump | wee scab | wee guy | wee fella | wee fellow | wee legs | wee paws | wee pet | wee baby | wee hamster | wee bun | wee bird | wee hen | wee pony | wee hours | wee hour | wee darling | wee spot`,
    'box-else': `cardboard box | a box | boxed | box rest | nest box | nesting box | whelping box | hide box | tool box | post box | box of | lunch box | stall box | loose box`,
    'accident-else': `car accident | road accident | by accident | traffic accident | riding accident | accident and emergency | no accidents with`,
    'sleep-else': `put to sleep`,
    'pee-pad': `puppy pad | not on/in the pee/wee/urine | no pee/wee/peeing/urine trouble/problem/problems/issue/issues/bother | not in/on pee/wee/urine`,
    'room-words': `living room`,
  },
  circumstance: {
    'urine-unseen': `not/never see/seen/saw/find/found/spotted/notice/noticed/had a/any/one/single pee/pees/wee/wees/urine/clump/clumps/puddle/puddles | not/never see/seen/saw/seeing him/her pee/wee/urinate/go/peeing/weeing | see/seen/found/saw no pee/wee/urine/clump/clumps`,
  },
} satisfies ConceptField;
