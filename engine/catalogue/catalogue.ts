import type { Condition, Finding, Knowledge, Species } from '../src/knowledge-types.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function conditionRow(condition: Condition): string {
  const prior = typeof condition.prior === 'number' ? condition.prior : condition.prior[0];
  return row(
    `\`${condition.id}\``,
    condition.name,
    condition.layName,
    (condition.otherNames ?? []).join(', '),
    condition.system,
    condition.urgency,
    String(prior),
    condition.source,
  );
}

function findingRow({ id, name, topic, values }: Finding): string {
  const kind = values ? values.map((value) => value.id).join(', ') : 'yes or no';
  return row(`\`${id}\``, name, topic, kind);
}

function render({ species, plural, conditions, findings, sources }: Knowledge): string {
  const used = [...new Set(conditions.map((condition) => condition.source))];
  return [
    `# Catalogue: ${plural}`,
    '',
    `Written by \`npm run catalogue\` from the knowledge of the engine (\`${species}\`); do not edit. A veterinarian must still confirm every estimate.`,
    '',
    `## Conditions (${conditions.length})`,
    '',
    'Prior: per 1000 owners of this species who describe some complaint.',
    '',
    row('id', 'name', 'in plain words', 'other names', 'system', 'urgency', 'prior', 'source'),
    row('---', '---', '---', '---', '---', '---', '---', '---'),
    ...conditions.map(conditionRow),
    '',
    `## Findings (${findings.length})`,
    '',
    row('id', 'name', 'topic', 'answers'),
    row('---', '---', '---', '---'),
    ...findings.map(findingRow),
    '',
    '## Sources',
    '',
    ...used.map((key) => {
      const source = sources[key];
      return `- \`${key}\`: ${source ? `${source.title} (${source.kind}, ${source.date})` : 'unknown'}`;
    }),
    '',
  ].join('\n');
}

/** The catalogue page of one species: all conditions and findings with their names and sources, as Markdown. */
export async function renderCatalogue(species: Species): Promise<string> {
  return render(await loadKnowledge(species));
}
