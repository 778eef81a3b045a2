import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** Roundabout ways of saying what is seen of breath, gut, eyes, skin and gait, in any animal without hooves or fur of note. */
export const ownerWordsRoundabout = {
  breath_hard: phrases(
    `work for * breath | working for * breath | labour to breath | heave for * breath | heaving for * breath | heave with * breath | heave of the chest | great heave | chest heave | whole chest heave | sides heave | sides heaving | sides suck | sides sucking | fight for breath | fighting for breath | fight for air | struggle for air | gulp for air | to get his breath | to get her breath | every breath * effort | each breath * effort | effort to breathe | effort to breath | for every breath | belly pump | whole body * breath | head up to breath | head up * breath | stretch * neck to breath | holds her head up * breathe | holds his head up * breathe | breathing is hard work | hard work breathing | can not get his breath | can not get her breath | can not get enough air | air hunger | tummy going in and out | breathing with * whole body | chest sucking in | hard to breathe | trouble breathing | trouble with his breathing | trouble with her breathing`,
  ),
  breath_fast: phrases(
    `ribs go/goes/going pump | ribs * quickly | ribs going | breath nineteen to the dozen | nineteen to the dozen | like bellows | going like the clappers | breath very quick | breath much faster | breathing twice as fast | breath quick and shallow | panting hard | pant hard | panting away`,
  ),
  exercise_tired: phrases(`
    puff and blow after | puffing and blowing | puff after | out of puff | two steps | few steps and rest | few steps and | few steps then | stop to rest | stops to rest | stop for a rest | has to rest | needs to rest | pants after | short flight and | after crossing | worn out after | tires quickly | tire quickly | tires easily | flops down after | gives up after | plod`),
  noisy_breath: phrases(`
    gurgle/bubble/crackle/crackling/rattle/rattling/rattly/rasp/raspy/raspily/click/clicking/snore/snoring/grunt/grunting/hum/purr/buzz/pop * breath/breathe/breathes/breathing | breath/breathe/breathes/breathing * gurgle/bubble/crackle/crackling/rattle/rattling/rattly/rasp/raspy/click/clicking/snore/snoring/grunt/hum/purr/buzz/pop |
    breathing noisy | noisy breathing | hear * breathing | hear * breathe across | hear him breathe | hear her breathe | sounds congested | sounds blocked | sounds wet | sound raspy | loud breathing | breath sound`),
  wheeze: phrases(
    `whistle/wheeze/squeal * breath/breathe/breathes/breathing/inhale/exhale | breath/breathe/breathes/breathing * whistle/wheeze/squeal | breath with little squeak | out breath * whistle | whistle on * out | like a kettle | kettle when | like an accordion | broken accordion | squeezebox | squeaky toy | whistling noise | tin whistle`,
  ),
  sneezing: phrases(
    `tchoo | atchoo | atishoo | sneezing fit | sneezy | sneeze and sneeze | little sneezes | snitz | sneeze with`,
  ),
  cough: phrases(`dry hack | tiny hack | clear * throat | hacks | barky cough | coughs like`),
  nasal_discharge: phrases(`
    nose * drip | nose is dripping | drippy nose | nose like a tap | nostril * caked | nostril * crust | nostril * wet | nostril * blocked | nostril * plugged | nostril * run | nostril * drip | nostril * gunk | nostril * bubble | nose run | snotty nose | mess of snot | snot drip | snot at | wet nostrils | runny nose | water from * nostril | nose hole | hole of the nose | stuff coming out of * nose | nose all wet`),
  nasal_thick: phrases(
    `thick mess of snot | thick snot | thick * snot | thick * nostril | thick * nose | yellow snot | green snot | nose * thick | nostril * thick | comes thick | thick yellow | thick green | snot * thick | gooey snot`,
  ),
  one_sided_nose: phrases(
    `one hole of | one hole only | one nostril | left nostril | right nostril | left nostril only | only one nostril | one of his nostrils | one of her nostrils | one side of * nose | just the one side`,
  ),
  nose_bleed: phrases(
    `blood * nostril | blood below * nostril | blood at * nostril | blood in * nostril | clot * nostril | drop of blood * nose | blood from * nostril | blood * nose`,
  ),
  voice_change: phrases(
    `hardly sing | barely sing | hardly chirp | hardly talk | barely talk | no song | no chatter | gone mute | gone hoarse | lost * voice | sound different | sounds different | not utter | not said a word | not make * sound | squeaks instead of | voice gone | silent now | used to chatter`,
  ),
  drooling: phrases(`
    slime/saliva/spit/slobber/goo/spittle * bill/beak/mouth/lip/jaw | =string/=strings of slime | string of saliva | string of drool | slime trail | slime string | spit hang | stringy spit | stringy saliva | spit is stringy | slime * from the bill | wet chin | chin * wet | wet round * mouth | wet around * mouth | dribbly`),
  bad_breath: phrases(
    `breath * knock you | breath would knock | breath * smell | breath * stink | breath stank | breath * stank | breath * bin | breath * reek | breath * foul | breath * brewery | mouth * smell | mouth smell like | mouth * stink | mouth * reek | mouth * foul | smell * mouth | stink * mouth | smelly mouth | reek * mouth`,
  ),
  mouth_pain: phrases(`
    let go as if | lets go as if | let go * sting | flinch off it | flinch * food | drop * food | drops food | drops * halfway | drops her greens | drops his greens | mouth hurts | mouth is sore | sore mouth | wince * eat | wince * chew | wince when * bite | winces * drops | bite and stop | picks up food and drops | pick * up and drop | pick it up and drop | picks * up then drops | chews on one side | hurts to eat | hurts * to chew | painful to eat | cry * eat | as though it were hot | scared to bite`),
  swallow_hard: phrases(
    `not go down | will not go down | not get it down | can not get * down | trying to get something down | gulp after gulp | gulps and gulps | take gulp | struggle to swallow | trouble swallowing | swallows and swallows | roll it about | rolls it about | stick in * throat | stuck going down | can not swallow | neck stretch to swallow | hard time swallowing`,
  ),
  gagging: phrases(
    `something * stuck in * throat | something * caught in * throat | something caught | something is caught | something stuck in throat | something is stuck | open and close * beak | open and close * mouth | opening and closing * beak | opening and closing * mouth | gagging on | keeps gagging | like a cat with a hairball | fur ball`,
  ),
  retching_unproductive: phrases(
    `heave and nothing | heaving and nothing | heave * nothing comes | heaving * nothing | heave but nothing | try to vomit but nothing | try to be sick but | tries to be sick | trying to be sick | dry heave`,
  ),
  vomiting: phrases(
    `chuck up | chucked up | chuck up * pellet | chucked his | bring up | brings up | brought up | bring * back up | brings * back up | brought * back up | thrown up | throw up * food | threw up * food | sick up | sicked up | comes straight back | come straight back | comes back up | came back up | come back up | vomited up | coughed up * food | spewed`,
  ),
  regurgitation: phrases(
    `slide back up | slides back up | slid back up | dinner * back up | food * slides back | food * falls back out | food just comes back | comes back whole | rolls back out`,
  ),
  vomit_undigested: phrases(
    `come back looking whole | comes back looking whole | still fresh looking | comes up whole | came up whole | back up whole`,
  ),
  keeps_nothing_down: phrases(
    `even a sip | even water * back | sip * comes straight back | nothing stays down | not keep * down | everything comes back | water straight back up`,
  ),
  diarrhea: phrases(
    `runny muck | runny stuff | runny mess | mess is sloppy | sloppy mess | greenish soup | like soup | soupy | pea soup | splat | liquid poo | poo like water | poo like gravy | poo like paint | squits | loose mess | very loose | poo * liquid | poo is loose | bottom like a tap | sludge * vent | poo everywhere`,
  ),
  diarrhea_frequent: phrases(
    `going every few minutes | every few minutes | five times a day | six times a day | ten times a day | eight times a day | pooing constantly | pooping constantly`,
  ),
  diarrhea_mucus: phrases(
    `jelly in it | jelly in them | slime in it | slimy stuff in | snotty poo | poo * snot | stringy slime | coated in slime | slimy poo`,
  ),
  constipation: phrases(
    `not dropped a poo | not drop a poo | not do a poo | not done a poo | not passed a | not passed any | no poo for | no poop for | no poo since | no poop since | not poop since | not pooed since | not gone to the toilet | not been to the toilet | nothing behind | nothing come out the back | nothing has come out the back | pass hardly anything | passing hardly anything | passing very little | hardly any poo | hardly any droppings | fewer poos | one dry nugget | dry nugget | hard chalk | blocked up | plugged up | tray * clean for | nothing on the paper | paper * clean for`,
  ),
  '!constipation': phrases(`
    do his business | does his business | do her business | does her business | poop daily | poops daily | poo daily | poop every day | poos every day | poo every day | poop every other day | poops fine every | poop * every second day | did a normal poo | do a normal poo | did a poo this | did a poo today | did a big poo | pooping as normal | pooing as normal | poop is ordinary | poos regular | droppings regular`),
  '!diarrhea': phrases(
    `<stool> ordinary | <stool> * ordinary | <stool> firm | <stool> * firm | <stool> solid | <stool> * formed | poops fine | poos fine | poo fine | <stool> look fine | <stool> fine | <stool> ok | <stool> look ok | <stool> same as | <stool> look same | <stool> the same | <stool> * as ever | <stool> as always`,
  ),
  straining_stool: phrases(
    `strain and lick | strain over | straining over | strain all | straining all | grunt to | lot of grunting | grunting to get | grunt and strain | grunts and strains | bob and push | bobbing and pushing | tail up and push | pushing * all day | lifts * tail and strains | takes ages to poo | effort to poo`,
  ),
  black_stool: phrases(`poo * like tar | tarry | poo * black | black poo | black tarry`),
  worms_seen: phrases(
    `wriggle * poo | wriggling in | something wriggling | spaghetti looking | spaghetti looking things | white threads | little threads | like bits of string | moving in * poo | tiny white worms | moving bits in * poo`,
  ),
  gas: phrases(
    `gurgle from * middle | gurgling from * middle | gurgling from * belly | gurgly belly | gurgly tummy | tummy gurgle | belly gurgle | tummy rumble | stomach rumble | rumbly tummy`,
  ),
  belly_swollen: phrases(
    `belly * big and tight | belly * slosh | belly firm and wide | tummy firm and wide | tummy * firm | belly * firm | belly * wide | belly like a drum | tummy like a drum | belly like a balloon | tummy like a balloon | belly tight | belly feels tight | belly * taut | belly * ballooned | belly * sticks out | tummy * sticks out | belly * bulging | round in the middle | belly like a sack | blown up like a balloon | belly * blown up | tummy * blown up`,
  ),
  belly_pain: phrases(
    `scrunch up if | scrunches up | tense * belly | tenses * belly | tenses up when * belly | hunch up if | guard * belly | guards * belly | flinch * belly | belly * sore | tummy * sore | hates * belly touched | hates * tummy touched`,
  ),
  prolapse: phrases(`
    hang out his bum | hang out her bum | hanging out of * bum | hanging out * bum | hanging out his bottom | hanging out her bottom | hanging out from under * tail | hang from under * tail | hanging out of * back end | hang out from under | pink/red thing * hang * bum/bottom/vent/behind/rear/tail | something pink/red hanging/sticking/poking * bum/bottom/vent/behind/rear/tail/anus | 
    something sticking out of * bum | something sticking out of * bottom | sticking out of * back end | poking out of * bum | poking out of * bottom | insides coming out | insides hanging | insides are out | inside out at the back | blob of flesh * bum/bottom/vent/anus/tail | like a cherry under * tail | popped out of * vent | popped out of * bum`),
  dirty_bottom: phrases(`
    backside/behind/bum/bottom/vent/rear/end/ends/fluff * plastered/clarty/caked/mucky/messy/soiled/filthy/sticky/stuck/mess/manky/claggy/pasted/stained/crusted | backside/behind/bum/bottom/vent/rear/end/ends/fluff * damp/wet | plastered in * muck | muck on * backside | muck on * bum | poo on * bum | mess on * bum | caked in poo | poo caked | poo stuck to | muck stuck | mess round * vent | mess around * vent | back end wet | back ends clarty | dirty behind | mucky behind`),
  pee_none: phrases(
    `not weed | not weed where | not had a wee | not done a wee | no wee | no pee | not peed`,
  ),
  pee_more: phrases(
    `need the loo * more | needs the loo | puddles everywhere | more puddles | bigger puddles | wees more | weeing more | weeing a lot | tray soaked | wet patches everywhere | twice as much wee`,
  ),
  pee_blood: phrases(
    `red in the watery part | blood in the watery part | blood in * wee | wee * red | wee * pink | weed * pink | weed * red | pink wee | red wee | pinky red | red pee | blood in * urine | pink urine | red urine`,
  ),
  eye_squint: phrases(`
    eye * slit | eye is a slit | eye just a slit | shut that eye | shut one eye | eye shut | keeps * eye shut | one eye closed | one eye shut | eye * closed | eye half closed | eye half shut | eye screwed up | will not open * eye | not open * eye | not opening * eye | can not open * eye | squints | squinty | peep through one eye | winking at me | eye stuck shut | eye glued shut | eyes glued shut | sealed shut`),
  eye_swollen: phrases(
    `eyelid * pillow | eyelid * puff | eyelid * swell | eyelid * swollen | puffy eyelid | puffy lids | eye * swollen | eye like a boxer | swollen like a boxer | below * eye * swollen | under * eye * swollen | skin below it * swollen | bag under * eye | swelling under * eye | swelling round * eye | eye puffed | eye * puffy | eye blown up | lids * puffy | eye all puffed`,
  ),
  eye_discharge: phrases(`
    tears pour | tears stream | tears run | tears down | gunk in the corner | stuff in the corner | white stuff in * corner | goo in * eye | gunk in * eye | sleep in * eye | eye gunk | gunky eye | eye * stream | eye * weep | eye * tear | eye * run | eye * gunk | eye * goo | eye is tearing | wet under * eye | wet patch under * eye | watery eye | crust round * eye | crusty eye | eye bogey | eye bogies`),
  eye_discharge_thick: phrases(
    `white stuff in the corner | white gunk * eye | yellow gunk * eye | green gunk * eye | yellow stuff * eye | white stuff * eye | pus in * eye | cheesy * eye | thick goo * eye | eye * yellow gunk | eye * thick`,
  ),
  eye_red: phrases(
    `eyelid * pink | eyelid * red | eyelid * sore | eye * gone red | eye has gone red | red round * eye | red around * eye | pink round * eye | sore eye | eye * sore looking | eye * angry`,
  ),
  eye_rub: phrases(`
    rub that eye | rubbing that eye | rub * eye on | rubs * eye | rubbing * eye | wipe * eye | wiping * eye | wipe it on the branch | wiping it on | scratch at * eye | scratches at * eye | paw at * eye | pawing * eye | rub * face on | rubs * face along`),
  eye_cloudy: phrases(
    `white film | blue film | white blue film | film over * eye | eye * film | film on * eye | eye * milky | milky eye | eye * cloudy | eye gone white | eye has gone white | eye like a marble | eye * glazed | smoky eye | eye * foggy | eye * misty | ghostly eye | eye turning white`,
  ),
  third_eyelid: phrases(
    `skin slid * eye | skin sliding * eye | sort of skin sliding | skin * half over | skin halfway across | skin across * eye | skin over * eye | film * half across | film sliding | milky skin sliding | second eyelid | inner eyelid | third lid | another eyelid | extra eyelid`,
  ),
  eyes_flick: phrases(
    `eye/eyes * jerk/jerking/dart/darting/bounce/bouncing/dance/dancing/flick/flicking/twitch/wobble/jiggle/shake | side to side eye | eyes going back and forth | eyes going side to side | eyes * back and forth`,
  ),
  eye_bulging: phrases(
    `eye * stick out | eyeball * stick out | eyeball * sticks out | eye * sticking out | eye * bulge | eye bulges | eye * pop out | eye popping | eye bigger than | one eye bigger | eye * further than | goggle eyed | pop eyed | bug eyed`,
  ),
  blind: phrases(
    `not see where | walks into things | crashes into things | not follow * finger | not react to * hand`,
  ),
} satisfies Lexicon;
