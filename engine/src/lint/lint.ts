import { onceOnly } from '../infer/waiting.ts';
import type { Condition, Finding, Knowledge, Num } from '../knowledge-types.ts';

const numberOf = (num: Num): number => (typeof num === 'number' ? num : num[0]);

function badProbability(num: Num): boolean {
  const p = numberOf(num);
  return !(p >= 0 && p <= 0.99);
}

function checkSources(knowledge: Knowledge, condition: Condition): string[] {
  const used = [
    condition.source,
    ...[
      condition.prior,
      ...Object.values(condition.findings),
      ...condition.tests.flatMap((use) => [use.positive, use.negative]),
    ]
      .filter((num) => typeof num !== 'number')
      .map((num) => num[1]),
  ];
  return used
    .filter((key) => !knowledge.sources[key])
    .map((key) => `${condition.id}: unknown source "${key}"`);
}

function checkNumbers(condition: Condition): string[] {
  const out: string[] = [];
  for (const [id, num] of Object.entries(condition.findings))
    if (badProbability(num))
      out.push(`${condition.id}: P(${id}) = ${numberOf(num)} is outside 0 to 0.99`);
  if (numberOf(condition.prior) <= 0 || numberOf(condition.prior) > 200)
    out.push(`${condition.id}: prior outside 0 to 200 in 1000`);
  const shares = Object.values(condition.complaints).reduce((sum, share) => sum + share, 0);
  if (Math.abs(shares - 1) > 0.05)
    out.push(`${condition.id}: complaint shares sum to ${shares.toFixed(2)}, not 1`);
  for (const [id, row] of Object.entries(condition.values ?? {})) {
    const sum = Object.values(row).reduce((total, p) => total + p, 0);
    if (sum > 1.01) out.push(`${condition.id}: values of ${id} sum to ${sum.toFixed(2)}`);
  }
  for (const use of condition.tests)
    if (numberOf(use.positive) < 1 || numberOf(use.negative) > 1 || numberOf(use.negative) <= 0)
      out.push(`${condition.id}: test ${use.test} needs positive >= 1 and 0 < negative <= 1`);
  return out;
}

function checkRefs(
  knowledge: Knowledge,
  condition: Condition,
  findings: ReadonlyMap<string, Finding>,
): string[] {
  const out: string[] = [];
  const own = Object.keys(condition.findings);
  if (own.length < 6) out.push(`${condition.id}: only ${own.length} findings, six are needed`);
  for (const id of own) {
    const finding = findings.get(id);
    if (!finding) out.push(`${condition.id}: unknown finding "${id}"`);
    else if (finding.values) out.push(`${condition.id}: ${id} is a choice; put it under values`);
    else if (finding.parent && !own.includes(finding.parent))
      out.push(`${condition.id}: ${id} needs its parent ${finding.parent}`);
  }
  for (const [id, row] of Object.entries(condition.values ?? {})) {
    const values = findings.get(id)?.values;
    if (!values) out.push(`${condition.id}: "${id}" is not a choice finding`);
    else
      for (const value of Object.keys(row))
        if (!values.some((item) => item.id === value))
          out.push(`${condition.id}: ${id} has no value "${value}"`);
  }
  for (const use of condition.tests)
    if (!knowledge.tests[use.test]) out.push(`${condition.id}: unknown test "${use.test}"`);
  for (const id of Object.keys(condition.labs ?? {}))
    if (!knowledge.analytes[id]) out.push(`${condition.id}: unknown analyte "${id}"`);
  for (const group of Object.keys(condition.who?.breeds ?? {}))
    if (!knowledge.breedGroups[group] && !knowledge.generalOnly)
      out.push(`${condition.id}: unknown breed group "${group}"`);
  return out;
}

const unsafe =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|ml|mcg|µg|iu|units?)\b|\bper kg\b|mg\/kg|\b(?:ibuprofen|paracetamol|tylenol|aspirin|advil)\b|make (?:it|him|her|your \w+) vomit|wait and see/i;

function checkText(condition: Condition): string[] {
  const out: string[] = [];
  const texts = [
    condition.description,
    condition.impact,
    ...condition.treatments.flatMap((item) => [item.name, item.description, item.efficacy]),
    ...(condition.supplements ?? []).flatMap((item) => [
      item.name,
      item.purpose,
      item.considerations,
    ]),
    ...condition.returnIf,
  ];
  for (const text of texts)
    if (unsafe.test(text))
      out.push(
        `${condition.id}: unsafe wording (dose, human medicine or home emesis) in "${text}"`,
      );
  if (condition.description.length < 40 || condition.impact.length < 20)
    out.push(`${condition.id}: description or impact too short`);
  if (!condition.treatments.length || !condition.tests.length || !condition.returnIf.length)
    out.push(`${condition.id}: treatments, tests and return-if list must not be empty`);
  return out;
}

const odds = (p: number): number =>
  Math.log(Math.min(0.98, Math.max(0.01, p)) / (1 - Math.min(0.98, Math.max(0.01, p))));

function chance(condition: Condition, id: string, findings: ReadonlyMap<string, Finding>): number {
  const own = condition.findings[id];
  return own === undefined ? (findings.get(id)?.leak ?? 0.05) : numberOf(own);
}

/** How different two conditions are: the largest log-odds gap over their findings and choice values. */
function gap(
  a: Condition,
  b: Condition,
  findings: ReadonlyMap<string, Finding>,
): { sum: number; best: number } {
  const ids = new Set([...Object.keys(a.findings), ...Object.keys(b.findings)]);
  const gaps = [...ids].map((id) =>
    Math.abs(odds(chance(a, id, findings)) - odds(chance(b, id, findings))),
  );
  for (const [id, row] of Object.entries(a.values ?? {}))
    for (const [value, p] of Object.entries(row))
      gaps.push(Math.abs(odds(p) - odds(b.values?.[id]?.[value] ?? 0.25)));
  return { sum: gaps.reduce((total, item) => total + item, 0), best: Math.max(...gaps) };
}

function checkDiscriminators(
  knowledge: Knowledge,
  findings: ReadonlyMap<string, Finding>,
): string[] {
  return knowledge.conditions.flatMap((condition) => {
    const nearest = knowledge.conditions
      .filter((other) => other !== condition)
      .map((other) => ({ other, ...gap(condition, other, findings) }))
      .sort((a, b) => a.sum - b.sum)
      .slice(0, 3);
    return nearest
      .filter((item) => item.best < 1.1)
      .map((item) => `${condition.id}: no finding tells it from its neighbour ${item.other.id}`);
  });
}

function checkRules(knowledge: Knowledge, findings: ReadonlyMap<string, Finding>): string[] {
  const out: string[] = [];
  const guarded = new Set(knowledge.redFlags.flatMap((rule) => rule.guards ?? []));
  if (!knowledge.generalOnly)
    for (const condition of knowledge.conditions)
      if (condition.urgency === 'emergency' && !guarded.has(condition.id))
        out.push(`${condition.id}: emergency without a red-flag rule that guards it`);
  // A sign, or one value of a choice, told to be there; a denial that a rule waits for is never told beside it.
  const asked = new Set(knowledge.redFlags.flatMap((rule) => rule.when.flat()));
  for (const rule of knowledge.redFlags) {
    for (const ref of rule.unless?.flat() ?? [])
      if (!ref.startsWith('!') && asked.has(ref))
        out.push(`rule ${rule.id}: "${ref}" silences it but is a red flag itself`);
    for (const ref of [...rule.when.flat(), ...(rule.unless?.flat() ?? [])]) {
      const [id = '', value] = ref.replace(/^!/, '').split('=');
      const finding = findings.get(id);
      if (!finding) out.push(`rule ${rule.id}: unknown finding "${ref}"`);
      else if (value && !finding.values?.some((item) => item.id === value))
        out.push(`rule ${rule.id}: ${id} has no value "${value}"`);
    }
  }
  return out;
}

/** Own findings of a species that neither a condition nor a rule uses. Shared findings may serve other species. */
function checkOrphans(knowledge: Knowledge, own: readonly Finding[]): string[] {
  const used = new Set([
    ...knowledge.conditions.flatMap((condition) => [
      ...Object.keys(condition.findings),
      ...Object.keys(condition.values ?? {}),
    ]),
    ...knowledge.redFlags.flatMap((rule) =>
      rule.when.flat().map((ref) => ref.replace(/^!/, '').split('=')[0] ?? ''),
    ),
  ]);
  if (knowledge.generalOnly) return [];
  return own
    .filter((finding) => !used.has(finding.id))
    .map((finding) => `orphan finding "${finding.id}": no condition or rule uses it`);
}

function checkFindings(knowledge: Knowledge): string[] {
  const out: string[] = [];
  for (const finding of knowledge.findings) {
    if (!(finding.leak > 0 && finding.leak <= 0.5))
      out.push(`${finding.id}: leak outside 0 to 0.5`);
    // The vet's file takes a line that begins so for a pertinent negative.
    if (/^(?:no|not|without) /i.test(finding.name))
      out.push(`${finding.id}: its name reads as absent: ${finding.name}`);
    if (
      finding.values &&
      Math.abs(finding.values.reduce((sum, value) => sum + value.base, 0) - 1) > 0.01
    )
      out.push(`${finding.id}: base values do not sum to 1`);
    if (finding.parent && !knowledge.findings.some((other) => other.id === finding.parent))
      out.push(`${finding.id}: unknown parent ${finding.parent}`);
  }
  return out;
}

/** A fixed text is read by those who think in °C and by those who think in °F. */
function checkDegrees({ conditions, findings, redFlags }: Knowledge): string[] {
  return [...conditions, ...findings, ...redFlags].flatMap((item) =>
    (JSON.stringify(item).match(/[^".]*°C(?![ (/]+[\d.]+ °F)/g) ?? []).map(
      (text) => `${item.id}: °C without °F in "${text}"`,
    ),
  );
}

function checkUnique(knowledge: Knowledge): string[] {
  const ids = [
    ...knowledge.conditions.map((item) => `condition ${item.id}`),
    ...knowledge.findings.map((item) => `finding ${item.id}`),
    ...knowledge.redFlags.map((item) => `rule ${item.id}`),
  ];
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} appears twice`);
}

/** Every problem of one species' knowledge, one line each; an empty list means it may be used. `own` are the findings of its pack. */
export function lintKnowledge(knowledge: Knowledge, own: readonly Finding[] = []): string[] {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const perCondition = knowledge.conditions.flatMap((condition) => [
    ...checkSources(knowledge, condition),
    ...checkNumbers(condition),
    ...(knowledge.generalOnly ? [] : checkRefs(knowledge, condition, findings)),
    ...checkText(condition),
  ]);
  return [
    ...checkUnique(knowledge),
    ...checkFindings(knowledge),
    ...checkDegrees(knowledge),
    ...perCondition,
    ...checkDiscriminators(knowledge, findings),
    ...checkRules(knowledge, findings),
    ...checkOrphans(knowledge, own),
  ];
}

/** Shared findings that no condition or rule of any species uses. */
export function sharedOrphans(all: readonly Knowledge[], shared: readonly Finding[]): string[] {
  const used = new Set(
    all.flatMap((knowledge) => [
      onceOnly,
      ...knowledge.conditions.flatMap((condition) => [
        ...Object.keys(condition.findings),
        ...Object.keys(condition.values ?? {}),
      ]),
      ...knowledge.redFlags.flatMap((rule) =>
        rule.when.flat().map((ref) => ref.replace(/^!/, '').split('=')[0] ?? ''),
      ),
    ]),
  );
  return shared.filter((finding) => !used.has(finding.id)).map((finding) => finding.id);
}
