/** Kinds of bird, by words of the breed. A condition names how often each kind has it through `kinds`. */
export const breedGroups = {
  budgie: ['budgerigar', 'budgie'],
  cockatiel: ['cockatiel'],
  lovebird: ['lovebird', 'parrotlet'],
  parakeet: ['parakeet', 'rosella', 'kakariki', 'princess parrot', 'ringneck parakeet'],
  grey: ['grey', 'gray'],
  amazon: ['amazon'],
  cockatoo: ['cockatoo', 'galah'],
  macaw: ['macaw'],
  parrot: [
    'conure',
    'caique',
    'eclectus',
    'lory',
    'lorikeet',
    'pionus',
    'senegal',
    'meyer',
    'quaker',
    'vasa parrot',
    ' parrot ',
  ],
  finch: ['finch', 'canary', 'gloster', 'mynah'],
  pigeon: ['pigeon', ' dove', 'racer', 'tumbler', 'fantail', 'jacobin'],
  waterfowl: ['duck', 'goose', 'swan', 'mallard'],
  poultry: [
    'chicken',
    'hen ',
    'rooster',
    'bantam',
    'turkey',
    'quail',
    'pheasant',
    'partridge',
    'fowl',
    'peafowl',
    'peacock',
    'orpington',
    'wyandotte',
    'leghorn',
    'marans',
    'sussex',
    'plymouth rock',
    'rhode island',
    'silkie',
    'brahma',
    'cochin',
    'australorp',
    'ameraucana',
    'araucana',
    'easter egger',
    'isa brown',
    'golden comet',
    'barnevelder',
    'welsummer',
    'sebright',
    'serama',
    'faverolles',
    'new hampshire',
    'minorca',
    'langshan',
    'jersey giant',
    'freedom ranger',
    'campine',
    'dominique',
    'dorking',
    'fayoumi',
    'lakenvelder',
    'la fleche',
    'old english game',
    'sex link',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const parrotGroups = [
  'budgie',
  'cockatiel',
  'lovebird',
  'parakeet',
  'grey',
  'amazon',
  'cockatoo',
  'macaw',
  'parrot',
] as const;

type Kind = keyof typeof breedGroups;

/** Multipliers by kind of bird: `parrots` stands for all parrot-like kinds, `rest` for all kinds not named. */
export function kinds(
  times: Partial<Record<Kind | 'parrots' | 'rest', number>>,
): Readonly<Record<string, number>> {
  const { parrots, rest = 1, ...named } = times;
  const all: Record<string, number> = {};
  for (const group of Object.keys(breedGroups)) all[group] = rest;
  if (parrots !== undefined) for (const group of parrotGroups) all[group] = parrots;
  return { ...all, ...named };
}
