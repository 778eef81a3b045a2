import nlp from 'compromise';
import dictionary from 'dictionary-en';
import nspell from 'nspell';

/** Words that look like names and are none: days, months, breeds, illnesses, medicines, peoples. */
export const NEVER_NAMES: ReadonlySet<string> = words(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter halloween thanksgiving new year i he she it his her my the a an and but no yes please help
  today yesterday since after before when this that we they there not dog cat puppy kitten horse bird rabbit ferret hamster
  guinea pig lizard tortoise gecko labrador retriever golden german shepherd jack russell terrier yorkshire yorkie maine coon
  persian siamese newfoundland chihuahua dachshund beagle boxer poodle collie border corgi welsh spaniel cocker springer husky
  siberian rottweiler doberman great dane bernese mountain st bernard bichon shih tzu maltese pug bulldog french english
  ragdoll bengal sphynx arabian shetland pony hanoverian friesian cockatiel budgie macaw african grey lop dutch angora
  addison addison's cushing cushing's lyme horner's parvo leishmania giardia ivermectin metacam apoquel rimadyl bravecto
  nexgard advil tylenol ibuprofen royal canin hills purina
  pomeranian dalmatian pekingese weimaraner havanese samoyed akita shiba pitbull staffordshire alsatian lhasa apso yorkies
  labradors chihuahuas burmese abyssinian himalayan scottish british russian norwegian turkish american european asian irish
  syrian roborovski russian chinese amazon quaker appaloosa percheron clydesdale icelandic icelander spanish italian japanese
  benadryl pepto bismol imodium vaseline neosporin frontline advantage aspirin betadine pedialyte gatorade kleenex lysol xanax
  prozac valium zyrtec claritin motrin aleve tums maalox velcro google internet covid fahrenheit celsius mri xray ecg ct iv
  bp iq ok tv us uk pm am vs dna usb gps id er ray ll re ve im ive id ill hes shes its dont doesnt didnt cant wont isnt wasnt
  havent hasnt couldnt wouldnt shouldnt arent werent thats theres whats lets youre theyre gi utis uti ibd ckd fiv felv fip
  xmas nye jan feb mar apr jun jul aug sept sep oct nov dec mon tue tues wed thu thur thurs fri sat sun teflon lol omg nd th rd
  hr hrs min mins sec wks yrs mths kg lb lbs ml mg cm beardie beardies conure conures galah galahs piggie piggies budgerigar budgies
  lorikeet lory eclectus rosella moulting molting neutered unvaccinated heimlich doberman rottie staffie staffy frenchie cavalier
  cavapoo cockapoo labradoodle goldendoodle maltipoo yorkipoo dr mr mrs ms st sheltie aussie kelpie`,
);

/** Ordinary words that many animals are called: names where a name would stand, and words elsewhere. */
const ALSO_NAMES: ReadonlySet<string> = words(
  `ace alfie amber angel apple archie ash baby bailey bandit barney baxter   bear beau bella belle benji berry biscuit bishop
    bob bonnie boo boomer boots bounce bowser brandy brownie  buck buddy buffy bullet bumble buster butter button
  buttons candy captain caramel casey cash caspar champ  charlie chase chester chico chip chips chunk cinnamon clover cocoa
  coco cocoa cookie cooper copper cotton cricket crumble cuddles cupcake daisy dale dash denim diamond diesel digger dixie domino
   duchess duke dusty echo ember faith fern fig finn  flower fluff fluffy flynn fox foxy frankie  freddie frost fudge
  fuzzy ginger gizmo goldie grace gracie gunner guinness gus hank happy harley harvest hazel henry heather hero holly honey hope
  hunter indie ivy jack jade jasmine jasper jay jazz jelly jester jet jewel joey joy june kipper kit kitty kiwi lacey lad lady
  laddie leo lexi lily lucky lulu mac mango maple marble marley marshmallow max mickey midnight minnie mint minty missy misty mittens
  mocha molly monty moose muffin munchkin nibbles nibbler nugget nutmeg  oak oaty olive oreo otter panda   peach
  peaches peanut pearl pebble pebbles penny pepper pepsi percy petal pickle pickles piglet pip piper pippin pixie pluto poppy
  precious prince princess puddles pudding pumpkin quill  raisin ranger rascal raven rebel  reggie rex ringo rio river robin
  rocket rocky romeo roo rose rosie rover ruby rudy rufus rusty sage sally sammy sandy sassy scamp scooter scout scruffy shadow shelly
  shep sky smokey  snickers snoopy  snowball snowflake snowy snuggles socks sonny soot sooty sparky  speedy spike
  spirit  sprout squeak  stella  sugar summer sunny sunshine sushi sweetie taffy tank tango teddy thumper thunder tiger
  tigger tilly toast toby toffee tommy tonic treacle trixie  truffle tucker turbo twiglet velvet violet waffle waffles walnut
  whiskers whisky whiskey willow wolf ziggy zorro`,
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}

/** What a dictionary says of a word, whatever letters it is written in. */
export type NameKind =
  /** A name and nothing else: "Emily", "leeds". */
  | 'name'
  /** An ordinary word that many are called: "pepper". */
  | 'also-name'
  /** No word that the dictionary has: a rare name, or a slip of the pen. */
  | 'unknown'
  | 'word';

/** Made with this module, which is loaded with a model: it takes a fifth of a second, in which no owner waits. */
const SPELLING = nspell(dictionary);
const known = new Map<string, NameKind>();
/** Words to remember; a page of an owner has a few hundred. */
const MOST_KNOWN = 20_000;

/** What the dictionary says of a word, with or without an `'s`; remembered. */
export function nameKind(word: string): NameKind {
  const lower = word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replace(/’/gu, "'");
  const found = known.get(lower);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const kind = lookUp(lower);
  known.set(lower, kind);
  return kind;
}

function lookUp(word: string): NameKind {
  // "i'm", "don't": what is shortened is no name.
  if (NEVER_NAMES.has(word) || !/^\p{L}[\p{L}-]+$/u.test(word)) return 'word';
  if (ALSO_NAMES.has(word)) return 'also-name';
  if (SPELLING.correct(word)) return 'word';
  if (isListedName(word)) return 'name';
  return SPELLING.correct(word.slice(0, 1).toUpperCase() + word.slice(1)) ? 'name' : 'unknown';
}

/** Whether the library's own list has it as the name of a person or a place. */
function isListedName(word: string): boolean {
  // The types of the library leave its list of words out.
  const { one } = nlp.model() as { one?: { lexicon?: Readonly<Record<string, unknown>> } };
  return /Name|City|Place|Region|Country/.test(String(one?.lexicon?.[word]));
}
