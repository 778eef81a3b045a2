import type { ConceptField } from '../src/concept-types.ts';

/** Denials that deny no act of the animal: what the owner does not know, what has not changed. Only distractors, so it hides the readings of every field. */
export const unknown = {
  distractor: {
    'not-known': `do not know if/whether/what/how/when/why | do not know | no clue | no idea | not sure if/whether/what/how | not sure | never know | not know what/if/how`,
    /** "Not that sore" is a little sore. */
    'not-so-much': `not that/so/too/very/overly/particularly/terribly/massively`,
    'no-vaccine': `steroid/cortisone/antibiotic/pain/cortizone/sedative jab/jabs/shot/shots/injection/injections`,
    'of-length': `foot deep/wide/long/high/tall/away`,
    'as-well': `as well`,
    'no-change': `as if nothing | like nothing | nothing happened | nothing had happened | nothing to worry | no change in/to | no changes in/to | no loss of | no complaints about | no problem with | no problems with | no issue with | no issues with | no difference in/to | no worries about | no concerns about`,
  },
} satisfies ConceptField;
