import type { ContextGrammar, TriggerRow } from '../src/context-types.ts';
import { averted } from './averted.ts';
import { classes, clauses } from './clause-words.ts';
import { row } from './context-row.ts';
import { subjects } from './context-subjects.ts';
import { times } from './context-times.ts';

/** What takes away what comes next, and what only looks like it. */
const denials: readonly TriggerRow[] = [
  row(
    'denied',
    'list',
    'no | none of | zero | nil | negative for | lacks | lack of | neither | nor | deny | denies | nobody | free of | clear of | no sign/signs/evidence/trace of | not a sign of | no longer any | nor does/do/did/is/are/was/has/have/had/can/will <subject> | no problem/problems/issue/issues/trouble/bother with | not a single/bit/hint/drop/shred/whiff of | not a single <any> of | rarely/seldom if ever | 0 <bare> | zilch | far from | anything but | at no point | at no time | not once | have/has yet to | yet to',
  ),
  row('denied', 'list', 'not | never | aint | nothing | nowt', { verb: true }),
  row(
    'denied',
    'list',
    'not a/an/the/one <animal> who/that/to | not one who/to/for/that | not the type/kind/sort to/who/that',
    { verb: true },
  ),
  row('denied', 'list', 'without', { double: true }),
  row(
    'denied',
    'onward',
    'not that <subject>/<name> | not as if/though <subject>/<name> | not think/believe/reckon/suppose/say | not see/seen/saw/find/found/notice/noticed/spot/spotted/feel/felt/hear/heard | not look/seem/appear like | ruled out | rules out',
    { verb: true },
  ),
  row('denied', 'onward', 'no sign/signs that'),
  row(
    'supposed',
    'onward',
    'i/we doubt | doubt it is | doubt its | doubtful that/if/whether | first thought was | first thought it | thought at first | keep/kept thinking | my first thought | she/he will get | we assumed | i assumed | assumed it | assuming it/he/she | convinced myself | imagined | dreamt/dreamed',
  ),
  row(
    'denied',
    'before',
    ', never had any/it/one/that | , has/have never had any/it/one/that | , no $ | , none $ | , nope $ | , nah $ | is/are none | is/are absent | none $ | absent | negative | was/is/were/are ruled out | been ruled out | is/are not present | has/have not been a/an problem/issue | is/are not a/an problem/issue/thing | not noticed | , not that i/we have seen/noticed/found | not an issue | , not that i can see | , not at all $ | , never $ | , not really $ | , not once | , he/she/it/they did/does/do not $ | , i/we said/told no | , it was not $ | , it is not $ | , is not $',
  ),
  row('unable', 'before', ', he/she/it/they could/can/would/will not $'),
  row(
    'denied',
    'previous',
    'found none | found nothing | find none | find any $ | find nothing | see none | saw none | saw nothing | seen none | there is none | there are none | been none | there is nothing $ | there is not any $ | but no $ | but nope $ | none/nothing/neither yet $ | none/nothing so far $ | so far nothing/none/neither $ | nothing like that $ | not yet $ | not so far $ | not see/seen/saw/notice/noticed/find/found/spot any $ | not see/seen/saw one | all clear | has/have not had one/any | he/she/it/they has/have/had none | , he/she/it/they is/are/has/have/does/do/did not $ | , he/she/it/they is/are/has/have/does/do/did not yet $',
  ),
  row(
    'denied',
    'last',
    'it was not $ | it is not $ | they were not $ | they are not $ | he/she is not $ | he/she was not $',
  ),
  row(
    'undenied',
    'clause',
    'until | till | before today/now/this/yesterday/last | as much | as often | as bad | as badly | as frequently | as hard | as many | so much | so often | quite as | like this before',
  ),
  row(
    'none',
    'clause',
    'not only | not just | not sure | no change | no improvement | not improving/improved/improve | not better | no better | not stop/stopped/stopping | no matter | no idea | not know | not knowing | no help | not help/helped/helping | no doubt | not long | no reason | not because | not certain | no clue | not understand | not figure | not tell | nothing helps/helped | nothing works/worked | not go/going/gone away | not clear/clearing | not heal/healing/healed | not wait | not like him/her | not usual | not normal | not usually | no more than | no one | not see vet | no let up | not settle | not settling | not great | not been to | not afford | not subside/subsided | no end | not get/getting/got/gotten any better | not get/getting/got/gotten better | not go/gone down | not respond/responding | not quit | never stop/stops/stopped | not let/letting up | not ease/eased | no relief | no luck | no wonder | no problem before | nothing but | not a day | not an hour | not a night | not a day/hour/night/week goes/go/passes by without | not a day/hour/night/week goes/go/passes without | not a day/hour/night/week without | not say/tell/understand/see/know why/what/how/where | not a day/hour/night/week goes/go/passes by that/when/where <subject> does/do/is/has not | nothing other than | not surprised | not good | not ideal | not the first time | not used to | not hard to | not to mention | not mention | not really sure | not too sure | not really improving/improved | not really better | not any better | no different | never used to | not want to wait | not able to get to | no sooner | not much of a | not so much | no big deal | no joke | not for long | not until | not till | not all of/the/that/day/night/his/her/there | not always | not every | no good | not right | not well | no point | not being funny | not unless | not a fan | not happy | not himself/herself/itself/themselves | not exactly | not necessarily | no time | not again | not care | not mind | not matter',
  ),
  row(
    'none',
    'clause',
    'barely/hardly/scarcely/not walk/move/stand/run/jump/eat/breathe/drink/swallow/sleep/go/get/trot without | ^ no he/she/it/they/i/we/but/so/just/only/his/her/my | ^ no , | ^ nope | ^ no thanks | if not | or not | why not | is he not | is she not | non stop | no one',
  ),
];

/** Not said to be so: asked, feared, supposed, advised, told of a kind. */
const asides: readonly TriggerRow[] = [
  row(
    'hypothetical',
    'clause',
    '<calling> if/when/should | <calling> you/us/them/back/him/her if/when | ^ <supposing> <subject>/<determined>/<name>/a/an/there/that | were <subject>/<name> to | if <name> | if <bare> | if ever/one/either/anything | should <name> | as soon as he/she/it | the minute/moment/second/instant he/she/it | ^ once he/she/it/they starts/start/begins/begin/gets/stops | ^ any | ^ but any | if he/she/it/they/there/this/my/his/her/the/a/any/your | what if | what happens if | should he/she/it/they | whether he/she/it/they/its | or else he/she | would he/she show | could lead to | might lead to | so he/she does not | so that he/she does not | unless <subject>/<name>/there | <subject> would be | <subject> would have been | ^ had <subject> been/had | as long as <subject> does/do/is/are/has not',
  ),
  row(
    'hypothetical',
    'onward',
    'god/heaven forbid | let/lets say | in case | so that | lest | whether or not | in the event',
  ),
  row(
    'none',
    'clause',
    'as if/though he/she/they/it had no/not/a/an/lost/trouble/something/his/her/to/pain/difficulty/got/gone/put/the/forgotten | ^ any ideas/idea/advice/help/suggestions/suggestion/thoughts/one/way/chance/tips/other/input/opinions/insight/reason | as if | as if he/she/it/they/there | like if | looks/looked/seems/seemed like someone/somebody | look/looks/looked/seem/seems/seemed like he/she/they/it has/have/had died/dropped/keeled/fainted/collapsed | if anything | if that helps | if i | if we | if you | if possible | even if | if not more | if that makes sense | if it helps | if it matters | see if he/she/it',
  ),
  row(
    'asked',
    'clause',
    '^ is/are/was/were/does/do/did/can/could/has/have/will/would/might/should he/she/it/they/<name> | ^ but is/are/was it/he/she/this/that | ^ is/was/could/can this/that | ^ could his/her | ^ can his/her | any chance of | any chance he/she/it | any idea if |  should i/we watch/look | should i/we worry if | is/was/could/can/might/does/did/will/has my/our/the <kind> <asking> | is it <kind> | would it be | maybe its | tell me if | asked was | asked is | asked if | could it have been',
  ),
  row(
    'asked',
    'onward',
    'do you reckon/suppose/believe | is there any/a way he/she/it/that | any way he/she | what are the odds/chances | is it possible | is there a chance | is there any chance | is it true | do you think | does this mean | does that mean | wondering if | wonder if | i wonder | wondering whether | not sure if | not know if | no idea if | not know whether | not sure whether | can not tell if | is it ok if | is it okay if',
  ),
  row(
    'asked',
    'next',
    '^? is/are/do/does/did/can/could/will/would/should <bare> | ^? is/are/do/does/can/could/will/would a/an/some/any | ^? should i/we expect/see/be | ^? what/how does/do/is/are <bare> | ^? how <any> is/are <bare> | ^? what/how/when/why would/will/could/might | ^? how soon/long/quickly/fast would/will/could | ^? am/are i/we going to | ^? should/would/will there be | ^? would/do/will you wait/worry/panic | ^? at what point/stage/temperature/temp is/are/does/do/would | ^? is/would/will/could/can/does this/that/these/those/the <any> make/give/cause/bring/lead | ^? would/could/should/will/does/do not <subject>',
  ),
  row(
    'none',
    'clause',
    'is normal that/for | is it normal for him/her/it/them | is it normal | is this normal | is that normal | is it serious | is it usual | is it common | is it worth | is it time | is it too | is it urgent | is it an emergency | is this an emergency | is it something | is this something | is this serious | is this bad | would it help | has he ever | will it | do they have | will he/she | will it be | can i | would that | is that why | could that be why',
  ),
  row(
    'feared',
    'onward',
    '<fear> <subject> will/might/may/could/would | <fear> <subject> is going to | hope/hoping it/its/it is/this/he/she is/its/has not | hope/hoping/pray/praying/hoped <subject>/<name> does/do/will/would/did not | nervous/anxious/convinced/sure that <subject>/<name> will/might/may/could/would | nervous/anxious/convinced/sure <subject>/<name> will/might/may/could/would | the thought of | hate for <whom>/<name> to | fingers crossed no/he/she/it/there | nightmare is/of/would | bracing for | worst nightmare/fear | hope/hoping its not | hope/hoping it not | hope/hoping it is not | hopefully not | hope not | pray/praying it/its | <fear> | <fear> about/of/that/it/its/is/for | <fear> it is | <fear> he/she has | what if it is | fear of | panic about',
  ),
  row(
    'none',
    'clause',
    'worried/concerned/worry about him/her/it/them/his/the/this/how | i am worried/concerned about his/her/him/it/the/this/how | worries me | worried sick | worried because | worried as | worried since | scared of | concerned because | worrying me | worried by | i am worried he/she/it | concerned $ | worried $ | scared $ | worried now | so worried | really worried | very worried | not worried | frightened of | afraid of | scared by | scared and | very concerned | terrified of',
  ),
  row(
    'feared',
    'onward',
    'i am scared of | i am scared he/she/it/its | scared he/she/it/its | i am worried about | i am worried it | so scared of | am terrified of | i was worried about | worst nightmare/fear | worried he/she | worried its/it | worried it might | worried it is | worried it could',
  ),
  row(
    'supposed',
    'clause',
    'put down to | put it/this/that/them down to | blamed | blaming | think/thinking/thought it is/was/might/could/may | think/thinking/thought its | thought he/she is/was just | thinking maybe | thinking of | i thought <animal> | thought maybe | reckon/reckons/guess/guessing/suspect/suspects it is | reckon/reckons/guess/guessing its | could be | it/this/that might/may be | might be a | might have been | could have been | may be a | <subject> might/may | ^ could/might/may <become> | <subject> could <become> | possibly a | suspect/suspects/suspected | thinking it | thought it | thought he/she had | thought he/she was going | first thought he/she was having | thought he/she was having a seizure/fit/stroke but | i thought | or is it | thinks he/she might | thinks it | sounded/looked like <subject> was/were',
  ),
  row(
    'none',
    'clause',
    'i thought he/she was | i thought i | i thought to | i thought that | i thought nothing | i thought we | i thought he/she would | i thought maybe i | could be better | could be worse | i thought she/he looked | could be because | think it is getting | think it is getting worse',
  ),
  row(
    'advised',
    'clause',
    'on/takes/took/had/has/gets/given/needs/for some/his/her meds/medication/tablets/pills/treatment/drops for | tablets/meds/medication/pills/drops/medicine/injections/supplement for | to stop/keep/prevent him/her/it/them | warned about | warned me about | warned us about | warned me of | watch out for | watch for | look out for | looking out for | keep an eye out for | keep watch for | be aware of | on the lookout for | asked/asks about | what to look | check for | checked for | checking for | look for | looking for | look for signs | signs of $ | signs to | what signs | early signs | the signs of | the symptoms of | the sign of | symptoms of | chance of | chances of | risk of | prone to | common for | common in | how do/can/should i/you/we prevent/avoid/spot/recognise/recognize | how to prevent/avoid/spot/recognise/recognize | how to stop a/an/my/dogs/cats/rabbits/horses/pets <animal> | how to stop cats/dogs/rabbits/horses/birds/ferrets/hamsters | how to stop heat/sun/getting | to prevent | to avoid | vaccine/vaccination/jab/booster/jabs/shots against/for | how common/likely is/are | at/on/with the first/slightest sign/hint/whiff of | told/said/warned/advised to expect | expect/anticipate/imagining/imagine/picturing <bare> | checking/watching/monitoring <whom> for | waiting for <bare> | may/might/could/can cause/leave/trigger | to watch <whom> for | watching <whom> for | are/is to stop/prevent | preventing | do not want <whom>/<name>/another | to rule out | known/notorious/renowned for | always asks/ask about | swears/swear by | asking about | how would/will/do/could i/you/we know if/when/whether | prevents | keeping away | keeps away | keep away | prevention of | test for | tested for | tested her/him for | tests for | vaccinated for | vaccinated against | jab for | vaccine for | treatment for | treated for | might get | may get | going to get | can i give | said to watch | said possible | in case of | likely to get | wormed for | insurance for | cure for | remedy for | any sign of | signs like | if there is any',
  ),
  row(
    'advised',
    'onward',
    'warned he/she/it/they might/may/could/would | warned that | told/said he/she/it/they might/may',
  ),
  row(
    'advised',
    'before',
    'can/may/might/could happen/occur | is/are a possible/common/known/listed side effect | possible/common/known/listed side effect/effects',
  ),
  row(
    'advised',
    'around',
    'from happening | is/are to be expected | plan is/was | the plan is/was | planning on/to',
  ),
  row(
    'none',
    'clause',
    'meds/medication/tablets/pills/medicine/injections/treatment/drops for a/several/some/many/two/three/six/years/months/weeks/days/about/over/nearly/almost/ages/now/him/her | looking for food/water/him/her/somewhere/a | looks for | look for food/water/a | looking out for him/her',
  ),
  row(
    'general',
    'mark',
    '^ can/could/do/does/will i/we/you/people/humans/kids/children catch/get/give | ^ what is/are a/an | ^ when/what in/time/month the/of year | ^ what/which breed/kind/sort/type | ^ is/are/do/does/can/could/would/will <animal> | ^ is/are/do/does/can/could/would a/an/other <animal> | reading about | read about | reading up on | ^ what about | ^ how about',
  ),
  row(
    'general',
    'all',
    'in/of/from that/the/this/a film/movie/documentary/book/novel/cartoon/story',
  ),
  row(
    'general',
    'sentence',
    'by <any> i mean | on/from reddit/facebook/google/youtube/tiktok/instagram/mumsnet said/told/says | ^ when a/an <animal> | when a/an/any <animal> | if a/an <animal> | i have read that/about | i read that/about/somewhere | have read that | read about | read that | read on/in/online/somewhere | heard about | heard that | google said | googled | googling | they say | it says | label/packet/box/bottle says/said it/may/might/can/could/not | says online | according to google/some | i know <animal> | in general <animal> | does a <animal> | do a <animal> | something a <animal> can | something <animal> can catch/get/have',
  ),
  row(
    'general',
    'onward',
    '<source> say/says/said | <source> says | facebook/reddit/google/chatgpt/internet/website/article/book reckons/thinks/suggests/claims/mentions',
  ),
  row(
    'general',
    'clause',
    '^ killing by/of | ^ a/an <animal> does/will/can/would/should | that a <animal> | ^ dogs/cats/rabbits/horses/birds/ferrets/hamsters/kittens/puppies/snakes/geckos/parrots/budgies/hens/chickens/tortoises/lizards/beardies/pigs can/may/might/often/get/sleep/do/tend/usually/need/hide | they/these can/may often | some <animal> | a sick <animal> | most <animal> | <animal> tend to | a lot of/many/all/most/other <animal> | ^ most/many <animal> | your <animal> | has/have/had/did your <animal>',
  ),
  row(
    'none',
    'clause',
    'anything but he/she/it/they/i/we/his/her/the/still/now | at the minute/moment he/she/it/they | i read that i | it says xylitol/ibuprofen/paracetamol/acetaminophen/chocolate/caffeine/nicotine/permethrin/brodifacoum/bromadiolone/difenacoum | it says on the tub/label/packet/pack/box/wrapper/tin/bottle/jar/bag/back/tube/carton | some <animal> food/treats | some kitten food | some puppy food | some cat food | some dog food | birds are loose',
  ),
  row(
    'compared',
    'next',
    'the size of a/an/my/his/her | like out of/from a | like someone/somebody | like he/she/they/it has/have/had died/dropped/keeled/fainted/collapsed | size of a/an | as long as a/an | as big as a/an | as if/though he/she/they/it had | more than a | smaller than a | you would think he/she | you would think | anyone would think | you might think | bigger than a | as a <animal> | looks/looked like a fit/seizure/convulsion but | at first i thought he/she was having | i thought he/she was having a fit/seizure/stroke but',
  ),
  row('compared', 'next', 'not that/so/too/very/overly/particularly/terribly/massively', {
    verb: true,
  }),
  row(
    'doubtful',
    'clause',
    '<subject> might/may have/be | maybe | might | may | possible | possibly | perhaps | not sure | i think | probably | hard to tell | not certain | i suspect | i guess | seems | seem | seemed | slight | slightly | a little | a bit | occasional | occasionally | sometimes | mild | mildly | once in a while',
  ),
  row(
    'doubtful',
    'before',
    'maybe | i think | possibly | perhaps | sometimes | occasionally | i guess | not sure',
  ),
];

/** Who, when and whether in English: what tells that words beside it are denied, feared, over or somebody else's. */
export const context: ContextGrammar = {
  clauses,
  classes,
  adjective:
    /(?:ic|y|ish|ful|less|ed|weak|limp|dull|tired|red|pale|thin|lame|sore|swollen|hot|cold|wobbl.*)$/,
  triggers: [...denials, ...asides, ...times, ...averted, ...subjects],
};
