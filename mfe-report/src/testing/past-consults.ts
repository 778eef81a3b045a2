import type { ConsultDetail, ConsultSummary } from '@petwise/contracts';
import { consult } from './consult.ts';
import { calmAssessment, fullAssessment } from './fixtures.ts';

function detail(id: string, change: Partial<ConsultDetail>): ConsultDetail {
  return { ...consult, sessionId: id, ...change };
}

function finished(id: string, day: string, change: Partial<ConsultDetail>) {
  return detail(id, { createdAt: day, updatedAt: day, ...change });
}

const details: readonly ConsultDetail[] = [
  detail('3a1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11', {
    title: 'Limps on the left front leg',
    status: 'asking',
    assessment: null,
  }),
  finished('2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11', '2026-11-20T10:00:00.000Z', {
    title: 'Swollen belly',
    triage: 'emergency',
    assessment: fullAssessment,
  }),
  finished('1b1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11', '2026-10-02T10:00:00.000Z', {
    title: 'Scratches all day',
    petName: 'Minka',
    species: 'cat',
    breed: 'Domestic Shorthair',
    triage: 'watch',
    assessment: calmAssessment,
  }),
];

/** Three earlier assessments: one still open, an emergency, and a calm one. */
export const pastConsults: readonly ConsultSummary[] = details;

/** One of them, whole. */
export function pastDetail(sessionId: string): ConsultDetail {
  const found = details.find((one) => one.sessionId === sessionId);
  if (!found) throw new Error('No such assessment');
  return found;
}
