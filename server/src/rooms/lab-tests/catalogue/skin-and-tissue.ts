import type { CatalogueEntry } from '../catalogue-entry.ts';

/** Skin, ears, lumps, joints and wounds. */
export const SKIN_AND_TISSUE: readonly CatalogueEntry[] = [
  {
    name: 'Skin Biopsy',
    description:
      'A small piece of skin, looked at under the microscope. Finds allergy, immune disease and tumors.',
    species: [],
    words: ['skin', 'dermatology', 'dermatitis', 'histopathology', 'lump', 'rash', 'ulcer'],
    price: null,
  },
  {
    name: 'Skin Scraping',
    description: 'Looks for mites in a scrape of the skin.',
    species: [],
    words: ['skin', 'dermatology', 'dermatitis', 'mange', 'mites', 'itch', 'scabies', 'demodex'],
    price: null,
  },
  {
    name: 'Skin Cytology',
    description: 'Looks for bacteria, yeast and cells on the surface of the skin.',
    species: [],
    words: ['skin', 'dermatology', 'dermatitis', 'yeast', 'malassezia', 'pyoderma', 'itch', 'rash'],
    price: null,
  },
  {
    name: 'Fungal Culture (Ringworm)',
    description: 'Grows hair and scale to find ringworm.',
    species: [],
    words: ['skin', 'dermatology', 'dermatophyte', 'ringworm', 'hair loss', 'fungus'],
    price: null,
  },
  {
    name: 'Skin and Ear Bacterial Culture',
    description: 'Grows bacteria from skin or ear and tests which medicine works.',
    species: [],
    words: [
      'skin',
      'ear',
      'dermatology',
      'otitis',
      'pyoderma',
      'wound',
      'antibiotic',
      'sensitivity',
    ],
    price: null,
  },
  {
    name: 'Allergy Blood Test (IgE)',
    description:
      'Measures allergy antibodies to dust, pollen and mites. Helps to choose a treatment, not to prove an allergy.',
    species: ['dog', 'cat', 'horse'],
    words: ['allergy', 'atopy', 'dermatitis', 'skin', 'itch', 'ige'],
    price: null,
  },
  {
    name: 'Ear Cytology',
    description: 'Looks for yeast, bacteria and mites in ear wax.',
    species: ['dog', 'cat', 'rabbit', 'ferret'],
    words: ['ear', 'otitis', 'mites', 'head shaking', 'smell'],
    price: null,
  },
  {
    name: 'Fine Needle Aspirate Cytology',
    description: 'Cells from a lump, looked at under the microscope.',
    species: [],
    words: ['lump', 'mass', 'tumor', 'cancer', 'lymph node', 'swelling'],
    price: null,
  },
  {
    name: 'Tissue Biopsy (Histopathology)',
    description: 'A piece of tissue, looked at by a pathologist.',
    species: [],
    words: ['lump', 'mass', 'tumor', 'cancer', 'histology'],
    price: null,
  },
  {
    name: 'Joint Fluid Analysis',
    description: 'Cells and germs in the fluid of a joint.',
    species: ['dog', 'cat', 'horse'],
    words: ['joint', 'arthritis', 'lameness', 'swelling'],
    price: null,
  },
  {
    name: 'Aerobic and Anaerobic Bacterial Culture',
    description: 'Grows bacteria from a wound or abscess and tests which medicine works.',
    species: [],
    words: ['abscess', 'wound', 'infection', 'antibiotic', 'pus'],
    price: null,
  },
];
