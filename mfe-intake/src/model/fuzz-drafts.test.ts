// @vitest-environment jsdom
import { fc, FUZZ_TIMEOUT_MS, jsonAround, tryProperty } from '@petwise/tools/fuzz';
import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BASIC_DEFAULTS, BasicForm } from './basic-form.ts';
import { toBasicIntake } from './basic-intake.ts';
import {
  basicDrafts,
  forgetAllDrafts,
  historyDrafts,
  homeDraft,
  takeOverDrafts,
} from './drafts.ts';
import { EMPTY_HISTORY, HistoryForm } from './history-form.ts';

const HOME = {
  symptoms: 'limping',
  uploadedFiles: [],
  sent: true,
  chosenSpecies: 'dog',
  pet: null,
};
const BASIC = { symptoms: 'limping', form: BASIC_DEFAULTS, touched: ['age'], read: ['age'], at: 1 };

test(
  'Z2 18.4 a draft that a browser has kept, damaged in any place, fills a form or is none',
  async () => {
    const stored = fc.record({
      home: jsonAround(HOME),
      'basic-information': jsonAround(BASIC),
      'basic-information.other': jsonAround(BASIC),
      'medical-history': jsonAround({ ...EMPTY_HISTORY, at: 1 }),
    });
    await tryProperty('drafts of the intake', stored, (texts) => {
      for (const [name, text] of Object.entries(texts)) {
        // What there is no space for is not there.
        localStore.write(`petwise.intake.${name}`, text);
      }
      takeOverDrafts('new', 'limping');
      for (const id of [...basicDrafts.ids(), ...historyDrafts.ids()]) {
        const basic = basicDrafts.of(id).read();
        if (basic !== null) {
          v.parse(BasicForm, basic.form);
          toBasicIntake(basic.form);
        }
        const history = historyDrafts.of(id).read();
        if (history !== null) v.parse(HistoryForm, history);
      }
      expect(typeof (homeDraft.read()?.symptoms ?? '')).toBe('string');
      forgetAllDrafts();
      expect(Object.keys(localStorage)).toEqual([]);
    });
  },
  FUZZ_TIMEOUT_MS,
);
