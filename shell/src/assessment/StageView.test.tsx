// @vitest-environment jsdom
import type { BasicIntake, MedicalHistory } from '@petwise/contracts';
import { historyFormStandIn, renderInShell } from '@petwise/tools/testing';
import { expect, it, vi } from 'vitest';
import { readDangers } from '../offline/read-dangers.ts';
import { readFacts } from '../offline/read-facts.ts';
import { type AssessmentState, beginAssessment, nextAssessment } from './stages.ts';
import { StageView } from './StageView.tsx';

it('bug: the report page was not given what reads what is new for dangers', () => {
  const state: AssessmentState = { ...beginAssessment(null), stage: 'results' };
  const rest = {
    id: 'a',
    onStart: vi.fn(),
    onIntake: vi.fn(),
    onFiles: vi.fn(),
    onHistory: vi.fn(),
    onFinished: vi.fn(),
  };
  const slot = { door: 'report/assessment', props: { readDangers } };
  expect(StageView({ state, ...rest })).toMatchObject({ props: slot });
});

it('the medical history is given the very facts that are sent', () => {
  const initial = { symptoms: 'He limps', uploadedFiles: [], timestamp: 1 };
  const intake: BasicIntake = {
    species: 'dog',
    breed: 'Beagle',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 30,
    weightUnit: 'lbs',
  };
  const state = nextAssessment(beginAssessment(initial), { type: 'intake-submitted', intake });
  const history: MedicalHistory = {
    medications: [],
    chronicIllnesses: [],
    priorOperations: [],
    vaccinationHistory: 'Unknown',
    diet: '',
    environment: 'Indoor only',
  };
  const door = vi.fn(historyFormStandIn(history));
  const rest = {
    id: 'a',
    onStart: vi.fn(),
    onIntake: vi.fn(),
    onFiles: vi.fn(),
    onHistory: vi.fn(),
    onFinished: vi.fn(),
  };
  renderInShell(<StageView state={state} {...rest} />, {
    doors: { 'intake/medical-history': door },
  });
  expect(door.mock.lastCall?.[0]).toMatchObject({
    intake,
    readFacts,
    symptoms: initial.symptoms,
    draftId: 'a',
  });
});
