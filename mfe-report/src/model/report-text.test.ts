import { describe, expect, it } from 'vitest';
import { bareAssessment, damagedAssessment, fullAssessment } from '../testing/fixtures.ts';
import { readReport } from './read-report.ts';
import { reportText } from './report-text.ts';

function textOfReport(assessment: unknown): string {
  const report = readReport(assessment);
  if (!report) throw new Error('The report should be readable');
  return reportText(report);
}

describe('reportText', () => {
  it('RPT-07 says the urgency before any diagnosis', () => {
    const text = textOfReport(fullAssessment);
    expect(text.indexOf('Emergency: go now')).toBeGreaterThan(0);
    expect(text.indexOf('Emergency: go now')).toBeLessThan(text.indexOf('MOST LIKELY DIAGNOSIS'));
    expect(text).toContain('Bloat with a twisted stomach (GDV): Very likely, ~85%');
    expect(text).toContain('  + The belly is swollen and tight');
    expect(text).toContain('Medical facts: version 2026-11.');
  });

  it.each([
    [
      'today',
      'See a vet today, within hours. Call ahead.',
      'DO NOW\n  - Go within hours.\n  - Call',
    ],
    ['soon', 'See a vet soon. Do not fast her.', 'DON’T\n  - Do not fast her.'],
  ] as const)('bug: the text said the urgency "%s" again as a step', (level, advice, told) => {
    const triage = { level, reasons: [], advice };
    const text = textOfReport({ ...fullAssessment, triage });
    expect(text.match(/See a vet (?:today|soon)/g)).toHaveLength(1);
    expect(text).toContain(told);
  });

  it('RPT-01 says in the text, too, that it is no advice', () => {
    const text = textOfReport(bareAssessment);
    expect(text).toContain('This is not medical advice.');
    expect(text).toContain('This report is not veterinary advice.');
    expect(text).not.toMatch(/undefined|null|NaN|\n{3}/);
  });

  it('writes a damaged report without a word of the machine', () => {
    expect(textOfReport(damagedAssessment())).not.toMatch(/undefined|NaN|\[object/);
  });
});
