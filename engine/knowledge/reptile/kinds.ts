/** Kinds of reptile, by words of the breed. A condition names how often each kind has it through `kinds`. */
export const breedGroups = {
  beardie: ['bearded dragon', 'beardie', 'rankin', 'pogona'],
  leopard: ['leopard gecko', 'fat-tailed gecko', 'fat tailed gecko'],
  gecko: [
    'crested gecko',
    'gargoyle',
    'chahoua',
    'mourning gecko',
    'day gecko',
    'tokay',
    'leaf-tailed',
    'crestie',
    'house gecko',
  ],
  iguana: ['iguana', 'chuckwalla', 'uromastyx'],
  chameleon: ['chameleon'],
  lizard: [
    'monitor',
    'tegu',
    'skink',
    'water dragon',
    'frilled dragon',
    'lizard',
    'anole',
    'swift',
  ],
  python: ['python', ' boa', 'anaconda'],
  snake: [
    'corn snake',
    'kingsnake',
    'king snake',
    'milk snake',
    'rat snake',
    'hognose',
    'garter',
    'ribbon snake',
    'gopher snake',
    'bull snake',
    'pine snake',
    'vine snake',
    'house snake',
    ' snake ',
  ],
  tortoise: ['tortoise', 'box turtle', 'sulcata', 'hermann', 'horsfield'],
  turtle: [
    'slider',
    'musk turtle',
    'map turtle',
    'painted turtle',
    'mud turtle',
    'pond turtle',
    'reeve',
    'softshell',
    'snapping turtle',
    'spotted turtle',
    'terrapin',
    'cooter',
    'water turtle',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Kind = keyof typeof breedGroups;

const families = {
  lizards: ['beardie', 'leopard', 'gecko', 'iguana', 'chameleon', 'lizard'],
  snakes: ['python', 'snake'],
  shelled: ['tortoise', 'turtle'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

/** Multipliers by kind: `lizards`, `snakes` and `shelled` stand for whole families, `rest` for all kinds not named; a kind named itself wins. */
export function kinds(
  times: Partial<Record<Kind | keyof typeof families | 'rest', number>>,
): Readonly<Record<string, number>> {
  const { lizards, snakes, shelled, rest = 1, ...named } = times;
  const all: Record<string, number> = {};
  for (const group of Object.keys(breedGroups)) all[group] = rest;
  if (lizards !== undefined) for (const group of families.lizards) all[group] = lizards;
  if (snakes !== undefined) for (const group of families.snakes) all[group] = snakes;
  if (shelled !== undefined) for (const group of families.shelled) all[group] = shelled;
  return { ...all, ...named };
}
