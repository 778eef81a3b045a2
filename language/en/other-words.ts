/** Words that tell whose animal a clause speaks of. */

const words = (list: string): Set<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Animals somebody may own. */
export const animalWords = words(
  'dog dogs cat cats horse pony mare gelding rabbit rabbits bunny bun bird parrot budgie cockatiel chicken hen hens duck ferret ferrets hamster hamsters piggy guinea pig pigs snake gecko lizard tortoise turtle beardie puppy kitten lab spaniel filly foal budgies cockatiels chickens ducks geckos snakes pigeon pigeons canary finch iguana chameleon kit hammy hamsters boar sow bunnies buns rat',
);

/** People of the same home: "my son's hamster" is the patient unless the owner has one as well. */
export const household = words(
  'son sons daughter daughters kid kids child children boy boys girl girls wife husband partner boyfriend girlfriend grandson granddaughter mum mums mom moms dad dads mother father nan gran grandma grandad grandpa',
);

/** Words for the patient itself, by species. */
export const ownKinds: Readonly<Record<string, ReadonlySet<string>>> = {
  dog: words('dog puppy pup lab labrador spaniel terrier collie poodle shepherd'),
  cat: words('cat kitten kitty'),
  horse: words('horse pony mare gelding foal filly colt cob'),
  bird: words(
    'bird parrot budgie budgies cockatiel chicken chickens hen hens duck ducks pigeon canary finch parakeet lovebird conure',
  ),
  rabbit: words('rabbit rabbits bunny bun'),
  ferret: words('ferret ferrets'),
  guinea_pig: words('guinea pig piggy piggies cavy'),
  hamster: words('hamster hamsters hammy'),
  reptile: words('snake gecko lizard tortoise turtle beardie dragon iguana chameleon python'),
};
