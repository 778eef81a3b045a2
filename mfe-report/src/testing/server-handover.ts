import type { VetHandover } from '@petwise/contracts';
import { readReport } from '../model/read-report.ts';
import { buildVetHandover } from '../model/vet-handover.ts';
import { fullAssessment } from './fixtures.ts';

const at = '2026-11-21T07:40:00.000Z';

function handover(): VetHandover {
  const report = readReport(fullAssessment);
  if (!report) throw new Error('The report should be readable');
  const context = { generatedAt: new Date(at), notice: 'Not a diagnosis.', sessionId: null };
  return {
    ...buildVetHandover(report, context),
    ownersWords: [{ at, text: 'My dog tries to throw up and his belly is big' }],
    timeline: [{ about: at.slice(0, 10), since: 'since yesterday', words: 'Ill since yesterday' }],
    attachments: [{ name: 'belly.jpg', type: 'image/jpeg' }],
  };
}

/** The file for the vet as the server makes it: with what only the server has. */
export const serverHandover = handover();
