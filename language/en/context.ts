import type { ContextGrammar, TriggerRow } from '../src/context-types.ts';
import { averted } from './averted.ts';
import { classes, clauses } from './clause-words.ts';
import { row } from './context-row.ts';
import { subjects } from './context-subjects.ts';

/** What takes away what comes next, and what only looks like it. */
const denials: readonly TriggerRow[] = [
  row(
    'denied',
    'list',
    'no | none of | zero | nil | negative for | lacks | lack of | neither | nor | deny | denies | nobody | free of | clear of | no sign/signs/evidence/trace of | not a sign of | no longer any | zilch | far from | anything but | at no point | at no time | not once | have/has yet to | yet to',
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
    'not that he/she/it | not think/believe/reckon/suppose/say | not see/seen/saw/find/found/notice/noticed/spot/spotted/feel/felt/hear/heard | not look/seem/appear like | ruled out | rules out',
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
    ', never had any/it/one/that | , has/have never had any/it/one/that | , no $ | , none $ | , nope $ | , nah $ | is/are none | is/are absent | none $ | absent | negative | was/is/were/are ruled out | been ruled out | is/are not present | not noticed | not an issue | , not that i can see | , not at all $ | , never $ | , not really $ | , not once | , he/she/it/they did/does/do not $ | , i/we said/told no | , it was not $ | , it is not $ | , is not $',
  ),
  row('unable', 'before', ', he/she/it/they could/can/would/will not $'),
  row(
    'denied',
    'previous',
    'found none | found nothing | find none | find any $ | find nothing | see none | saw none | saw nothing | seen none | there is none | there are none | there is nothing $ | there is not any | not see/seen/saw/notice/noticed/find/found/spot any $ | not see/seen/saw one | all clear | has/have not had one/any $ | he/she/it/they has/have/had none | , he/she/it/they is/are/has/have/does/do/did not $ | , he/she/it/they is/are/has/have/does/do/did not yet $',
  ),
  row(
    'denied',
    'last',
    'it was not $ | it is not $ | they were not $ | they are not $ | he/she is not $ | he/she was not $',
  ),
  row(
    'undenied',
    'clause',
    'until | till | before today/now/this/yesterday/last | as much | as often | as bad | as badly | as frequently | as hard | as many | so much | so often | quite as',
  ),
  row(
    'none',
    'clause',
    'not only | not just | not sure | no change | no improvement | not improving/improved/improve | not better | no better | not stop/stopped/stopping | no matter | no idea | not know | not knowing | no help | not help/helped/helping | no doubt | not long | no reason | not because | not certain | no clue | not understand | not figure | not tell | nothing helps/helped | nothing works/worked | not go/going/gone away | not clear/clearing | not heal/healing/healed | not wait | not like him/her | not usual | not normal | not usually | no more than | no one | not see vet | no let up | not settle | not settling | not great | not been to | not afford | not subside/subsided | no end | not get/getting/got/gotten any better | not get/getting/got/gotten better | not go/gone down | not respond/responding | not quit | never stop/stops/stopped | not let/letting up | not ease/eased | no relief | no luck | no wonder | no problem before | nothing but | not a day | not an hour | not a night | not a day/hour/night/week goes/go/passes by without | not a day/hour/night/week without | nothing other than | not surprised | not good | not ideal | not the first time | not used to | not hard to | not to mention | not mention | not really sure | not too sure | not really improving/improved | not really better | not any better | no different | never used to | not want to wait | not able to get to | no sooner | not much of a | not so much | no big deal | no joke | not for long | not until | not till | not all of/the/that/day/night/his/her/there | not always | not every | no good | not right | not well | no point | not being funny | not unless | not a fan | not happy | not himself/herself/itself/themselves | not exactly | not necessarily | no time | not again | not care | not mind | not matter',
  ),
  row(
    'none',
    'clause',
    'barely/hardly/scarcely/not walk/move/stand/run/jump/eat/breathe/drink/swallow/sleep/go/get/trot without | ^ no he/she/it/they/i/we/but/so/just/only/his/her/my | ^ no , | ^ nope | ^ no thanks | if not | or not | why not | whether or not | is he not | is she not | non stop | no one',
  ),
];

/** Not said to be so: asked, feared, supposed, advised, told of a kind. */
const asides: readonly TriggerRow[] = [
  row(
    'hypothetical',
    'clause',
    '<calling> if/when/should | worry/panic if/should | should i/we worry/panic when | <calling> you/us/them/back/him/her if/when | suppose/supposing he/she/it/they | were he/she/it/they to | as soon as he/she/it | the minute/moment/second/instant he/she/it | ^ once he/she/it/they starts/start/begins/begin/gets/stops | ^ any | ^ but any | if he/she/it/they/there/this/my/his/her/the/a/any/your | what if | what happens if | in case | should he/she/it/they | whether he/she/it/they/its | or else he/she | would he/she show | could lead to | might lead to | so he/she does not | so that he/she does not | unless he/she',
  ),
  row(
    'none',
    'clause',
    'as if/though he/she/they/it had no/not/a/an/lost/trouble/something/his/her/to/pain/difficulty/got/gone/put/the/forgotten | ^ any ideas/idea/advice/help/suggestions/suggestion/thoughts/one/way/chance/tips/other/input/opinions/insight/reason | as if | as if he/she/it/they/there | like if | looks/looked/seems/seemed like someone/somebody | look/looks/looked/seem/seems/seemed like he/she/they/it has/have/had died/dropped/keeled/fainted/collapsed | if anything | if that helps | if i | if we | if you | if possible | even if | if not more | if that makes sense | if it helps | if it matters | see if he/she/it',
  ),
  row(
    'asked',
    'clause',
    '^ is/are/was/were/does/do/did/can/could/has/have/will/would/might/should he/she/it/they | ^ but is/are/was it/he/she/this/that | ^ is/was/could/can this/that | ^ could his/her | ^ can his/her | any chance of | any chance he/she/it | any idea if |  should i worry/watch/look | should we worry/watch/look | is/was/could/can/might/does/did/will/has my/our/the <kind> <asking> | is it <kind> | would it be | maybe its | tell me if | asked was | asked is | asked if | could it have been',
  ),
  row(
    'asked',
    'onward',
    'do you reckon/suppose/believe | is there any/a way he/she/it/that | any way he/she | what are the odds/chances | is it possible | is there a chance | is there any chance | is it true | do you think | does this mean | does that mean | wondering if | wonder if | i wonder | wondering whether | not sure if | not know if | no idea if | not know whether | not sure whether | can not tell if | is it ok if | is it okay if',
  ),
  row(
    'none',
    'clause',
    'is it normal | is this normal | is that normal | is it serious | is it usual | is it common | is it worth | is it time | is it too | is it urgent | is it an emergency | is this an emergency | is it something | is this something | is this serious | is this bad | would it help | has he ever | will it | do they have | will he/she | will it be | can i | would that | is that why | could that be why',
  ),
  row(
    'feared',
    'onward',
    'hope/hoping it/its/it is/this/he/she is/its/has not | hope/hoping its not | hope/hoping it not | hope/hoping it is not | hopefully not | hope not | pray/praying it/its | <fear> | <fear> about/of/that/it/its/is/for | <fear> it is | <fear> he/she has | what if it is | fear of | panic about',
  ),
  row(
    'none',
    'clause',
    'worried/concerned/worry about him/her/it/them/his/the/this/how | i am worried/concerned about his/her/him/it/the/this/how | worries me | worried sick | worried because | worried as | worried since | scared of | concerned because | worrying me | worried by | i am worried he/she/it | concerned $ | worried $ | scared $ | worried now | so worried | really worried | very worried | not worried | frightened of | afraid of | scared by | scared and | very concerned | terrified of',
  ),
  row(
    'feared',
    'onward',
    'i am scared of | i am scared he/she/it/its | scared he/she/it/its | i am worried about | i am worried it | so scared of | am terrified of | i was worried about | worried he/she | worried its/it | worried it might | worried it is | worried it could',
  ),
  row(
    'supposed',
    'clause',
    'put down to | put it/this/that/them down to | blamed | blaming | think/thinking/thought it is/was/might/could/may | think/thinking/thought its | thought he/she is/was just | thinking maybe | thinking of | i thought <animal> | thought maybe | reckon/reckons/guess/guessing/suspect/suspects it is | reckon/reckons/guess/guessing its | could be | it/this/that might/may be | might be a | might have been | could have been | may be a | possibly a | suspect/suspects/suspected | thinking it | thought it | thought he/she had | thought he/she was going | first thought he/she was having | thought he/she was having a seizure/fit/stroke but | i thought | or is it | thinks he/she might | thinks it',
  ),
  row(
    'none',
    'clause',
    'i thought he/she was | i thought i | i thought to | i thought that | i thought nothing | i thought we | i thought he/she would | i thought maybe i | could be better | could be worse | i thought she/he looked | could be because | think it is getting | think it is getting worse',
  ),
  row(
    'advised',
    'clause',
    'on/takes/took/had/has/gets/given/needs/for some/his/her meds/medication/tablets/pills/treatment/drops for | tablets/meds/medication/pills/drops/medicine/injections/supplement for | to stop/keep/prevent him/her/it/them | warned about | warned me about | warned us about | warned me of | watch out for | watch for | look out for | looking out for | keep an eye out for | keep watch for | be aware of | on the lookout for | asked/asks about | what to look | check for | checked for | checking for | look for | looking for | look for signs | signs of $ | signs to | what signs | early signs | the signs of | the symptoms of | the sign of | symptoms of | chance of | chances of | risk of | prone to | common for | common in | how do/can/should i/you/we prevent/avoid/spot/recognise/recognize | how to prevent/avoid/spot/recognise/recognize | how to stop a/an/my/dogs/cats/rabbits/horses/pets <animal> | how to stop cats/dogs/rabbits/horses/birds/ferrets/hamsters | how to stop heat/sun/getting | to prevent | to avoid | vaccine/vaccination/jab/booster/jabs/shots against/for | how common/likely is/are | how would/will/do/could i/you/we know if/when/whether | prevents | keeping away | keeps away | keep away | prevention of | test for | tested for | tested her/him for | tests for | vaccinated for | vaccinated against | jab for | vaccine for | treatment for | treated for | might get | may get | going to get | can i give | said to watch | in case of | likely to get | wormed for | insurance for | cure for | remedy for | any sign of | signs like | if there is any',
  ),
  row(
    'advised',
    'onward',
    'warned he/she/it/they might/may/could/would | warned that | told/said he/she/it/they might/may',
  ),
  row(
    'advised',
    'before',
    'is/are a possible/common/known/listed side effect | possible/common/known/listed side effect/effects',
  ),
  row('advised', 'around', 'from happening'),
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
    '^ when a/an <animal> | when a/an/any <animal> | if a/an <animal> | i have read that/about | i read that/about/somewhere | have read that | read about | read that | heard about | heard that | google said | they say | it says | label/packet/box/bottle says/said it/may/might/can/could/not | says online | according to google/some | i know <animal> | in general <animal> | does a <animal> | do a <animal> | something a <animal> can | something <animal> can catch/get/have',
  ),
  row(
    'general',
    'onward',
    '<source> say/says/said | <source> says | facebook/reddit/google/chatgpt/internet/website/article/book reckons/thinks/suggests/claims/mentions | film/movie/documentary/cartoon where | film/movie/documentary/cartoon about/with a/an/this/some <animal> | film/movie/documentary/cartoon last night/week where | film/movie/documentary/cartoon last night/week about/with a/an/this/some <animal> | film/movie/documentary/cartoon yesterday/tonight/today/once where | film/movie/documentary/cartoon yesterday/tonight/today/once about/with a/an/this/some <animal>',
  ),
  row(
    'general',
    'clause',
    '^ killing by/of | googled | googling | ^ a/an <animal> does/will/can/would/should | that a <animal> | ^ dogs/cats/rabbits/horses/birds/ferrets/hamsters/kittens/puppies/snakes/geckos/parrots/budgies/hens/chickens/tortoises/lizards/beardies/pigs can/may/might/often/get/sleep/do/tend/usually/need/hide | they/these can/may often | some <animal> | a sick <animal> | most <animal> | <animal> tend to',
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
    'maybe | might | may | possible | possibly | perhaps | not sure | i think | probably | hard to tell | not certain | i suspect | i guess | seems | seem | seemed | slight | slightly | a little | a bit | occasional | occasionally | sometimes | mild | mildly | once in a while',
  ),
  row(
    'doubtful',
    'before',
    'maybe | i think | possibly | perhaps | sometimes | occasionally | i guess | not sure',
  ),
];

/** What is so on other days says nothing of this one: "normally he is very active", "usually she does not drool". */
const otherDays =
  '^ normally | , normally | ^ usually | , usually | normally he/she/it/they | usually he/she/it/they | he/she/they usually/normally | he/she/they is/are usually/normally';

/** When it was. */
const times: readonly TriggerRow[] = [
  row(
    'past',
    'around',
    'used to | the first/second/other time was | last time was | that day , | in that day | on that day | since we/he/she/i last | in the past | as a puppy/kitten/baby/foal/youngster/pup/chick | when i was a kid/child/girl/boy/teenager/student/teen | when i was little/young/small/younger/growing/at | as a kid/child/teenager | growing up we/i/my/our | previously | previous | when he/she was young/younger | when he/she was a/about | years ago | long ago | year ago | months ago | month ago | a while back | ages ago | years back | year back | months back | history of | before that he/she | back in <time> | back in the | when i/we got him/her/them | before i/we got/had/adopted/rescued him/her/them | before he/she came to us | once before | some years | at one point | back then | years and years | has had before | had before | happened before | in 2010/2011/2012/2013/2014/2015/2016/2017/2018/2019/2020/2021/2022/2023/2024/2025 | over a year',
  ),
  row(
    'past',
    'around',
    'couple of years/winters/summers/springs/autumns/seasons/months back/ago | in/at <mine>/the old/previous house/home/place/yard | before we/i moved | before the move | at six/seven/eight/nine/ten/twelve/6/7/8/9/10/12 weeks/months old | back in <month> | last year | last summer | last winter | two/three/2/3/few/several winters/summers/springs/autumns/seasons ago | last spring | last autumn | last month | last fall | last christmas | last easter | last season | last november/december/october/september/august/july/june/may/april/march/february/january | this time last year',
  ),
  row(
    'none',
    'clause',
    'than he/she/it used to | than used to | not what he/she used to | not as much as he/she used to | as he/she used to | like he/she used to | what used to | what/where/how/way/than/as/like he/she/it/they used to | since last year | since last month | since last summer | since last winter | for the last month | over the last month | over the last year | the last month | the last year | in the last month | in the last year | the past year | since a year ago | get used to | is used to | getting used to | been used to | previous owner | previous owners | starting last month | started last month',
  ),
  row(
    'past',
    'previous',
    'before the/a rescue/shelter/breeder/charity/kennels had/got/took him/her/them | before i/we had/adopted/rescued him/her/them | when he/she was one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/2/3/4/5/6/7/8/9/10/11/12 $',
  ),
  row('general', 'mark', '^ on a normal/usual/good/typical day'),
  row('usual', 'mark', 'most days | on most days'),
  row(
    'earlier',
    'around',
    'ago | yesterday | earlier | first day/days/week/weeks/night | to begin with | at breakfast/lunch/dinner/tea/supper/bedtime | until | till | last night/week/time | on monday/tuesday/wednesday/thursday/friday/saturday/sunday | this morning | before that | at first | one minute',
  ),
  row('usual', 'piece', 'as always | as usual | like/as they is/are/do in'),
  row(
    'usual',
    'around',
    'has always had | always has | always have | whole life | permanent | permanently | all his/her life | since birth | normal for him/her/them | always been | always had | always does | has always | usually does | like he/she always | which is normal | does this/it/that every winter/year/spring/summer/autumn/fall/season | every winter | nothing new | nothing unusual | always drools | every spring | always done | always did | born with',
  ),
  row(
    'usual',
    'all',
    'that is normal for him/her/them | which is normal for him/her/them | is totally/perfectly/quite/completely normal for him/her/them | always done it/this/that | all his/her life | always has $ | always have $ | always does $ | always did $ | always has since | always has done | always has been',
  ),
  row('usual', 'clause', otherDays),
  row('general', 'clause', otherDays),
  row(
    'none',
    'clause',
    'not normally | normally fine | than normally | normally but | eating normally | eats normally | drinking normally | breathing normally | normally $ | usually but | not as usual | not eating as usual | never always',
  ),
  row(
    'over',
    'story',
    'fattest/best/happiest/healthiest/fittest/liveliest/strongest he/she/it has ever been | tears/tearing/charges/charging/bounces/bouncing about/around like a baby/puppy/kitten/youngster/foal | like a new dog/cat/horse/rabbit/bird/pet | it is/was only/just the/a/his/her moult/molt/shed/moulting/shedding | that is/was only/just the/a/his/her moult/molt/shed | none the worse $ | none the worse for it/that/his/her | right as rain $ | right as rain now/again/since/today/by/the | good as new $ | good as new now/again | made a full recovery | fully recovered | back to full health | all is well that ends | never looked back | all good since/now | good as gold since | no trouble/problems/bother since',
  ),
  row(
    'usual',
    'story',
    '<have>/is been at it all his/her life | been at it all his/her life | been at it since he/she was | been doing it/this/that all his/her life | that/this is just him/her | that/this is just how/who/what he/she is | that/this is just the way he/she is | that/this is him/her all over | just the way he/she is | always done it and never',
  ),
  row('settled', 'all', 'turns out | turned out | it emerged | transpired'),
  row(
    'over',
    'next',
    'no longer | not anymore | not any more | has stopped | have stopped | finally stopped | he/she stopped | stopped | quit',
  ),
  row(
    'over',
    'before',
    'is gone now | all gone | has gone $ | is gone | are gone | went away | has/have gone away | gone away | resolved | cleared up | has/have cleared | has/have stopped | stopped $ | stopped yesterday/today/now/by/after/on/overnight | fine now | better now | ok now | okay now | normal now | is over now | which/that/it went $ | which/that has gone | which passed | gone now | back to normal | subsided | passed now | seems better | grew back | grown back | is over | wore off | gone by | healed | fully recovered | was cured | has passed',
  ),
  row(
    'none',
    'clause',
    'stopped then/and/but started/starts/starting/began/begun/came | stopped then/and/but it/its/has started/starts/begun/began/came | stopped then/and/but it has started/begun | <it> stopped/gone/cleared/healed then/and/but started/starts/began/begins/came/comes/opened/bled | <it> has/had stopped then/and/but started/starts/began/came | not gone $ | not gone yet | gone mostly | gone , mostly | mostly/nearly/almost/partly/half gone | gone for a/an/now | not gone away | not cleared up | not resolved | not stopped | not subsided | not back to normal | not healed | never stopped | never resolved | not fully healed | is gone all | has gone all | gone off | not any more than | not went away | will not go away | not go away',
  ),
  row(
    'over',
    'previous',
    'had last week/month/year is/has gone | <it> is sorted/done/finished/history | , it/that/they is/are fine/ok/okay/normal | , it/that/they is/are all fine/ok/okay/normal | swelling/bump/lump/rash went down | <it> gone $ | <it> is/has gone $ | <it> is/has gone now/away/completely/again/today | <it> is/has completely/all gone | completely gone | <it> stopped | <it> has stopped | <it> passed | <it> cleared | <it> hardened/healed/settled/dried/subsided/resolved | but is clear/fine/ok/okay/better/well | but <be> fine/ok/okay/normal | it is over | that is over | that/it went away | but/and he/she is fine now | he/she is fine now | he/she is ok/okay/better/good now | it/that is fine now | it/that is normal now | is completely gone | is firm now | is firm today | its firm | is walking normal/fine | walks fine/normal/normally | walking normal/fine now | is/are/seems/seem/looks/acting/acts fine/ok/okay/normal today | is/are/seems/seem/looks/acting/acts fine this morning | fine again | ok again | normal again | nothing since | none since | not since $ | fine since | fine ever since | ok/okay/normal/good/great since | no more since | no problem/problems since | no signs since | got over it | got better | gets better after | long gone | all better | all clear now | never came back | not come back | not come back since | made a full recovery | healed | that healed | it healed | cured | recovered | sorted itself | no longer does | not now $ | has not since | , stopped , | , gone now | that was in | is over that | none today | not today',
  ),
  row(
    'wasWell',
    'previous',
    'was/were/been/seemed/looked fine this morning | , fine this morning | ^ fine this morning | was/were/been/seemed/looked fine/ok/okay/normal today | , fine/ok/okay/normal today | ^ fine/ok/okay/normal today',
  ),
  row(
    'eased',
    'all',
    'bute | painkiller/painkillers | pain killer/killers | pain relief/relievers/meds/medication/tablets/control | metacam | meloxicam | rimadyl | carprofen | previcox | equioxx | danilon | phenylbutazone | flunixin | banamine | tramadol | gabapentin | librela | solensia | buprenorphine | anti inflammatory/inflammatories | antiinflammatory/antiinflammatories | onsior | galliprant | nsaids',
  ),
  row(
    'now',
    'piece',
    'again | still | now | today | this morning | tonight | started again | back again | at the moment | right now | currently | this time | lately | recently | these days | since $ | ever since $ | since then | since that day | ever since then',
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
