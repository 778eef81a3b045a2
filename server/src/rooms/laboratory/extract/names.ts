import { ANALYTES, type AnalyteEntry } from './catalogue.ts';

export type Panel = 'blood' | 'urine';

const byName = new Map<string, AnalyteEntry>();
const bySymbol = new Map<string, AnalyteEntry>();
const inUrine = new Map<string, AnalyteEntry>();
for (const entry of ANALYTES) {
  for (const name of entry.names) {
    if (entry.panel === 'urine') inUrine.set(name, entry);
    // A name that says "urine" needs no heading to be of urine.
    if (entry.panel !== 'urine' || name.includes('urine')) byName.set(name, entry);
  }
  for (const symbol of entry.symbols ?? []) bySymbol.set(symbol, entry);
}

/** Names of a blood value that mean nothing of the kind under a urine heading. */
const NOT_IN_URINE = new Set(['wbc', 'rbc', 'creatinine', 'urea', 'hemoglobin', 'neutrophils']);

/** The analyte that a name stands for, in the panel it was read in. */
export function analyteOf(name: string, panel: Panel): AnalyteEntry | null {
  for (const form of formsOf(name)) {
    const lower = form.toLowerCase();
    const urine = panel === 'urine' ? inUrine.get(lower) : undefined;
    const entry = urine ?? bySymbol.get(form) ?? byName.get(lower);
    if (entry === undefined) continue;
    return panel === 'urine' && NOT_IN_URINE.has(entry.id) ? null : entry;
  }
  return null;
}

/** The ways a cell may be meant: whole, without its brackets, what is in them, before a comma. */
function formsOf(name: string): string[] {
  const whole = clean(name);
  const without = clean(whole.replace(/[([][^)\]]*[)\]]/g, ' '));
  const inside = /[([]([^)\]]+)[)\]]/.exec(whole)?.[1] ?? '';
  const parts = whole.split(/\s[-–/]\s|,/).map(clean);
  const forms = [whole, without, clean(inside), ...parts];
  return [...new Set(forms.flatMap((form) => [form, bare(form)]).filter((form) => form !== ''))];
}

/** Footnote marks, dot leaders and the colon go; a "#" or "+" may be part of a symbol. */
function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·*\-–.:]+|[\s*:.…=_†‡-]+$/g, '')
    .trim();
}

const SPECIMEN =
  /\b(?:serum|plasma|fasting|conc\.?|concentration|level|result|chemistry|canine|feline|equine|abs\.?|absolute|count|iii|ii|test)\b/gi;

function bare(form: string): string {
  return clean(form.replace(SPECIMEN, ' '));
}

/** Every name that may stand in running text, longest first. */
export const PROSE_NAMES: readonly string[] = [...byName.keys(), ...bySymbol.keys()].toSorted(
  (a, b) => b.length - a.length,
);
