import type { ForgetSessions, OwnerData } from '../db/owner-data.ts';
import { accessData } from './access-log/owner-data.ts';
import { consultData } from './consult/owner-data.ts';
import { deviceConsultData } from './device-consults/owner-data.ts';
import { followUpData } from './follow-up/owner-data.ts';
import { followUpColumns } from './follow-up/sql.ts';
import { healthData } from './health/owner-data.ts';
import { jobData } from './jobs/owner-data.ts';
import { laboratoryData } from './laboratory/owner-data.ts';
import { laboratoryValuesOf } from './laboratory/sql.ts';
import { modelData } from './language-model/owner-data.ts';
import { petData } from './pets/owner-data.ts';
import { reasoningData } from './reasoning/owner-data.ts';
import { sessionData } from './sessions/owner-data.ts';
import { shareData } from './shares/owner-data.ts';
import { uploadData } from './uploads/owner-data.ts';

/** Every room that keeps something of owners; consults and conversations first, because others go by whether they are there. */
export const OWNER_DATA: readonly OwnerData[] = [
  consultData(followUpColumns),
  sessionData,
  jobData,
  reasoningData,
  deviceConsultData,
  followUpData,
  shareData,
  uploadData(laboratoryValuesOf),
  laboratoryData,
  healthData,
  petData,
  modelData,
  accessData,
];

export const forgetSessions: ForgetSessions = async (tx, ids) => {
  if (ids.length === 0) return;
  for (const room of OWNER_DATA) await room.forgetSessions?.(tx, ids);
};
