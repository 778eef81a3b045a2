import { expect, test } from 'vitest';
import { deviceConsultData } from './device-consults/owner-data.ts';
import { followUpData } from './follow-up/owner-data.ts';
import { jobData } from './jobs/owner-data.ts';
import { laboratoryData } from './laboratory/owner-data.ts';
import { modelData } from './language-model/owner-data.ts';
import { OWNER_DATA } from './owner-data.ts';
import { reasoningData } from './reasoning/owner-data.ts';

test('every room that keeps something of owners exports it, but for those that decision 46 gives a reason for', () => {
  const silent = OWNER_DATA.filter((room) => room.exportOf === undefined);
  const explained = [
    jobData,
    reasoningData,
    deviceConsultData,
    followUpData,
    laboratoryData,
    modelData,
  ];
  expect(silent).toEqual(explained);
});
