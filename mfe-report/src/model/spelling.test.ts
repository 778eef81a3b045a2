// @vitest-environment jsdom
import { learnSpelling } from '@petwise/ui';
import { spellBritish } from '@petwise/contracts/british';
import { afterEach, expect, it, vi } from 'vitest';
import { fullAssessment } from '../testing/fixtures.ts';
import { readReport } from './read-report.ts';

afterEach(() => {
  learnSpelling((words) => words);
  vi.restoreAllMocks();
});

it('bug: a British browser read the report in American English; what the owner wrote stays as written', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  learnSpelling(spellBritish);
  const report = readReport({
    ...fullAssessment,
    returnIf: ['the gums turn gray', 'diarrhea or anemia'],
    unmatchedText: ['gray color'],
    patient_data: { species: 'bird', breed: 'Congo Gray' },
  });
  expect(report?.returnIf).toEqual(['the gums turn grey', 'diarrhoea or anaemia']);
  expect(report?.unmatchedText).toEqual(['gray color']);
  expect(report?.patient.map(({ value }) => value)).toEqual(['Bird', 'Congo Gray']);
});
