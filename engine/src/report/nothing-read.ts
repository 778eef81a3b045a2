import { dangers } from '../../words/ask-again.ts';
import type { Appraisal } from '../infer/appraisal.ts';
import { isOtherLanguage } from '../text/language.ts';
import { hasDied } from '../text/end-of-life.ts';
import type {
  Assessment,
  CaseState,
  ClinicalQuestionAnalysis,
  NothingRead,
  Triage,
} from '../types.ts';
import { understood } from './summary.ts';
import { list, tell } from './wording.ts';

/** The parts of an assessment that speak of causes, where no sign was read, or too little else: there are none. */
type Empty = Pick<
  Assessment,
  | 'primary_diagnosis'
  | 'differential_diagnoses'
  | 'secondProblem'
  | 'recommended_tests'
  | 'supplement_recommendations'
  | 'clinical_question_analysis'
  | 'analysis_overview'
  | 'triage'
  | 'redFlags'
  | 'care'
  | 'returnIf'
  | 'wouldBeEmergency'
  | 'questionsForYourVet'
  | 'noneFits'
  | 'nothingRead'
>;

function answersOf(state: CaseState): ClinicalQuestionAnalysis[] {
  return state.asked.flatMap(({ question, answer }) =>
    answer === null
      ? []
      : [
          {
            question: question.text,
            answer,
            clinical_significance: 'It told no sign of illness.',
            impact_on_diagnosis: 'No cause was weighed, so it moved none.',
            effect: null,
          },
        ],
  );
}

const opening: Readonly<Record<NothingRead, string>> = {
  'no-sign':
    'We found no sign of illness in your words. So we name no cause, and we can not say how urgent it is. Either there is none, or we did not understand you.',
  'half-read':
    'We understood too few of your words. So we name no cause, and we can not say how urgent it is.',
  'other-language':
    'We could not read this language. Petwise reads English only. So we name no cause, and we can not say how urgent it is.',
  'unnamed-change':
    'Something has changed, but no sign was told that we know. So we name no cause. A vet should have a look within a day or two.',
  'has-died':
    'We are sorry for your loss. An illness often moves faster than anyone can see, and animals hide it; that is nobody’s fault. If you want to know the cause, keep the body cool and call your vet today: they can examine it. Call too if other animals live with it, or if you are not sure that it has died.',
};

/** So many of the owner's words about what is over are given back. */
const mostQuotes = 3;

function overview({ model, state, belief }: Appraisal, reason: NothingRead): string {
  const signs = understood(model, belief.known);
  const found = tell('You told us about', [...signs.present, ...signs.unsure]);
  const denied = signs.absent.length ? `You ruled out ${list(signs.absent)}.` : '';
  const over = state.past.slice(0, mostQuotes).map((words) => `“${words}”`);
  const past = over.length ? `We took this as over: ${list(over)}.` : '';
  const word = model.knowledge.word || 'animal';
  if (reason === 'has-died') return opening[reason];
  const next = `If something about your ${word} worries you, start again and tell us what has changed: eating, drinking, stool, urine, breathing, walking, skin or mood. Or call your vet.`;
  return [opening[reason], [found, denied, past].filter(Boolean).join(' '), next]
    .filter(Boolean)
    .join('\n\n');
}

function reasonOf({ symptoms, halfRead, area }: CaseState): NothingRead {
  if (hasDied(symptoms)) return 'has-died';
  if (isOtherLanguage(symptoms)) return 'other-language';
  if (area) return 'unnamed-change';
  return halfRead ? 'half-read' : 'no-sign';
}

/** What an assessment says when no sign was read: that, and which signs cannot wait. No cause and no urgency of base rates. */
export function nothingReadOf(appraisal: Appraisal, triage: Triage | null): Empty {
  const { model, state } = appraisal;
  const word = model.knowledge.word || 'animal';
  const reason = reasonOf(state);
  return {
    primary_diagnosis: null,
    differential_diagnoses: [],
    secondProblem: null,
    recommended_tests: [],
    supplement_recommendations: [],
    clinical_question_analysis: answersOf(state),
    analysis_overview: overview(appraisal, reason),
    triage,
    redFlags: [],
    care: null,
    returnIf: dangers
      .filter(({ finding }) => reason !== 'has-died' && model.nodes.has(finding))
      .map(({ returnIf }) => returnIf.replace('animal', word)),
    wouldBeEmergency: [],
    questionsForYourVet: [],
    noneFits: false,
    nothingRead: reason,
  };
}
