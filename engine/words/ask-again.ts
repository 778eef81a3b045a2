import type { Topic } from '../src/knowledge-types.ts';

/** Where something may have changed, as an owner would say it, and the body systems that are asked about then. */
export const areas: readonly { label: string; topics: readonly Topic[] }[] = [
  { label: 'Eating, drinking or energy', topics: ['general'] },
  { label: 'Vomiting, belly or stool', topics: ['gut'] },
  { label: 'Passing urine', topics: ['urinary'] },
  { label: 'Breathing or cough', topics: ['breathing', 'heart'] },
  { label: 'Legs, walking or balance', topics: ['limbs', 'nerves', 'injury'] },
  { label: 'Skin, coat or a lump', topics: ['skin', 'lump'] },
  { label: 'Eyes, ears or mouth', topics: ['eye', 'ear', 'mouth'] },
  { label: 'Mood or behavior', topics: ['behaviour'] },
];

export const nothingWrong = 'Nothing is wrong';

/** A sign of danger: its button, its finding, and the clause that fits after "Go to a vet at once if". */
interface Danger {
  label: string;
  finding: string;
  returnIf: string;
}

/**
 * What anybody is asked of whom nothing was read. A species is asked about those that one of its red-flag rules acts on
 * alone.
 */
export const dangers: readonly Danger[] = [
  { label: 'Hard breathing', finding: 'breath_hard', returnIf: 'breathing becomes hard' },
  {
    label: 'Collapse, or cannot be woken',
    finding: 'collapse',
    returnIf: 'your animal collapses or cannot be woken',
  },
  { label: 'Cannot stand', finding: 'cannot_stand', returnIf: 'your animal cannot stand' },
  { label: 'A fit', finding: 'seizure', returnIf: 'your animal has a fit' },
  { label: 'Bleeding that does not stop', finding: 'bleeding', returnIf: 'blood does not stop' },
  { label: 'Pale gums', finding: 'pale_gums', returnIf: 'the gums are pale, blue or gray' },
  {
    label: 'Straining with nothing coming',
    finding: 'nothing_passed',
    returnIf: 'your animal strains and nothing comes',
  },
  { label: 'Eats nothing at all', finding: 'eats_nothing', returnIf: 'your animal eats nothing' },
  { label: 'A bad accident', finding: 'trauma_major', returnIf: 'there was a bad accident' },
  {
    label: 'Ate or touched a poison',
    finding: 'toxin_exposure',
    returnIf: 'your animal ate or touched a poison',
  },
];

export const noneOfThese = 'None of these';
