import { randomUUID } from 'node:crypto';
import type { BasicIntake, HealthMetric, Trend } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INIT_BODY } from '../../testing/consult-bodies.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';
import { healthTrends } from './health-trends.ts';
import { weightTrend } from './weight-trend.ts';

const DAY = 24 * 60 * 60 * 1000;
const DOG = INIT_BODY.patientData;

function record(day: string, change: object = {}) {
  // One of the contract's variants, put together from parts.
  return { patient: { ...DOG, ...change } as BasicIntake, at: new Date(`${day}T08:00:00Z`) };
}

const HEART: HealthMetric = {
  type: 'HeartRate',
  label: 'Heart rate',
  unit: 'per minute',
  group: 'vitals',
  rule: 'average',
  count: 200,
  firstDay: '2026-01-01',
  lastDay: '2026-07-19',
  days: 200,
  min: 60,
  max: 80,
  mean: 70,
  latest: 80,
  overlapDays: 0,
  trend: { recent: 80, earlier: 60, change: 0.33, windowDays: 30 },
  series: {
    start: '2026-01-01',
    days: Array.from({ length: 200 }, (_, index) => index),
    values: Array.from({ length: 200 }, (_, index) => (index < 100 ? 60 : 80)),
  },
};

describe('the weight of one pet', () => {
  test('RPT-04 is in the unit of the report, oldest first, one value a day', () => {
    const trend = weightTrend(record('2026-11-21', { weight: 27 }), [
      record('2026-05-02', { weight: 10, weightUnit: 'kg', breed: ' beagle' }),
      record('2026-05-01', { weight: 24 }),
      record('2026-05-02', { weight: 11, weightUnit: 'kg', sex: 'unknown' }),
    ]);
    expect(trend).toMatchObject({ unit: 'lbs', kind: 'weight', subject: 'pet' });
    expect(trend?.points).toEqual([
      { day: '2026-05-01', value: 24 },
      { day: '2026-05-02', value: 24.25 },
      { day: '2026-11-21', value: 27 },
    ]);
  });

  test.each([
    ['breed', { breed: 'Boxer' }],
    ['species', { species: 'cat' }],
    ['sex', { sex: 'female' }],
    ['age', { age: 9 }],
    ['kind of weight', { weight: 'overweight', weightUnit: 'category' }],
  ])('RPT-04 takes no value of another %s', (_, change) => {
    expect(weightTrend(record('2026-11-21'), [record('2026-05-01', change)])).toBeNull();
  });

  test('RPT-04 is none with one value, or when this report has a category', () => {
    expect(weightTrend(record('2026-11-21'), [])).toBeNull();
    const now = record('2026-11-21', { weight: 'overweight', weightUnit: 'category' });
    expect(weightTrend(now, [record('2026-05-01'), record('2026-06-01')])).toBeNull();
  });
});

describe('the trends of a health export', () => {
  test('RPT-04 averages a long series down, and says over how many days', () => {
    const [trend] = healthTrends([HEART], 'pet');
    expect(trend).toMatchObject({ label: 'Heart rate', subject: 'pet', daysPerPoint: 4 });
    expect(trend?.points).toHaveLength(50);
    expect(trend?.points[0]).toEqual({ day: '2026-01-01', value: 60 });
    expect(trend?.points.at(-1)).toEqual({ day: '2026-07-16', value: 80 });
  });

  test('RPT-04 draws two levels when only the summary was sent, and nothing without a trend', () => {
    const [trend] = healthTrends([{ ...HEART, series: null }], 'person');
    expect(trend).toMatchObject({ daysPerPoint: 30 });
    expect(trend?.points).toEqual([
      { day: '2026-06-04', value: 60 },
      { day: '2026-07-04', value: 80 },
    ]);
    expect(healthTrends([{ ...HEART, series: null, trend: null }], 'person')).toEqual([]);
  });
});

describe('the trends beside a report', () => {
  let server: TestServer;
  let device: Device;
  beforeAll(async () => {
    server = await startTestServer();
    device = await server.device();
  });
  afterAll(() => server.close());

  async function trendsOf(sessionId: string, who = device) {
    return who.inject({ method: 'GET', url: `/api/consults/${sessionId}/trends` });
  }

  test('RPT-04 Z1 are the owner’s own, and go when an assessment is deleted', async () => {
    const first = await finishedConsult(device);
    server.advance(DAY);
    await device.signIn();
    const second = await finishedConsult(device, {
      patientData: record('2026-11-21', { weight: 30 }).patient,
    });
    const stranger = await server.device();
    await finishedConsult(stranger);
    const found = (await trendsOf(second)).json<{ trends: Trend[] }>().trends;
    expect(found.map(({ points }) => points.map(({ value }) => value))).toEqual([[25, 30]]);
    expect((await trendsOf(first)).json<{ trends: Trend[] }>().trends).toEqual([]);
    expect((await trendsOf(second, stranger)).statusCode).toBe(404);
    expect((await trendsOf(randomUUID())).statusCode).toBe(404);
    await device.inject({ method: 'DELETE', url: `/api/consults/${first}` });
    expect((await trendsOf(second)).json<{ trends: Trend[] }>().trends).toEqual([]);
  });
});
