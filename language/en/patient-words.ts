/** Words that tell an animal's age, weight, sex and neutering; lists are alternatives of a pattern. */

const either = (list: string): string => list.trim().split(/\s+/).join('|');

/** "My 3yo lab", "an 8 week old chi": what an age or a weight may be said of. Breeds are names of animals too. */
export const animalNouns = either(`
  dog dogs doggo doggy pup pups puppy bitch cat cats kitty kitten kittens tom tomcat tabby moggy horse pony mare gelding
  stallion foal colt filly cob rabbit bunny bun lop buck doe bird parrot budgie cockatiel conure parakeet lovebird canary
  finch macaw cockatoo pigeon hen chicken rooster cockerel duck drake goose chick ferret jill hob kit piggy pig boar sow
  cavy hamster hammy gecko snake python corn lizard tortoise turtle dragon beardie iguana chameleon skink rat pet girl boy
  lad lady baby male female spayed neutered unspayed unneutered intact entire
  lab labrador retriever golden shepherd gsd collie spaniel cocker springer terrier jack jrt westie yorkie staffy staffie
  bulldog frenchie pug boxer beagle poodle doodle cockapoo labradoodle goldendoodle husky malamute rottweiler rottie dane
  mastiff dachshund doxie sausage chihuahua chi pomeranian pom maltese shih shihtzu shitzu bichon whippet greyhound lurcher
  setter pointer vizsla weimaraner corgi cav cavalier schnauzer dalmatian doberman pit pitbull pittie heeler aussie
  kelpie akita shiba samoyed newfoundland ridgeback
  siamese persian ragdoll maine coon burmese bengal sphynx british tortie calico ginger domestic dsh
  thoroughbred tb arab arabian quarter welsh connemara shire clydesdale haflinger cob warmblood appaloosa paint shetland
  lionhead netherland rex dutch mini holland syrian dwarf roborovski skinny peruvian abyssinian ball leopard crested
  bearded african grey amazon
`);

/** Animals of which an age in weeks or months is told: "pup 10 months". */
export const youngNouns = either('pup puppy kitten kitty foal colt filly chick kit baby bunny');

/** An age of one of these is not the patient's. */
export const personNouns = either(`
  son daughter boy's child kid kids children toddler husband wife mum mom dad mother father nan gran grandma grandad
  sister brother owner neighbour neighbor friend man woman person people lady's student car house sofa bag food tank
`);

export const ageUnits: Readonly<Record<'years' | 'months' | 'weeks' | 'days', string>> = {
  years: either('years year yrs yr yo y yaer yaers yeer'),
  months: either('months month mths mth mos mo mnths'),
  weeks: either('weeks week wks wk'),
  days: either('days day'),
};

export const weightUnits: Readonly<Record<'kg' | 'lbs' | 'oz' | 'g', string>> = {
  kg: either('kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'),
  lbs: either('lb lbs pound pounds'),
  oz: either('oz ozs ounce ounces'),
  g: either('g gr gm gms gram grams gramme grammes'),
};

/** "About", "nearly", "going on": an age all the same. */
export const nearly = either(`
  about around approx approximately roughly nearly almost just only maybe probably circa now already coming going on up to
  over under not quite like a about at least barely turned turning exactly
`);

/** What stands behind a length of time that is no age: "3 weeks ago". */
export const afterTimes = either(
  'ago back apart later earlier pregnant gone along since into post pp now prior before',
);

/** What stands before a length of time that is no age: "for 3 days", "when he was 9 months". */
export const beforeTimes = either(
  'for last past in every each within after since until till when at next another during per these first',
);

/** "Is that his weight": words that say so, and words of a change of it. */
export const weighs = either('weigh weighs weighed weighing weight weights');
export const weightChanges = either(
  'lost lose loses losing gained gain gaining put dropped drop shed took ate eaten eats eat chocolate food less more another extra',
);

/** Animals whose name tells their sex. */
export const maleNouns = either(
  'male gelding stallion colt tom tomcat hob buck rooster cockerel boar drake',
);
export const femaleNouns = either('female mare filly bitch jill doe hen sow');

/** Before an animal that is not the owner's. */
export const strangers = either(
  'another other door stray feral neighbour neighbours neighbor neighbors friend friends someone strange local',
);

/** What an animal does that is not the patient: "a tom bit her". */
export const harms = either('bit attacked mauled mounted chased scratched fought sired');

export const neuteredWords = either(
  'spayed neutered castrated desexed castrate neuter gelded fixed',
);
export const intactWords = either('unspayed unneutered uncastrated intact entire');

/** "We want to get her spayed", "before she is spayed": it has not been done. */
export const notYetWords = either(
  'get getting be being to booked before until till should want wants wanted plan planning due will would going scheduled might',
);

export const cardinals: Readonly<Record<string, string>> = Object.fromEntries(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty`
    .trim()
    .split(/\s+/)
    .map((word, at) => [word, String(at + 1)]),
);

/** What a sentence may begin with before "is 7" that is no name. */
export const noNames = either(`
  it that this there which what time temperature temp weight rate pulse score dose heart breathing stool poop age he she
  today number total count size length level max minimum average price cost bill dinner appointment
`);

/** Words that only say who the animal is: in a piece of nothing else nothing was left unread. */
export const factWords: ReadonlySet<string> = new Set(
  [animalNouns, ...Object.values(ageUnits), ...Object.values(weightUnits)]
    .concat(
      neuteredWords,
      intactWords,
      'aged',
      'old',
      'cross',
      'breed',
      'about',
      'indoor',
      'outdoor',
    )
    .flatMap((list) => list.split('|')),
);
