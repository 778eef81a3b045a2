// @vitest-environment jsdom
import type { InitialData } from '@petwise/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetAssessmentDrafts,
  keepAssessmentDraft,
  readAssessmentDraft,
} from './assessment-draft.ts';

beforeEach(() => localStorage.clear());

const initial = (timestamp: number): InitialData => ({
  symptoms: 'My dog vomits',
  uploadedFiles: [],
  timestamp,
});

it('bug: a sixth assessment pushed out one that had not begun; each waits 30 days, and nothing of its words stays once it has', () => {
  const day = 24 * 60 * 60 * 1000;
  const old = { state: 'open', initial: initial(Date.now() - 31 * day), intake: null } as const;
  keepAssessmentDraft('old', old);
  for (let n = 1; n <= 7; n += 1)
    keepAssessmentDraft(`draft-${n}`, { ...old, initial: initial(Date.now() - n * day) });
  expect(readAssessmentDraft('old')).toBeNull();
  expect(readAssessmentDraft('draft-7')).toMatchObject({ initial: { symptoms: 'My dog vomits' } });
  const consult = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
  keepAssessmentDraft('draft-7', { state: 'begun', consult, at: Date.now() });
  expect(localStorage.getItem('petwise.assessment.draft-7')).not.toContain('vomits');
});

it('a sign-out forgets them and what the intake keeps, and nothing else', () => {
  localStorage.setItem('petwise.theme', 'dark');
  localStorage.setItem('petwise.vetPhone', '145');
  localStorage.setItem('petwise.intake.basic-information', '{"form":{"name":"Bella"}}');
  localStorage.setItem('petwise.petVetPhone', '020 7946 0001');
  localStorage.setItem('petwise.look-again', '[]');
  sessionStorage.setItem('petwise.kept.report.words.1', '"He vomits"');
  keepAssessmentDraft('draft', { state: 'open', initial: initial(1), intake: null });
  forgetAssessmentDrafts();
  expect(Object.keys(localStorage).toSorted()).toEqual(['petwise.theme', 'petwise.vetPhone']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('without storage the page goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepAssessmentDraft('draft', { state: 'open', initial: initial(1), intake: null });
  expect(readAssessmentDraft('draft')).toBeNull();
});
