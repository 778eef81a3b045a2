import type { CatalogueEntry } from '../catalogue-entry.ts';

/** Thyroid, adrenal glands and insulin. */
export const HORMONES: readonly CatalogueEntry[] = [
  {
    name: 'Total Thyroid Hormone (T4)',
    description: 'The first test for a slow or fast thyroid.',
    species: ['dog', 'cat', 'horse', 'guinea_pig'],
    words: ['thyroid', 't4', 'weight gain', 'weight loss', 'hair loss'],
    price: 'about $50 to $120',
  },
  {
    name: 'Free T4 by Dialysis',
    description: 'A more exact thyroid test when the first is not clear.',
    species: ['dog', 'cat'],
    words: ['thyroid', 't4', 'hyperthyroid', 'hypothyroid'],
    price: null,
  },
  {
    name: 'Thyroid Panel with TSH',
    description: 'T4 and TSH together, for a slow thyroid.',
    species: ['dog'],
    words: ['thyroid', 'tsh', 'hypothyroid', 'weight gain'],
    price: null,
  },
  {
    name: 'ACTH Stimulation Test',
    description: 'Shows whether the adrenal glands make too much or too little cortisol.',
    species: ['dog', 'cat'],
    words: ['cortisol', 'adrenal', 'addison', 'cushing'],
    price: null,
  },
  {
    name: 'Low-Dose Dexamethasone Suppression Test',
    description: 'The usual blood test for Cushing’s disease.',
    species: ['dog', 'cat'],
    words: ['cortisol', 'cushing', 'adrenal', 'thirst'],
    price: null,
  },
  {
    name: 'Resting Cortisol',
    description: 'A normal value makes Addison’s disease very unlikely.',
    species: ['dog'],
    words: ['cortisol', 'addison', 'vomiting', 'weakness'],
    price: null,
  },
  {
    name: 'Equine ACTH (PPID)',
    description: 'The blood test for Cushing’s disease of horses.',
    species: ['horse'],
    words: ['ppid', 'cushing', 'acth', 'laminitis', 'long coat'],
    price: null,
  },
  {
    name: 'Equine Insulin Test',
    description: 'Finds insulin trouble that can lead to laminitis.',
    species: ['horse'],
    words: ['insulin', 'metabolic', 'ems', 'laminitis'],
    price: null,
  },
  {
    name: 'Adrenal Hormone Panel (Ferret)',
    description: 'Sex hormones that rise in adrenal disease of ferrets.',
    species: ['ferret'],
    words: ['adrenal', 'hair loss', 'hormone'],
    price: null,
  },
];
