import { MedicalHistory } from '@petwise/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EMPTY_HISTORY, toHistory } from './history-form.ts';

describe('toHistory', () => {
  it('HIST-06 sends the lists and the selects, texts not yet added included (HIST-03)', () => {
    const payload = toHistory({
      medications: { entries: ['Apoquel'], pending: 'Fish oil' },
      chronicIllnesses: { entries: [], pending: ' arthritis ' },
      priorOperations: { entries: ['Spay'], pending: 'SPAY' },
      vaccinationHistory: 'Up to date',
      diet: 'Raw',
      environment: 'Indoor only',
    });
    expect(payload).toEqual({
      medications: ['Apoquel', 'Fish oil'],
      chronicIllnesses: ['arthritis'],
      priorOperations: ['Spay'],
      vaccinationHistory: 'Up to date',
      diet: 'Raw',
      environment: 'Indoor only',
    });
    expect(v.parse(MedicalHistory, payload)).toEqual(payload);
  });

  it('HIST-06 an untouched form is a valid history too', () => {
    expect(v.is(MedicalHistory, toHistory(EMPTY_HISTORY))).toBe(true);
  });
});
