import type { Acts } from './acts/act.ts';
import { ASSESSMENT_ACTS } from './acts/assessments.ts';
import { CONVERSATION_ACTS } from './acts/conversations.ts';
import { FILE_ACTS } from './acts/files.ts';
import { OWNER_ACTS } from './acts/owners.ts';
import { RELEASE_ACTS } from './acts/releases.ts';

/** Every acknowledged write, by name: each route that changes something has one (`every-write.test.ts`). */
export const ACTS: Acts = {
  ...ASSESSMENT_ACTS,
  ...CONVERSATION_ACTS,
  ...FILE_ACTS,
  ...OWNER_ACTS,
  ...RELEASE_ACTS,
};
