/** How another reader took a sign: there now, denied, over, another animal's, only feared or only asked about. */
export type ReadState = 'present' | 'absent' | 'past' | 'other-animal' | 'feared' | 'asked';

/** What another reader (a language model) heard in one of the owner's texts. Never evidence. */
export interface ReadSign {
  /** Null for a sign that our knowledge does not have. */
  finding: string | null;
  state: ReadState;
  /** The owner's own words. */
  quote: string;
  sure: boolean;
  /** As in `Evidence`. */
  turn: number;
  /** Whether we had read the same. */
  agreed: boolean;
}

/** A sign on which the two readers differ, which the owner is asked about. */
export interface SecondCheck {
  finding: string;
  quote: string;
  turn: number;
  heardAs: ReadState;
  /** True where we read it as there, and the other reader did not. */
  against: boolean;
  /** True where we find it in the quoted words too: it counts for the urgency until the owner has answered. */
  entailed: boolean;
  /** The danger that it decides about, where the other reader was the first to tell of one. */
  danger?: string;
  answer: 'yes' | 'no' | 'unsure' | null;
}

/** All that another reader heard in a case, and what the owner is asked for it. */
export interface SecondReading {
  /** The texts that were read. */
  turns: number[];
  heard: ReadSign[];
  checks: SecondCheck[];
}
