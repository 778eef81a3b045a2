import type { CatalogueEntry } from '../catalogue-entry.ts';

/** Viruses, bacteria and parasites. */
export const INFECTIONS: readonly CatalogueEntry[] = [
  {
    name: 'Parvovirus Antigen Test',
    description: 'Looks for parvovirus in the stool of a dog.',
    species: ['dog'],
    words: ['parvo', 'puppy', 'vomiting', 'bloody diarrhea'],
    price: null,
  },
  {
    name: 'Feline Panleukopenia Test',
    description: 'Looks for the virus of feline distemper in the stool.',
    species: ['cat'],
    words: ['panleukopenia', 'parvo', 'kitten', 'vomiting'],
    price: null,
  },
  {
    name: 'Heartworm Antigen Test',
    description: 'Looks for heartworm in the blood.',
    species: ['dog', 'cat', 'ferret'],
    words: ['heartworm', 'cough', 'parasite'],
    price: null,
  },
  {
    name: 'Tick-Borne Disease Panel',
    description: 'Looks for Lyme disease, ehrlichia and anaplasma.',
    species: ['dog', 'horse', 'cat'],
    words: ['tick', 'lyme', 'ehrlichia', 'anaplasma', 'lameness', 'fever'],
    price: 'about $50 to $150',
  },
  {
    name: 'FeLV and FIV Test',
    description: 'Looks for the two common immune viruses of cats.',
    species: ['cat'],
    words: ['felv', 'fiv', 'leukemia', 'virus'],
    price: 'about $30 to $80',
  },
  {
    name: 'Feline Coronavirus and FIP PCR',
    description: 'Helps to find FIP in fluid from the chest or belly.',
    species: ['cat'],
    words: ['fip', 'coronavirus', 'fluid', 'kitten', 'fever'],
    price: null,
  },
  {
    name: 'Feline Respiratory PCR Panel',
    description: 'Looks for the germs of cat flu.',
    species: ['cat'],
    words: ['herpes', 'calicivirus', 'sneezing', 'eye', 'cold'],
    price: null,
  },
  {
    name: 'Canine Respiratory PCR Panel',
    description: 'Looks for the germs of kennel cough, flu and distemper.',
    species: ['dog'],
    words: ['kennel cough', 'cough', 'influenza', 'distemper', 'bordetella'],
    price: null,
  },
  {
    name: 'Equine Respiratory PCR Panel',
    description: 'Looks for strangles, flu and herpes.',
    species: ['horse'],
    words: ['strangles', 'influenza', 'herpes', 'cough', 'fever'],
    price: null,
  },
  {
    name: 'Psittacosis (Chlamydia) PCR',
    description: 'Looks for parrot fever, which people can catch.',
    species: ['bird'],
    words: ['psittacosis', 'chlamydia', 'parrot', 'breathing'],
    price: null,
  },
  {
    name: 'Psittacine Beak and Feather Disease PCR',
    description: 'Looks for the virus that harms feathers and beak.',
    species: ['bird'],
    words: ['pbfd', 'feather', 'beak', 'parrot'],
    price: null,
  },
  {
    name: 'Encephalitozoon Antibody Test',
    description: 'Helps to judge head tilt and weakness in rabbits.',
    species: ['rabbit'],
    words: ['encephalitozoon', 'head tilt', 'cuniculi'],
    price: null,
  },
];
