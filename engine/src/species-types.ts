/** The nine kinds of animal that have conditions of their own. */
export type Species =
  | 'dog'
  | 'cat'
  | 'horse'
  | 'bird'
  | 'rabbit'
  | 'ferret'
  | 'guinea_pig'
  | 'hamster'
  | 'reptile';
/** A kind of animal that a consult may be of; `other` knows groups of causes only. */
export type AnySpecies = Species | 'other';

/** Body system. It is both the topic of a question and the class of a presenting complaint. */
export type Topic =
  | 'general'
  | 'gut'
  | 'breathing'
  | 'heart'
  | 'urinary'
  | 'repro'
  | 'skin'
  | 'ear'
  | 'eye'
  | 'mouth'
  | 'limbs'
  | 'nerves'
  | 'lump'
  | 'injury'
  | 'toxin'
  | 'behaviour'
  | 'husbandry';

export type AgeBand = 'baby' | 'young' | 'adult' | 'mature' | 'senior';
