import type { ConceptField } from '../src/concept-types.ts';

/** What only owners of some animals see: colic of horses, crops and droppings of birds, night droppings of rabbits. */
export const gutByAnimal = {
  part: {
    'horse-nose': `nose | nostril | nostrils | nosehole | hooter`,
    'horse-belly': `belly | tummy | stomach | abdomen | flank | flanks | =side | =sides | ribs | underneath | tum`,
    'tail-area': `tail area | tail | rear | back end | bottom | bum | backside | behind . | butt | rear end | under * tail | hind end | bottom end`,
    urate: `urate | urates | white bit | white part | white bits | whites of his/her/the poo | the whites`,
    'head-feathers': `head feather | head feathers | face feather | top of * head`,
  },
  product: {
    cecotrope: `cecotrope | cecotropes | caecotroph | caecotrophs | cecotroph | caecotrope | =caecals | =cecals | =ceacals | caecal | cecal`,
    'whole-seed': `whole seed | whole seeds | undigested seed/seeds/food | whole grain/grains/oats | seeds come out whole | seeds coming out whole | bits of cricket | whole cricket/crickets/insect/insects/bugs/worms | cricket legs`,
    seed: `seed | seeds | grain | grains | millet | sunflower hearts`,
  },
  quality: {
    leftover: `uneaten | left | leaving | squashed | trodden | everywhere | all over | smeared | lying about | in the litter | stuck in * fur | more | excess | lots | untouched`,
    quietened: `quiet | silent | absent | none | stopped | reduced | gone | no | very quiet | less | silent | nothing`,
    'bird-colour': `green | lime | mustard | yellow | emerald | pea soup | spinach | greeny`,
    'bird-odd': `pasty | odd | changed | different | tiny | huge | twice the size | black | red | bloody | weird colour/color | smelly | big | massive | large | bigger | not normal | wrong | splat | dry | stringy`,
    'soaking-wet': `wet | soaked | soaking | drenched | soiled | dirty | mucky | messy | matted | damp | caked | yellow | stained`,
    'urate-odd': `yellow | orange | green | mustard | grit | gritty | hard | chalky | sandy | stone | rock | toothpaste | lumpy`,
    'stuck-poo': `stuck | impacted | plug | clogged | build up`,
    'stretched-out': `stretch/stretches/stretching out | parked out | camped out`,
  },
  sign: {
    'ear-to-side': `ear to/on/against * side/sides/flank/flanks/belly/ribs * silent/nothing/quiet/hear | not hear a/any/single gurgle/gurgles/rumble/noise/gut | no gurgles/gurgling/rumbling | hear nothing * gut/belly/flank`,
    'colic-roll': `=rolling | =rolled on/in/about | roll in pain | rolls in the stable/stall/bed | rolling on * ground/floor | down and up | up and down like | get down and up | gets up and lies | lies down and gets up | down and then up | getting up and lying | lying down and getting up | keep/keeps/kept going/lying/getting down | keep/keeps lie down | want/wants/wanting/try/tries/trying to lie down | want/wants/wanting/try/tries/trying to roll | try/tries/trying/went/goes to go down | went/goes/going to lie down | paw/paws/pawing/pawed the/at ground/floor/bed/bedding/straw/shavings/door/stable | pawing | dig/digs/digging at * bed/bedding/floor | scrape/scrapes/scraping * floor/ground | throw/throwing/throws himself/herself down | flop down | fling/flings/flinging/chuck/chucks/chucking himself/herself down/about/on | bed * wrecked/trashed/churned/everywhere/flattened | shavings/straw/bedding in * mane/tail | buckle/buckles/buckling * knees | down he/she goes | onto his/her back | over on his/her back | dig/digs/digging/digging at straw/bedding/bed | get down and roll | down and roll | lie down and get up | up and down about/several/all/six/five/four | going down on`,
    'flank-watch': `look/looks/looking/stare/stares/staring/glance/glances/glancing/turn/turns/turning/swing/swings/swinging/nudge/nudges/nudging/peer/gaze/sniff/sniffs/sniffing/watch/watches/watching at/to/towards/round/back/around/into * flank/flanks/belly/tummy/stomach/side/sides/ribs/underneath/himself/herself | =bite/=bites/=biting/=nip/=nips/=nipping/kick/kicks/kicking/poke/poking/nose/nosing/watch/watches/watching * flank/flanks/belly/tummy/stomach/sides/ribs | swing/swinging/swings/fling/flinging/flings/turn/turns/turning/throw/throws/throwing * head * side/sides/flank/flanks/belly/tummy/ribs/stare/it | a look at * tummy/belly/flank/side | not leave * belly/tummy/flank/side alone | kick/kicks/kicking/kicked at/up * belly/tummy/stomach | curl/curls/curling * lip | flehmen | lip curl/curling | stand/stands/standing stretched/parked | stretch/stretches/stretching out to pee/wee/stale | posture/postures/posturing to pee/wee`,
    'colic-violent': `violent/violently * roll/rolling/thrash/thrashing/colic/colicking | roll/rolling violent/violently | thrash/thrashing/thrashes | throw/throwing/throws himself/herself on/at/around/about/against | smash/smashing himself/herself | wild with pain | can not keep him/her on/up * feet | can not be kept up | severe colic | constant pain`,
    'choke-horse': `choke | choked | choking | food/feed/hay/saliva/froth/foam/slobber/slime/mash/beet/bubbles * nostril/nostrils | food/feed/hay/saliva/froth/foam/slobber/slime/gunk/goo/mash * from/out/down/of * nose | nose/nostril/nostrils * food/feed/hay/saliva/froth`,
    'water-faeces': `free fecal/faecal water | fecal/faecal water | brown water | water/liquid/fluid before/after/between/with * droppings/poo/poos/dung | squirts/squirting/dribbles/runs water/liquid/fluid * before/after/with | water/liquid/fluid * normal/formed droppings/poo/poos | normal/formed droppings/poo/poos with/but/and/then * water/liquid/fluid`,
    'wet-tail': `wet tail | wettail | wet bum | wet bottom | wet backside | wet rear | wet back end | tail * wet | tail area * wet | wet bit/patch/area by/round/around/near * tail | bum/bottom/backside/behind/rear * wet/soaked/soaking/drenched | soaked bottom/bum/behind/rear/tail`,
    'crop-slow-word': `crop stasis | slow crop | impacted crop | crop impaction | pendulous crop | crop bound | cropbound | crop has/is not empty/emptied/emptying | crop not empty/emptied/emptying/gone | crop never empties | crop still full | sour crop | crop full | full crop`,
    'sour-crop': `sour crop | sour breath | breath smells sour/yeasty | yeasty breath | smells of beer | smells yeasty | smells of vinegar | smells sour | like a brewery | sour smell | yeasty smell`,
    'wet-droppings': `wet ring | puddle/puddles round/around * dropping/droppings/poo | water around * poo/dropping/droppings | droppings swimming | paper * soaked/wet | splashy droppings | lots of water in * droppings | mostly water | all water | all liquid | mostly liquid | wet droppings | droppings very wet`,
    'food-fling': `flick/flicks/flicking/fling/flings/flinging/throw/throws/throwing/shake/shakes/shaking * food/seed/seeds everywhere/about/around/out | flick/flicks/flicking/fling/flings/flinging * food/seed/seeds | shakes food out | sticky/matted/crusty/wet/soiled head/face/feathers | head/face * sticky/matted/glued/goo/wet | vomit/sick on/round/around * head/face`,
    'hairy-droppings': `string/strings of pearls | strung together | strung/joined/linked * hair/fur | hair/fur * poo/poos/droppings | poos/droppings/poo * hair/fur in/joining/strung/linking | poos/droppings/poo * strung/joined/linked/necklace`,
    'grape-poo': `bunch/bunches of grapes | like grapes | like blackberry/blackberries | like a blackberry | grapes * poo/floor`,
    'belly-lump-word': `lump/mass/hard lump in/inside * belly/tummy/stomach/abdomen | feel * lump/mass * belly/tummy/stomach/abdomen | big/enlarged spleen | spleen * big/enlarged`,
  },
} satisfies ConceptField;
