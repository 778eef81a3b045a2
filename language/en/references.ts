const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Words by which a message shows that it tells of somebody's animal: it is named or spoken of, by its owner, at some time. */
export const references: ReadonlySet<string> = words(
  `he she him her hers his himself herself my mine our ours we i me us pet vet vets baby girl boy
  today tonight overnight yesterday morning evening night since now ago day days week weeks hour hours month months minute minutes
  still suddenly again anyway happened hi hello hey ok okay thanks thank sorry keeps please started stopped this found noticed`,
);

/** How a text begins and goes on that tells what a word means, and not how an animal is: "a person who …", "of or relating to". */
export const definitions = {
  opens: words('a an any the someone something anything one anyone'),
  goesOn: words(
    'that which who whose whom used someone something especially usually having consisting person people',
  ),
  articles: words('a an any the'),
  verbs: words('is are was were has have had does'),
  begins: words('of cause causing make be become relating characterized marked lacking capable'),
  follows: words('or to a an something someone by in of the with having for'),
} as const;

/** Two or more of them at the beginning of a text only take the word: "ok so", "um hi", "so basically". */
export const discourseMarkers: ReadonlySet<string> = words(
  'ok okay so well right um uh erm hi hello hey yeah yes basically anyway guys all everyone folks there quick one',
);
