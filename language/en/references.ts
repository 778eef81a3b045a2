const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Words by which a message shows that it tells of somebody's animal: it is named or spoken of, by its owner, at some time. */
export const references: ReadonlySet<string> = words(
  `he she him her hers his himself herself my mine our ours we i me us pet vet vets baby girl boy
  today tonight overnight yesterday morning evening night since now ago day days week weeks hour hours month months minute minutes
  still suddenly again anyway happened hi hello hey ok okay thanks thank sorry apologies keeps please started stopped found noticed here`,
);

/** Those of them that stand in any explanation too: they tell of nobody, of no day and of no owner by themselves. */
export const weakReferences = {
  /** "A giant who stretched his guests". */
  persons: words('he she him her hers his himself herself baby girl boy'),
  times: words(
    `today here night day days morning evening since now still suddenly again happened keeps started stopped found years hour hours minute
    minutes month months week weeks`,
  ),
} as const;

/** How a text begins and goes on that tells what a word means, and not how an animal is: "a person who …", "of or relating to". */
export const definitions = {
  /** Nobody's complaint begins with them: "of red tinged with bronze". */
  always: words('of as'),
  tells: words('is has will can cannot does'),
  opens: words('a an any the someone something anything one anyone'),
  goesOn: words(
    'that which who whose whom used someone something especially usually having consisting person people',
  ),
  /** Behind "a" they explain even where somebody is spoken of: "a giant who stretched his guests". */
  relates: words('who whose whom which used'),
  /** Stand in explanations of words, things and programs, and not in a complaint. */
  explains: words(
    `especially consisting resembling characterized genus formerly trade licensed license callback module package api source
    file code legend mythology archaic england century war
    syntax method repository plugin plugins streams javascript css algorithm compatibility directory perennial`,
  ),
  /** Of a bare quality: "having black marks". */
  being: words('having being becoming lacking causing tending carrying'),
  /** A verb as a dictionary has it, with what follows it: "stab with a poniard", "move unsteadily". */
  acts: words(
    'utter stab fasten rotate foster yield roar squawk shout spread cast move come work make put take give bring place form express speak',
  ),
  actsOn: words('with by in at off to from out very a an'),
  /** A phrase that breaks off before what it hangs on: "foster the growth of". */
  breaksOff: words('of than to with by from'),
  articles: words('a an any the'),
  verbs: words('is are was were has have had does'),
  past: words(
    'lasted ate eaten drank got gone went came had bit fell found licked chewed swallowed stole scoffed wolfed burnt stung swallied broke gave took put saw flew hurt caught',
  ),
  begins: words(
    'of cause causing make play set be become becoming having being relating characterized marked lacking capable resembling pertaining characteristic infested made',
  ),
  follows: words('or to a an something someone by in of the with having for'),
} as const;

/** Two or more of them at the beginning of a text only take the word: "ok so", "um hi", "so basically". */
export const discourseMarkers: ReadonlySet<string> = words(
  'ok okay so well right um uh erm hi hello hey yeah yes basically anyway guys all everyone folks there quick one',
);
