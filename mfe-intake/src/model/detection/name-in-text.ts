/** What an owner calls the animal before they say its name: "my old cat Minka". */
const NOUNS =
  'dog|doggy|puppy|pup|cat|kitten|kitty|tomcat|horse|pony|mare|gelding|stallion|foal|bird|parrot|budgie|cockatiel|canary|hen|chicken|rabbit|bunny|ferret|guinea pig|hamster|reptile|tortoise|turtle|snake|gecko|lizard|dragon|pet|boy|girl';
const NAME = String.raw`(\p{Lu}[\p{L}’'-]{1,19})\b`;
const OWN = new RegExp(
  String.raw`\b(?:[Mm]y|[Oo]ur)\s(?:[\p{L}\d-]+\s){0,5}?(?:${NOUNS})(?:,?\s(?:called|named))?,?\s${NAME}`,
  'u',
);

/** The pet's name where the words tell it behind its kind, as in "my old cat Minka"; null where they do not. */
export function nameInText(text: string): string | null {
  return OWN.exec(text)?.[1] ?? null;
}
