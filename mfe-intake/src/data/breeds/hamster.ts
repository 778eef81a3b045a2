export const hamsterBreeds: readonly string[] = [
  "Campbell's Dwarf Hamster",
  'Chinese Hamster',
  'European Hamster',
  'Hybrid Dwarf Hamster',
  'Long-Haired Syrian Hamster',
  'Roborovski Dwarf Hamster',
  'Syrian Hamster',
  'Teddy Bear Hamster',
  'Winter White Dwarf Hamster',
];
