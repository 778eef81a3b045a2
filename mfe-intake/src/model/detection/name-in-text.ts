/** What an owner calls the animal before they say its name: "my old cat Minka". */
const NOUNS =
  'dog|doggy|puppy|pup|cat|kitten|kitty|tomcat|horse|pony|mare|gelding|stallion|foal|bird|parrot|budgie|cockatiel|canary|hen|chicken|rabbit|bunny|ferret|guinea pig|hamster|reptile|tortoise|turtle|snake|gecko|lizard|dragon|pet|boy|girl';
/** What begins like a name in "My Labrador Has a Cough". */
const NO_NAMES =
  'Has|Had|Have|Is|Isn|Was|Are|Will|Would|Won|Can|Cannot|Could|Does|Doesn|Did|Didn|Do|Keeps|Kept|Got|Gets|Just|Now|Not|Never|Seems|Looks|Started|Stopped|Ate|Vomited|And|Or|But|Who|Which|With|In|On|At|For|Since|Mix|Cross|My|The|He|She|It|I';

/**
 * The pet's name where the words tell it behind its kind or its breed, as in "my old cat Minka"; null where they do not.
 * `breed` is how the breed that was read can be written.
 */
export function nameInText(text: string, breed: readonly string[] = []): string | null {
  const byLength = breed.toSorted((a, b) => b.length - a.length).map(inAnyCase);
  const kinds = [...byLength, NOUNS].join('|');
  const breedWords = breed.flatMap((name) => name.split(' ')).map(inAnyCase);
  const others = [...breedWords, NO_NAMES].join('|');
  const own = new RegExp(
    String.raw`\b(?:[Mm]y|[Oo]ur)\s(?:[\p{L}\d-]+\s){0,5}?(?:${kinds})(?:\s[Mm]ix|\s[Cc]ross)?(?:,?\s(?:called|named))?,?\s(?!(?:${others})(?!\p{L}))(\p{Lu}[\p{L}’'-]{1,19})\b`,
    'u',
  );
  return own.exec(text)?.[1]?.replace(/[’']s$/, '') ?? null;
}

/** Owners write "GSD", "gsd", "Shar-Pei" and "shar pei". */
function inAnyCase(name: string): string {
  return name
    .replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll(' ', String.raw`[\s-]`);
}
