/** What an owner means by a trigger; `none` hides shorter triggers over the same words ("not only", "no wonder"). */
export type Meaning =
  | 'none'
  /** It is not there. */
  | 'denied'
  /** Behind what was told it says that it could not be done: no act that is well, and no end of a sign ("tries to pee, she can't"). */
  | 'unable'
  /** The denial before it means less, or no more than "until now". */
  | 'undenied'
  | 'asked'
  | 'feared'
  | 'supposed'
  | 'hypothetical'
  | 'advised'
  /** Said of a kind of animal, or read somewhere. */
  | 'general'
  | 'compared'
  | 'doubtful'
  | 'past'
  /** A time before now that is past only for what was well then: "ago", "at breakfast". */
  | 'earlier'
  | 'over'
  | 'usual'
  /** It was well at a time of today: what is told of a time before is over, what is told of now began since. */
  | 'wasWell'
  /** It came out so in the end, which outweighs what was thought before: "turns out it is popcorning". */
  | 'settled'
  /** Something was given that hides a sign: "not lame now, on bute". */
  | 'eased'
  /** What could have happened did not: "nearly trod on a nail", "I got it off him in time". */
  | 'averted'
  /** From here on it is today again. */
  | 'now'
  | 'owner'
  | 'person'
  /** A person to whom it happened: the owner's own trouble, unless the patient is named with it. */
  | 'stricken'
  | 'other'
  | 'patient';

/**
 * How far a trigger reaches: `clause`: on to the end of its clause; `onward`: also into a clause that hangs on it ("worried
 * he has …"); `sentence`: on to the end of the sentence; `next`: up to the next comma or conjunction; `mark`: up to the next comma; `list`: as denials
 * do, over "or" and lists; `around`: its whole clause; `piece`: as much of it as no mark or "and" parts; `before`: back to the last comma or the start of the clause;
 * `last`: what stands between the last mark and its clause; `previous`: its clause and the one before; `all`: the whole sentence;
 * `story`: the sentences before it ("never the worse for it", "he has been at it all his life").
 */
export type Reach =
  | 'clause'
  | 'onward'
  | 'sentence'
  | 'next'
  | 'mark'
  | 'list'
  | 'around'
  | 'piece'
  | 'before'
  | 'last'
  | 'previous'
  | 'all'
  | 'story';

/**
 * Triggers of one meaning and reach. Forms are parted by " | "; in a form `a/b` is either word, `<name>` any word of a class
 * or a word written as a name (`<name>`), `,` a mark, `^` the start of a clause, `$` the end of one. Words stand as the
 * reader spells them out: "can not", "he is".
 */
export interface TriggerRow {
  readonly means: Meaning;
  readonly reach: Reach;
  readonly forms: string;
  /** Within another denial it makes a statement: "not a day without". */
  readonly double?: true;
  /** Denies one verb and opens no list: "never gains weight, ribs showing". */
  readonly verb?: true;
}

/** Words that part a sentence into clauses. */
export interface ClauseWords {
  /** Open a clause wherever they stand. */
  readonly conjunctions: ReadonlySet<string>;
  /** Those of them that set a new statement against the one before: "but". */
  readonly contrasts: ReadonlySet<string>;
  /** May stand before the verb of a clause that has no subject. */
  readonly adverbs: ReadonlySet<string>;
  /** Open one unless they lean on the word before: "is just tired". */
  readonly soft: ReadonlySet<string>;
  readonly leanedOn: ReadonlySet<string>;
  /** "And", "or": join words as well as clauses. */
  readonly joining: ReadonlySet<string>;
  readonly alternatives: ReadonlySet<string>;
  /** He, she, they: always the subject. */
  readonly pronouns: ReadonlySet<string>;
  /** Is, has, seems: a verb by its form. */
  readonly verbs: ReadonlySet<string>;
  /** Those of them that stand before the subject of a question: "has he". */
  readonly auxiliaries: ReadonlySet<string>;
  /** After a mark they begin a statement: "there", "his", "now". */
  readonly openers: ReadonlySet<string>;
  /** Before a noun: "the", "my". */
  readonly determiners: ReadonlySet<string>;
  /** A subject behind these belongs to them: "when he", "that she". */
  readonly subordinators: ReadonlySet<string>;
  /** Open a clause before a pronoun, where they compare nothing: "as he is", not "as much as he". */
  readonly reasons: ReadonlySet<string>;
  /** Never the head of a new subject: "that", "which". */
  readonly pointers: ReadonlySet<string>;
}

/** Everything the context pass knows of a language. */
export interface ContextGrammar {
  readonly clauses: ClauseWords;
  readonly classes: Readonly<Record<string, ReadonlySet<string>>>;
  readonly triggers: readonly TriggerRow[];
  /** Words of this form are no items of a list of nouns: "no vomiting, lethargic". */
  readonly adjective: RegExp;
}

/** A word or a mark of a sentence. */
export interface ContextWord {
  readonly word: string;
  readonly punctuation: boolean;
  /** Written with a capital inside a sentence. */
  readonly name?: boolean;
}

/** Of whom something is said. */
export type Who = 'patient' | 'owner' | 'person' | 'other';
/** When something is or was so: `usual` is "he has always been so", `wasWell` was done by one that "was fine this morning". */
export type When = 'now' | 'past' | 'over' | 'wasWell' | 'usual';
/** How something is said: as a fact, as none, or only asked, feared, supposed. */
export type Whether =
  | 'stated'
  | 'denied'
  | 'asked'
  | 'feared'
  | 'supposed'
  | 'hypothetical'
  | 'advised'
  | 'general'
  | 'compared';

/** Whose an observation is, when it was, and whether it is said to be. */
export interface Context {
  readonly who: Who;
  readonly when: When;
  readonly whether: Whether;
  readonly doubtful: boolean;
  /** Its clause is told in the past; it may be of today. */
  readonly inPast: boolean;
  /** Told as it was at an earlier time that is named: "was green on Sunday". */
  readonly earlier: boolean;
  /** Told of now in so many words. */
  readonly today: boolean;
  /** Behind it stands that it could not be done: "get up, she could not". */
  readonly unable: boolean;
  /** Told under what hides pain and fever: that there is none says nothing. */
  readonly eased: boolean;
  /** It nearly happened: "nearly swallowed a sock". */
  readonly averted: boolean;
  /** What came out in the end: "turns out he is not limping". */
  readonly settled: boolean;
}
