import type { CatalogueEntry } from '../catalogue-entry.ts';

/** Pancreas, gut and liver. */
export const GUT_AND_LIVER: readonly CatalogueEntry[] = [
  {
    name: 'Canine Pancreatic Lipase (Spec cPL)',
    description: 'Shows whether the pancreas is inflamed.',
    species: ['dog'],
    words: ['pancreas', 'pancreatitis', 'lipase', 'vomiting', 'belly pain'],
    price: null,
  },
  {
    name: 'Feline Pancreatic Lipase (Spec fPL)',
    description: 'Shows whether the pancreas is inflamed.',
    species: ['cat'],
    words: ['pancreas', 'pancreatitis', 'lipase', 'vomiting'],
    price: null,
  },
  {
    name: 'Trypsin-Like Immunoreactivity (TLI)',
    description: 'Shows whether the pancreas makes enough enzymes.',
    species: ['dog', 'cat'],
    words: ['pancreas', 'epi', 'weight loss', 'diarrhea'],
    price: null,
  },
  {
    name: 'Vitamin B12 and Folate',
    description: 'Shows whether the gut takes up vitamins.',
    species: ['dog', 'cat'],
    words: ['cobalamin', 'folate', 'gut', 'weight loss', 'diarrhea'],
    price: null,
  },
  {
    name: 'Bile Acids Test',
    description: 'Two samples around a meal show how well the liver works.',
    species: ['dog', 'cat', 'bird', 'horse'],
    words: ['liver', 'shunt', 'jaundice', 'hepatic'],
    price: null,
  },
  {
    name: 'Ammonia (Blood)',
    description: 'High when the liver does not clear the blood.',
    species: ['dog', 'cat', 'horse'],
    words: ['liver', 'shunt', 'seizure', 'encephalopathy'],
    price: null,
  },
];
