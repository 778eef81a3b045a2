import type { FinderWords } from '../src/concept-trie.ts';
import type { ClauseWords } from '../src/context-types.ts';
import type { LinkWords } from '../src/stand-ins.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Words that part a sentence into clauses. */
export const clauses: ClauseWords = {
  conjunctions: words(
    'but however although though except yet because since then instead besides while when whenever until till unless which if whether who after before',
  ),
  contrasts: words('but however although though except yet then instead besides'),
  adverbs: words('never not also then still just always now only even'),
  soft: words('just only still so'),
  leanedOn: words(
    'is are was were be been has have had he she it they i we am not do does did will can now and or a there ever even never feels felt looks looked seems been got goes',
  ),
  joining: words('and or nor'),
  alternatives: words('or nor'),
  pronouns: words('he she it they i we you'),
  verbs: words(
    'is are was were has have had does do did will would can could should might must may am looks look feels seems seem seemed looked started keeps kept got gets went goes came comes took says said thinks turned died lost began gave gives brought put made told found saw noticed ran ate drank fell slept stayed',
  ),
  auxiliaries: words(
    'is are was were has have had do does did will would can could should might must may am',
  ),
  openers: words('there his her their my our seems very also now today been'),
  determiners: words('the my our his her its their this that these those a an one some other both'),
  subordinators: words(
    'that if whether when while because since although though as after before until how why what where who which than like till unless so and or but whenever once',
  ),
  reasons: words('as'),
  pointers: words('that this which all everything he she it they i we you there to not no'),
};

/** Words that decide how far a form of a concept goes on. */
export const finderWords: Omit<FinderWords, 'fillers' | 'takeBack'> = {
  bounds: words('but if whether'),
  joining: words('and'),
  subjects: words('i we he she they'),
  alternatives: words('or nor'),
  deniers: words('not'),
  alsoVerbs: new Map([['dropping', 'drop']]),
};

const counts = words('one two three some');

/** Words by which concepts of different clauses are tied together. */
export const linkWords: LinkWords = {
  goesOn: words('has have had is are was were does did'),
  soft: words('just still only so'),
  hanging: words(
    'after before who if whether till whenever when while until once then as nothing none',
  ),
  existential: words('there'),
  intensifiers: words('very really so'),
  comparing: words('as'),
  prepositions: words(
    'on in at under around near behind of from by along inside over above below between into',
  ),
  pronouns: new Set([...words('it they them its their which'), ...counts]),
  counts,
  others: words('other'),
  alternatives: words('or nor'),
  breaks: words('but and'),
  denies: words('not never no nothing hardly barely anything'),
  perceives: words(
    'see sees seeing seen saw notice noticed find found hear heard feel felt spot spotted',
  ),
  toSpeakers: words('me us'),
  speakers: words(
    'i we you vet vets husband wife hubby partner people kids kid children son daughter mum mom dad boyfriend girlfriend friend neighbour neighbor everyone everybody',
  ),
  beforeVerb: words(
    'have had has do did does will would can could should must might not never just also even only then really always often already still quickly gently kept keep was were am is are be been to',
  ),
  undone: words('to after before when while if until till since by for of without whenever like'),
  endings: ['ing', 'ed', 's'],
  begins: words('began started tried kept'),
  actors: words('he she it they who that'),
  objects: words('him her it them'),
  peopleDo: words(
    'cried cry crying screamed scream screaming wept sobbed sobbing yelled shouted panicked panicking',
  ),
  passive: words('is are was were been being got gets be gone'),
  light: words(
    'a an the this that these those he she it they him her them his its their i we you me us my our your is are was were be been being am has have had having do does did done go goes going gone went come comes came coming get gets got getting with of in on at to for from by as than and or so too very just still only all some any more lot lots one two three several few both other others another up out about around round like like will would can could should may might must there then now today',
  ),
  acts: words(
    'go goes going gone went come comes came coming get gets got getting do does did done',
  ),
  particles: words('out up down off away over'),
  owners: words('her his its their'),
  takes: words('takes prescribed'),
  maintainedOn: words('on taking having'),
  amounts: words(
    'one two three four five six seven eight nine ten some several half all lot lots loads whole most many few bit both couple',
  ),
  containers: words(
    'bag box packet pack bottle tub jar strip blister tube cupboard drawer handbag',
  ),
  limits: words('but only just if though although unless slowly slow gingerly less little half'),
};

/** Classes of words that triggers name. */
export const classes: Readonly<Record<string, ReadonlySet<string>>> = {
  person: words(
    'sister sisters brother brothers friend friends neighbor neighbors neighbour neighbours dad dads mum mums mom moms mother father aunt auntie uncle uncles aunts aunties cousin cousins boyfriend girlfriend roommate roommates flatmate flatmates housemates coworker coworkers colleague boss daughter daughters son sons kid kids child children husband wife partner nan gran grandma grandad grandpa mate mates buddy hubby landlord boyfriends girlfriends granddaughter grandson grandmother grandfather grandparents parents spouse fiance fiancee nephew niece mama papa stepdad stepmum stepmom stepson stepdaughter',
  ),
  relative: words('dad grandma grandad grandpa nan gran hubby'),
  befalls: words(
    'trod trodden stood stepped swallowed ate eaten gave given fed picked bought licked chewed drank got grabbed bit bitten hit run stung burnt burned knocked took taken squashed sat poisoned killed mauled attacked',
  ),
  befalling: words(
    'treading standing stepping swallowing eating giving feeding licking chewing drinking being getting biting grabbing hitting taking buying',
  ),
  grabbed: words(
    'got took grabbed snatched pulled caught spotted stopped wrestled prised pried fished hooked',
  ),
  whom: words('him her it them'),
  subject: words('he she it they'),
  determined: words('the his her its their our my'),
  indoors: words('house home room kitchen cage stable tank hutch flat'),
  does: words('eat swallow lick chew drink bite grab give feed take tread step touch reach'),
  eaten: words('ate eaten swallowed drank chewed licked took taken finished'),
  hot: words('hob stove oven pan iron heater lamp cooker grill'),
  ordeal: words(
    'operation operations surgery op ops procedure transplant replacement amputation accident crash stroke illness cancer chemo chemotherapy',
  ),
  bodily: words(
    'a an the his her my our their major minor big emergency open knee hip heart back eye brain cataract car bike road recent first second last',
  ),
  stricken: words(
    'bitten stung attacked kicked hit injured hurt hospitalised hospitalized admitted operated poisoned mugged stabbed assaulted diagnosed ill sick unwell',
  ),
  calling: words('ring call phone contact emergency immediately urgently'),
  unnamed: words('there nothing'),
  ailing: words(
    'covered itching itchy aching achy coughing sneezing sick ill unwell poorly constipated vomiting bleeding limping dizzy feverish wheezing wheezy sore swollen exhausted streaming',
  ),
  whence: words('in at from down over across on opposite up'),
  place: words(
    'next other same road street lane park flat shop kennels cattery group show book news internet neighbourhood neighborhood village beach woods',
  ),
  breedish: words('stray young old big little small strange loose feral rescue sick ill coughing'),
  finds: words('noticed notices found finds saw sees spotted heard hears discovered'),
  mine: words('my our'),
  animal: words(
    'dog dogs cat cats horse horses pony ponies mare mares gelding rabbit rabbits bunny bunnies bun buns bird birds parrot parrots budgie budgies cockatiel cockatiels chicken chickens hen hens duck ducks ferret ferrets hamster hamsters hammy piggy piggies pig pigs snake snakes gecko geckos lizard lizards tortoise tortoises turtle turtles beardie beardies puppy puppies pup pups kitten kittens kitty lab labs spaniel filly foal foals finch finches pigeon pigeons canary iguana chameleon boar sow rat rats cow goat donkey colt terrier poodle collie shepherd hound pet pets animal animals',
  ),
  kin: words(
    'sister brother sibling littermate mate mates mother father mum mom dad friend buddy companion son daughter pups kittens babies partner housemate cagemate',
  ),
  it: words('it that thats its this which'),
  thing: words('it they'),
  beast: words(
    'dog dogs cat cats horse horses pony rabbit rabbits bird birds parrot budgie chicken chickens hen hens hamster hamsters ferret ferrets snake gecko tortoise goat cow pig duck ducks',
  ),
  slight: words(
    'a an the some bad terrible awful nasty horrible slight so very really feeling been being got had having getting also just bit of too still both myself quite rather pretty all completely totally absolutely and or with headache headaches migraine flu covid bug cold hangover this that such',
  ),
  pastVerb: words(
    'was were had did died went got would became kept started stopped ate lost lived came could gave took thought saw lay',
  ),
  presentVerb: words(
    'is are am has have does do will keeps looks seems feels gets goes comes wants eats drinks',
  ),
  able: words('can could'),
  dies: words('died euthanased euthanized'),
  recurs: words('again relapsed returned flared'),
  was: words('was were been had'),
  habit: words('usually normally always generally'),
  theirs: words('him her his them he she their its'),
  preposition: words('for with at from to by of on near after against than like over and unlike'),
  be: words('is are was were be been am being'),
  have: words('has have had having'),
  fear: words(
    'worried worry worries worrying afraid scared terrified frightened concerned paranoid panicking fear fears dreading',
  ),
  report: words(
    'noticed notices notice said says say thinks think thought found finds saw sees told tells reckons reckon heard hears felt spotted mentioned asked believes checked looked gave dropped spilled spilt knocked poured tipped stepped sat accidentally rang ring rings called calls phoned texted messaged wrote writes reported reports fed let took left',
  ),
  source: words(
    'facebook reddit tiktok youtube instagram insta chatgpt ai group groups post posts guide chart site sites search shop shops store breed leaflets instructions article articles google forum forums internet website websites book books papers leaflet breeder breeders people everyone blog video videos',
  ),
  time: words('year years month months'),
  month: words(
    'january february march april may june july august september october november december spring summer autumn winter fall',
  ),
  asking: words(
    'a an be have having had got get getting going eaten swallowed broken dying sick ill pregnant bloated blocked constipated egg impacted choking overheating stressed allergic deaf blind',
  ),
  gone: words('gone stopped passed cleared healed resolved over better finished settled'),
  like: words('like resembling'),
  seeming: words(
    'look looks looked looking seem seems seemed feel feels felt sound sounds smell smells appear appears',
  ),
  fine: words('fine ok okay normal better good great well alright'),
};
