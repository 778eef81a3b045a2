import { type Species, SPECIES } from '@petwise/contracts';

/** Words that name an animal's kind in an owner's description. */
const WORDS: Readonly<Record<Species, RegExp>> = {
  dog: /\b(?:dogs?|pupp(?:y|ies)|pups?|doggy|doggo|bitch)\b/g,
  cat: /\b(?:cats?|kittens?|kitt(?:y|ies)|tomcat|feline)\b/g,
  horse: /\b(?:horses?|pon(?:y|ies)|mare|gelding|stallion|foal|colt|filly)\b/g,
  bird: /\b(?:birds?|parrots?|budgies?|parakeets?|cockatiels?|hens?|chickens?|ducks?|macaw|cockatoo|canary|pigeons?|conure)\b/g,
  rabbit: /\b(?:rabbits?|bunny|bunnies)\b/g,
  ferret: /\bferrets?\b/g,
  guinea_pig: /\b(?:guinea[ -]pigs?|cavy|cavies)\b/g,
  hamster: /\bhamsters?\b/g,
  reptile:
    /\b(?:lizards?|snakes?|tortoises?|turtles?|geckos?|bearded dragons?|iguanas?|chameleons?|beardie)\b/g,
};

/** The kind of animal that a text names most often; null when it names none. */
export function speciesNamedIn(text: string): Species | null {
  const lower = text.toLowerCase();
  let named: Species | null = null;
  let most = 0;
  for (const species of SPECIES) {
    const count = [...lower.matchAll(WORDS[species])].length;
    if (count > most) {
      named = species;
      most = count;
    }
  }
  return named;
}
