export const SPECIES = [
  { value: 'dog', label: 'Dog' },
  { value: 'cat', label: 'Cat' },
  { value: 'horse', label: 'Horse' },
  { value: 'bird', label: 'Bird' },
  { value: 'rabbit', label: 'Rabbit' },
  { value: 'ferret', label: 'Ferret' },
  { value: 'guinea_pig', label: 'Guinea pig' },
  { value: 'hamster', label: 'Hamster' },
  { value: 'reptile', label: 'Reptile' },
  { value: 'other', label: 'Other' },
] as const;
