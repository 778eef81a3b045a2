/**
 * What our English spells the American way, and its British form: parts of words, each with what may not stand before it
 * or must stand after it, where an ordinary word holds it too ("laboratory", "literature", "managing").
 * "Personalised" is written so everywhere: the specification fixes it.
 */
const BRITISH: Readonly<Record<string, { is: string; before?: string; after?: string }>> = {
  color: { is: 'colour', after: '(?!ect|ado)' },
  behavior: { is: 'behaviour' },
  favor: { is: 'favour' },
  flavor: { is: 'flavour' },
  honor: { is: 'honour', before: '\\b', after: '(?!ar)' },
  neighbor: { is: 'neighbour' },
  odor: { is: 'odour', before: '\\b' },
  labor: { is: 'labour', before: '\\b', after: '(?!ator|io)' },
  tumor: { is: 'tumour' },
  rumor: { is: 'rumour', before: '\\b' },
  vapor: { is: 'vapour', before: '\\b', after: '(?!iz)' },
  recogniz: { is: 'recognis' },
  organiz: { is: 'organis' },
  realiz: { is: 'realis' },
  stabiliz: { is: 'stabilis' },
  steriliz: { is: 'sterilis' },
  sensitiz: { is: 'sensitis' },
  apologiz: { is: 'apologis' },
  specializ: { is: 'specialis' },
  hospitaliz: { is: 'hospitalis' },
  analyz: { is: 'analys' },
  paralyz: { is: 'paralys' },
  diarrhea: { is: 'diarrhoea' },
  pyorrhea: { is: 'pyorrhoea' },
  center: { is: 'centre', after: '(?=s?\\b)' },
  centered: { is: 'centred' },
  liter: { is: 'litre', before: '\\b(?:milli)?', after: '(?=s?\\b)' },
  meter: { is: 'metre', before: '\\b(?:kilo|centi|milli)?', after: '(?=s?\\b)' },
  fiber: { is: 'fibre', after: '(?!opt)' },
  goiter: { is: 'goitre' },
  gray: { is: 'grey', before: '\\b' },
  mold: { is: 'mould', before: '\\b', after: '(?=y|s?\\b)' },
  molt: { is: 'moult', before: '\\b', after: '(?!en)' },
  drafty: { is: 'draughty', before: '\\b' },
  plow: { is: 'plough', before: '\\b' },
  aging: { is: 'ageing', before: '\\b' },
  defense: { is: 'defence', before: '\\b' },
  catalog: { is: 'catalogue', before: '\\b', after: '(?=s?\\b)' },
  pajama: { is: 'pyjama', before: '\\b' },
  pediatric: { is: 'paediatric' },
  orthopedic: { is: 'orthopaedic' },
  gynecolog: { is: 'gynaecolog' },
  fetus: { is: 'foetus', before: '\\b' },
  fetal: { is: 'foetal', before: '\\b' },
  feces: { is: 'faeces' },
  fecal: { is: 'faecal' },
  anemi: { is: 'anaemi' },
  glycemi: { is: 'glycaemi' },
  calcemi: { is: 'calcaemi' },
  leukemi: { is: 'leukaemi' },
  septicemi: { is: 'septicaemi' },
  toxemi: { is: 'toxaemi' },
  tularemi: { is: 'tularaemi' },
  ischemi: { is: 'ischaemi' },
  uremi: { is: 'uraemi' },
  hematom: { is: 'haematom' },
  hematocrit: { is: 'haematocrit' },
  hematolog: { is: 'haematolog' },
  hematuri: { is: 'haematuri' },
  hemorrh: { is: 'haemorrh' },
  hemoly: { is: 'haemoly' },
  hemophil: { is: 'haemophil' },
  hemoabdomen: { is: 'haemoabdomen' },
  hemothora: { is: 'haemothora' },
  hemoplasm: { is: 'haemoplasm' },
  hemoglobin: { is: 'haemoglobin' },
  hemangio: { is: 'haemangio' },
  cesarean: { is: 'caesarean' },
  cecotroph: { is: 'caecotroph' },
  cecum: { is: 'caecum', before: '\\b' },
  cecal: { is: 'caecal', before: '\\b' },
  anesth: { is: 'anaesth' },
  esophag: { is: 'oesophag', before: '(?<!o)' },
  edema: { is: 'oedema', before: '(?<!o)' },
  estrogen: { is: 'oestrogen', before: '(?<!o)' },
  estrus: { is: 'oestrus', before: '(?<!o)' },
};

const AMERICAN = formsOf((american) => american);
const SPELLED_BRITISH = formsOf((_, british) => british);
/** Words that hold a British form and are spelled so everywhere. */
const EVERYWHERE = /\b(?:greyhound|paralysis|analysis|analyst)\w*/gi;

const spelled = new WeakMap<object, object>();

/** The same words, lists and functions of words, in British spelling. */
export function spellBritish(words: object): object {
  const known = spelled.get(words);
  if (known) return known;
  const british = Array.isArray(words)
    ? words.map(spell)
    : Object.fromEntries(Object.entries(words).map(([key, word]) => [key, spell(word)]));
  spelled.set(words, british);
  return british;
}

/** The British forms in a text, of those that are known here: our own English has none. */
export function britishFormsIn(text: string): string[] {
  return text.replaceAll(EVERYWHERE, '').match(SPELLED_BRITISH) ?? [];
}

function formsOf(formOf: (american: string, british: string) => string): RegExp {
  const forms = Object.entries(BRITISH).map(
    ([american, { is, before = '', after = '' }]) =>
      `${before.startsWith('\\b(') ? `(?<=${before})` : before}${formOf(american, is)}${after}`,
  );
  return new RegExp(forms.join('|'), 'gi');
}

function spell(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(AMERICAN, britishOf);
  if (typeof words === 'function') {
    return (...values: unknown[]) => spell(Reflect.apply(words, undefined, values));
  }
  return typeof words === 'object' && words !== null ? spellBritish(words) : words;
}

/** In the same case: "Color" becomes "Colour", "Anemia" "Anaemia". */
function britishOf(american: string): string {
  const british = BRITISH[american.toLowerCase()]?.is ?? american;
  const first = american.charAt(0);
  return first === first.toLowerCase()
    ? british
    : british.charAt(0).toUpperCase() + british.slice(1);
}
