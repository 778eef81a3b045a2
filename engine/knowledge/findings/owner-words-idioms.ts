import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** Roundabout ways any owner may say a shared finding: likenesses, household sayings, what the animal no longer does. */
export const ownerWordsIdioms = {
  lethargy: phrases(`
    off colour | off color | out of sorts | under the weather | not =himself | not =herself | not =itself |
    not quite =himself | not quite =herself | not right in himself | not right in herself |
    nap half the | nap most of | asleep most of | asleep all day | sleep most of the day | sleep all day long |
    sleep through * dinner/breakfast/lunch/food/supper/feed | sleep till/until * noon/lunch/midday/evening |
    doze under | doze through | doze all | dozing all day | nod off | drift off | in and out of sleep | half asleep |
    =eyes half open | heavy eyed | heavy lidded |
    not be bothered with | can not be bothered | no oomph | no go in | no spark | lost * spark | lost * sparkle | no zip | no pep |
    flat as a pancake | like a zombie | like a statue | wiped out | having off days | off day |
    not interested in anything | no interest in anything | hardly move | barely move | hardly stir | barely stir |
    not budge | not move from | not left * spot | not lift * head when | not raise * head | not even lift * head |
    sulk | a shadow of | just =lies there | just =sits there | no life in | life gone out of |
    running on empty | battery flat | slow as treacle | not got the energy | not the energy |
    not as lively | less lively | less active | not as active | not so lively | quiet as a mouse | stopped playing`),
  '!lethargy': phrases(`
    bright as a button | full of beans | full of life | full of energy | full of himself | full of herself | =is =himself . |
    =is =herself . | usual self | normal self | same old self | old self | bossing * about | bossing * around |
    up to his usual tricks | up to her usual tricks | up to mischief | on the go | bright eyed | bright and alert |
    lively as ever | as lively | as active as | into everything | charging about | tearing around | tearing round |
    chasing the | chasing after | still chasing | racing about | runs around | running around as normal | perky | in good spirits |
    bright in himself | bright in herself | well in himself | well in herself | happy in himself | happy in herself |
    fit as a fiddle | right as rain | happy as larry | lively and | as cheeky as ever | wide awake | not sleepy`),
  appetite_loss: phrases(`
    <refuse> * <grub> | <refuse> even * <grub> | not so much as glance | not so much as look at * <grub> | not glance at |
    not eat so much as | walk away from * <grub> | walk off from * <grub> | look at it and walk | look at it and turn | sniff it and walk |
    nose it and | only noses | just noses it | noses at it | on strike over | hunger strike |
    half * usual <grub> | half of * usual | half what he used | half what she used | half * food left | half of what he used | half of what she used |
    not eat as well | not eat as much | not eat like | eating like a sparrow | eat like a bird | not come running for | not come for * <grub> |
    not come to * food | not rush to * food | not interested in * <grub> | no interest in * <grub> | lost interest in * <grub> | lost interest in food |
    gone off * <grub> | went off * <grub> | go off food | off his <grub> | off her <grub> | off the <grub> | off its <grub> | off <grub> |
    not take * <grub> | not taken * <grub> | not want * <grub> | not wanted * <grub> | not had * <grub> | not looked for * food | not look for * food |
    not a single <grub> | not one <grub> | not even a <grub> | no <grub> for | <grub> * go to waste | <grub> * untouched | <grub> untouched |
    untouched food | untouched dinner | leave * dish full | dish * still full | food just sits there | picks at * <grub> | pick at it |
    only nibbles | just nibbles | nibbles then leaves | a few bites and | one bite and | two bites and | couple of bites |
    not much of an appetite | poor appetite | no appetite to speak | nothing eaten | nothing tempts | can not tempt |
    not hungry | meals skipped | skip * meal | skipped * meal | missed * meal | not finish * <grub> | not clear * bowl | not clean * plate |
    not bothered about * <grub> | not fussed about * <grub> | will not entertain | push * food away | turn * nose up | turn * beak up | turn away from * <grub>`),
  eats_nothing: phrases(
    `not eat a thing | not eaten a thing | not touch a thing | not a crumb | not a morsel | not so much as a crumb | nothing past his lips | nothing past her lips | nothing will pass | not a scrap | nothing at all to eat | water nothing`,
  ),
  '!appetite_loss': phrases(`
    greedy as ever | as greedy | greedy for | eats like a horse | eat like a pig | eat like a lawnmower | eat like a king | eat like a locust |
    eat everything i | eats everything | empty * dish | emptying * dish | empties * bowl | emptying * bowl | polish off | wolf down | wolf it | wolfing |
    scoff | scoffin | hoover | hoovering | clear * plate | clean * plate | clears * bowl | licks * bowl clean | keep * appetite | kept * appetite |
    keeping * appetite | not lost * appetite | appetite of a | still nibbling at | still takes * <grub> | still taking * <grub> | still ate * <grub> |
    still wants * food | still wants * <grub> | took * <grub> on time | took * <grub> like normal | took * <grub> fine | took * <grub> no problem | takes * food normal |
    takes * <grub> fine | takes * <grub> normally | begging for * <grub> | begs for * <grub> | never misses a meal | not missed a meal | happily eat | tuck in | tucks into | tucking into |
    putting it away | demolish | loves * food still | ate * <grub> tonight | ate * <grub> this morning | ate * <grub> today | still cleans up | good eater |
    eaten well | food goes down well | food is going down | bolts * food | finish * bowl | finishes * bowl`),
  appetite_up: phrases(`
    eat twice what | scoff twice what | eats like a horse more than | eats double | eating double | twice what they used to | twice what he used to eat |
    more than ever did | never full | hungry all the time | eat us out of house | bottomless pit | eats like a * but * heavier | eats like a locust but |
    eats like a horse but | always after food | screams for food`),
  weight_loss: phrases(
    `rib/ribs/hip/hips/spine/=bones/hipbones/backbone * poke/stick/jut/showing/show/visible | hip bone | bag of bone | skin and bone | skin and bones | nothing but bone | light as | weigh nothing | weighs nothing | weighs next to nothing | nothing of him | nothing of her | gone to nothing | waste away | fade away | fading away | drop * gram | dropped * gram | lost * gram | lose * gram | lost * ounce | used to weigh | lost condition | losing condition | skin * sag | skin hang | coat of skin | baggy skin | loose skin on | never get * heavier | not get * heavier | not gain weight | not put on weight | not putting on weight | never fill out | getting thin | gone thin | like a skeleton | like a coat hanger | like a rake | feels lighter | lighter than he | lighter than she | weighs less | got lighter | getting lighter`,
  ),
  '!weight_loss': phrases(`
    no lighter | not lighter | no thinner | not thinner | not any thinner | no skinnier | not lose an ounce | not lost an ounce | not lost an inch | not lose * weight | not lost * weight |
    no weight loss | weight * same | weighs the same | weight * steady | weight steady | weight holding | weight stable | hold * weight | held * weight | weighs a ton | good weight`),
  weight_gain: phrases(`put on weight | putting on weight | piled on`),
  drinks_more: phrases(`
    drink * dry | drinking * dry | drain * water | drains * water | drain * bottle | empty * water | empties * water | drink like a fish | drink like a camel | water like a camel |
    gulp * water | gulps water | drink twice | drink double | drink far more | drinks far more | drinks more | glued to * water | never off * water | always at * water |
    refill * water | refilling * water | fill * water twice | top up * water | can not get enough water | not drink enough for | drinks gallons | drink buckets`),
  drinks_less: phrases(
    `not touch * water | not touched * water | not look at * water | water * bowl * untouched | water * untouched | not seen * drink | not saw * drink | last time * drink | last saw * drink | ignore * water | water level not | not drunk | hardly drinks | barely drinks | barely drinking | refuse * water | no water since | corn water`,
  ),
  '!drinks_less': phrases(
    `drinks well | drinking well | drinks from | laps * well | laps quite well | drinks fine | drinks plenty | still drinking | drinking as normal`,
  ),
  hiding: phrases(`
    take =himself off | taken =himself off | take =herself off | taken =herself off | took herself off | took himself off | keep to =himself | keep to =herself | keeping to herself | camp in the corner | made a camp |
    not come out from | not come out of | not come out for | never leaves * cave/hide/nest/bed/box | hardly leaves * cave/hide/nest/bed/box | hardly ever leaves | rarely comes out | stays in * hide |
    stay in * cave | skulk | out of sight | keeps away from | off on his own | off on her own | apart from the others | apart from the flock | hunched up under | under the sofa | behind the sofa | not join the others |
    bury =himself | bury =herself | buried himself | every hour buried | stays buried`),
  weakness: phrases(`
    not the strength | no strength | strength * gone | lost * strength | limp as a | limp ish | limbs limp | like a rag doll | rag doll | like a wet rag | like a dishcloth | as weak as | weak as a kitten | too weak to |
    grip * rubbish | grip * gone | grip * weak | no grip | poor grip | not the strength to | not hold * head up | not hold * up | not hold himself up | not hold herself up | heavy as a wet | like a sack of potatoes | all floppy | gone floppy`),
  collapse: phrases(
    `keel over | drop to the floor | dropped to the floor | fell over and lay/lie/stay | collapsed on | found flat out`,
  ),
  fainting: phrases(
    `keel over * came round | keel over then | came round and | came round after | black out`,
  ),
  cold_body: phrases(
    `he/she/it/body/ears/paws/feet/legs/mouth gone/went cold | cold like stone | cold as stone | cold as ice | stone cold | like a fridge | feels cold`,
  ),
  fever: phrases(
    `like hot water bottle | like a hot water bottle | burning up | like a radiator | like an oven | feels feverish`,
  ),
  pale_gums: phrases(
    `mouth * white as | white as candle | pale lining | lining * pale | lining * white | mouth * very pale | mouth * pale | pale mouth | gum/gums/tongue/mouth * chalk | gum/gums/tongue * like paper`,
  ),
  blue_gums: phrases(
    `mouth * blue | mouth * purple | tongue * blue | tongue * purple | grey blue inside | blue inside * mouth`,
  ),
  jaundice: phrases(
    `<gums> * <yellow> | ear * <yellow> | yellow inside * mouth | yellow all round | mouth * yellow color | weird yellow color | yellow tinge | yellow tongue | tongue * yellow | mouth and tongue yellow | skin * yellow | gone yellow`,
  ),
  restless: phrases(`
    not settle | can not settle | not sit still | not keep still | can not keep still | throw =himself about | throw =herself about | fling =himself | fling =herself | up and down the tank | up and down the cage | up and down the run |
    like a thing possessed | ants in his pants | ants in her pants | not stop poking | pace up and down | clamber at the glass | climb the walls | climbing the walls | climbing the bars`),
  hyperactive: phrases(
    `zoom about | zooming | zoomies | =wound up | wound up like | like a spring | on speed | not slow down | never stops moving | stop zooming`,
  ),
  night_waking: phrases(
    `up at =3 | up at 2 | up at 4 | till 2am | until 2am | up half the night | up all night | awake all night | all night long | not sleep at night | not sleeping at night | keeps us up | at it all night | call all night | about at night`,
  ),
  night_worse: phrases(
    `at night * worse | worse after dark | worst after lights | worse after lights | worst at night | at night it is worse | lights out | after lights out | once it gets dark | when the lights go`,
  ),
  vocal: phrases(`
    shriek | call and call | calling and calling | scream blue murder | screams blue murder | scream the place down | never shuts up | not shut up | bark and squeak | barking and squeaking | noisier | makes such a noise | yelling all`),
  aggression: phrases(
    `take a lump out of | took a lump out of | took a chunk out of | lump out of | bit me when | bit me | bites me | bites my | bite my hand | bite my finger | go for my hand/hands/finger/fingers/face/ankle/feet/arm | goes for me | went for me | lash out | whip * tail | puff up and whip | turned on me | nasty with me | never so much as hissed | bad tempered | like a demon | evil mood | foul mood | have my hand off | snaps at me | snapped at me | angry with me`,
  ),
} satisfies Lexicon;
