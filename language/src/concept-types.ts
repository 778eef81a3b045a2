/**
 * What a concept is decides how it may be linked to others (frames.ts):
 * `part` of a body; `product` that a body gives off or takes in (stool, blood, urine, wax, egg, food, water);
 * `thing` from outside (toy, tablet, plant, cage); `quality` of a part, product or the animal (red, swollen, hot);
 * `function`: a healthy act, of which the loss is a sign (eat, walk, pass urine); `sign`: an act that is a sign by
 * itself (vomit, limp, scratch); `manner` of an act (less, not, painful, with effort, often, at night); `event` that
 * happens to an animal (fall, fight, journey); `denial`: what takes the next thing said away (not, no, without); `circumstance`: place, time, company; `distractor`: words that look like a
 * sign and are none ("fit as a flea"), which hide every shorter reading of the same words.
 */
export type Kind =
  | 'part'
  | 'product'
  | 'thing'
  | 'quality'
  | 'function'
  | 'sign'
  | 'manner'
  | 'denial'
  | 'event'
  | 'circumstance'
  | 'distractor';

/**
 * Concepts of one field by kind and id; each the forms owners use, parted by " | ". In a form: `a/b` either word, `=word`
 * this form only (otherwise every inflection), `*` up to three other words, `.` the clause ends here.
 */
export type ConceptField = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

/** A concept found in a sentence: which tokens say it. */
export interface FoundConcept {
  readonly id: string;
  readonly kind: Kind;
  readonly tokens: readonly number[];
  /** The field it stands in; "" for what holds in all fields. */
  readonly field: string;
  /** It is not said here: a pronoun or nothing at all stands for it; never an observation alone. */
  readonly pronoun?: true;
  /** Where it is meant, if no word stands for it; linked only to what is said there. */
  readonly anchor?: number;
  /** It stands for something only because what is said at its place is denied. */
  readonly denied?: true;
  /** "The other eye": that it is well says nothing of this one. */
  readonly other?: true;
  /** "She takes tablets", "her tablets": had as a habit; what happens later need not have happened with it. */
  readonly regular?: 'taken' | 'owned';
}

/**
 * What a finding looks like in words: concepts that are said of one another, "eye red", "stool blood", "eat none"; any
 * order, unless ">" parts them: "swallow>chocolate" is not "the chocolate dog ate". One alone counts wherever it stands; with
 * "~" ("shake~") only where no longer observation uses it.
 */
export type Observation = string;
