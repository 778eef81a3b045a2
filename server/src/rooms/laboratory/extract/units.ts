/**
 * Units as laboratories write them, brought to one spelling: "x10^9/L", "10³/µL" and "K/uL" are all
 * `k/ul`. Spelling only; what a unit is worth is the analyte's affair (catalogue.ts).
 */
const THOUSANDS =
  /^(?:x?10[\^e*]{0,2}0?3\/(?:ul|mm3|cumm)|x?10[\^e*]{0,2}0?9\/l|k\/ul|thous(?:and)?\/ul|k\/mm3|giga\/l|\/nl)$/;
const MILLIONS =
  /^(?:x?10[\^e*]{0,2}0?6\/(?:ul|mm3|cumm)|x?10[\^e*]{0,2}12\/l|m\/ul|mill?(?:ion)?\/(?:ul|mm3)|t\/l|tera\/l|\/pl)$/;
const SINGLE = /^(?:cells?|leu|ery|wbc|rbc)?\/(?:ul|mm3|cumm)$/;
const SAME: Readonly<Record<string, string>> = {
  'iu/l': 'u/l',
  'units/l': 'u/l',
  'unit/l': 'u/l',
  'gm/dl': 'g/dl',
  'gr/dl': 'g/dl',
  'g%': 'g/dl',
  'mg%': 'mg/dl',
  'mg/100ml': 'mg/dl',
  'mval/l': 'meq/l',
  'micromol/l': 'umol/l',
  femtoliters: 'fl',
  sec: 's',
  secs: 's',
  seconds: 's',
  'l/l': 'l/l',
  'ukat/l': 'ukat/l',
};
const PLAIN =
  /^(?:%|fl|pg|s|l\/l|[mun]?g\/(?:[dm]?l)|pg\/ml|[munp]?mol\/l|meq\/l|[mu]?u\/(?:l|ml)|u\/l|ukat\/l|\/hpf|\/lpf|g\/g)$/;

/** One spelling for one unit; null when the text is no unit that a laboratory uses. */
export function normaliseUnit(text: string): string | null {
  const flat = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[μµ]/g, 'u')
    .replace(/^mc(?=g|l|mol)/, 'u')
    .replace(/\/mcl$/, '/ul')
    .replace(/[×]/g, 'x')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\.$/, '');
  if (THOUSANDS.test(flat)) return 'k/ul';
  if (MILLIONS.test(flat)) return 'm/ul';
  if (SINGLE.test(flat)) return '/ul';
  const same = SAME[flat] ?? flat;
  return PLAIN.test(same) ? same : null;
}

/** Finds a unit at the start of a text; NFKC has made "10³" into "103" by then. */
export const UNIT_AT_START =
  /^(?:[x×]?\s?10\s?[\^e*]{0,2}\s?\d{1,2}\s?\/\s?(?:[µμu]?l|mm3|cumm)\b|(?:cells|thous(?:and)?|million|[a-zµμ]{1,8}|mg|g)\s?\/\s?(?:100\s?ml|mm3|cumm|hpf|lpf|[dmµμunp]?l|mcl|g)\b|\/\s?(?:[µμu]?l|mm3|hpf|lpf)\b|g%|mg%|%|(?:fl|pg|sec(?:ond)?s?)\b)/i;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A unit to show: as printed, with its power of ten raised again. */
export function displayUnit(text: string): string {
  return text
    .trim()
    .replaceAll('μ', 'µ')
    .replace(/^[x×]?\s?10\s?[\^e*]{0,2}\s?(\d{1,2})\s?(?=\/)/i, (_, power: string) => {
      const raised = power.replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit)));
      return `×10${raised}`;
    });
}
