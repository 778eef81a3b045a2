import { VetHandover } from '@petwise/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bareAssessment,
  damagedAssessment,
  fullAssessment,
  nothingReadAssessment,
} from '../testing/fixtures.ts';
import { readReport } from './read-report.ts';
import page from '../../vet-handover.md?raw';
import { fileName } from './file-names.ts';
import { buildVetHandover, type HandoverContext } from './vet-handover.ts';

const context: HandoverContext = {
  generatedAt: new Date('2026-11-21T08:00:00Z'),
  notice: 'Not a diagnosis.',
  sessionId: null,
};

function build(assessment: unknown) {
  const report = readReport(assessment);
  if (!report) throw new Error('The report should be readable');
  return buildVetHandover(report, context);
}

describe('buildVetHandover', () => {
  it.each([
    ['whole', fullAssessment],
    ['bare', bareAssessment],
    ['nothing read', nothingReadAssessment],
    ['damaged', damagedAssessment()],
  ])('RPT-07 makes a file of the documented shape from a %s report', (_, assessment) => {
    const file: unknown = JSON.parse(JSON.stringify(build(assessment)));
    expect(v.safeParse(VetHandover, file).issues).toBeUndefined();
  });

  it('RPT-07 tells the vet who, how urgent, what and why', () => {
    const file = build(fullAssessment);
    expect(file.patient).toMatchObject({ species: 'Dog', weight: '132 lbs' });
    expect(file.urgency?.level).toBe('emergency');
    expect(file.conditions[0]).toMatchObject({ rank: 1, confidencePercent: 87 });
    expect(file.conditions[0]?.otherNames).toEqual(['GDV', 'gastric torsion']);
    expect(file.conditions[0]?.source).toMatch(/veterinarian/);
    expect(file.conditions[0]?.speaksAgainst).toEqual(['The gums are still pink']);
    expect(file.conditions[1]?.treatments[0]?.description).toContain('fluids');
    expect(file.notUnderstood).toEqual(['he does the wobbly thing with his ears']);
    expect(file.engine?.knowledgeVersion).toBe('2026-11');
    expect(file.history).toMatchObject({ medications: 'Carprofen' });
  });

  it('RPT-07 names no condition and no urgency when nothing was read', () => {
    const file = build(nothingReadAssessment);
    expect(file.conditions).toEqual([]);
    expect(file.urgency).toBeNull();
    expect(file.overview).toContain('no sign of illness');
  });

  it('RPT-07 names the files without personal data', () => {
    expect(fileName('json', context.generatedAt)).toBe('petwise-file-for-vet-2026-11-21.json');
    expect(fileName('pdf', context.generatedAt)).toBe('petwise-report-2026-11-21.pdf');
  });

  it('documents every field, and no other', () => {
    const documented = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(new Set(documented)).toEqual(new Set(Object.keys(VetHandover.entries)));
  });
});
