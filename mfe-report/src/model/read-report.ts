import { DeviceCheck, NOTHING_READ, TRIAGE_LEVELS } from '@petwise/contracts';
import { asSpelled } from '@petwise/ui';
import { toPercent } from './confidence.ts';
import { FALLBACKS } from './fallbacks.ts';
import { readCondition, readConditions } from './read-condition.ts';
import { readLaboratory } from './read-laboratory.ts';
import { readHistory, readPatient, readSpecies } from './read-patient.ts';
import { readSecondReading } from './read-second-reading.ts';
import {
  firstText,
  listOf,
  paragraphsOf,
  recordOf,
  sentenceCase,
  textOf,
  textsOf,
} from './read-values.ts';
import type {
  AnswerView,
  CareAdviceView,
  EffectView,
  EngineView,
  RedFlagView,
  ReportView,
  SecondProblemView,
  SupplementView,
  TestView,
  TriageView,
  TurningPointView,
} from './report-view.ts';

/**
 * Makes the report's view of an assessment, however damaged; `null` only when
 * there is none at all (RPT-05). Nothing here can throw.
 */
export function readReport(assessment: unknown): ReportView | null {
  const record = recordOf(assessment);
  if (Object.keys(record).length === 0) return null;
  const triage = readTriage(record['triage']);
  return {
    ...asSpelled({
      triage,
      primary: readCondition(record['primary_diagnosis']),
      differentials: readConditions(record['differential_diagnoses']),
      secondProblem: readSecondProblem(record['secondProblem']),
      tests: listOf(record['recommended_tests']).flatMap(readTest),
      supplements: listOf(record['supplement_recommendations']).flatMap(readSupplement),
      answers: listOf(record['clinical_question_analysis']).flatMap(readAnswer),
      summary: paragraphsOf(record['patient_data_summary']),
      laboratory: readLaboratory(record['laboratory']),
      overview: withoutUrgency(paragraphsOf(record['analysis_overview']), triage),
      species: readSpecies(record['patient_data']),
      historySkipped: recordOf(record['medical_history'])['skipped'] === true,
      redFlags: listOf(record['redFlags']).flatMap(readRedFlag),
      care: readCareAdvice(record['care']),
      returnIf: textsOf(record['returnIf']),
      wouldBeEmergency: listOf(record['wouldBeEmergency']).flatMap(readTurningPoint),
      questionsForYourVet: textsOf(record['questionsForYourVet']),
      secondReader: readSecondReading(record['secondReading']),
      noneFits: record['noneFits'] === true,
      nothingRead: NOTHING_READ.find((known) => known === record['nothingRead']) ?? null,
      engine: readEngine(record['engine']),
      madeOnDevice: DeviceCheck.options.find((known) => known === record['madeOnDevice']) ?? null,
    }),
    // The owner's own words.
    patient: readPatient(record['patient_data']),
    history: readHistory(record['medical_history']),
    unmatchedText: textsOf(record['unmatchedText']),
  };
}

function readCareAdvice(value: unknown): CareAdviceView | null {
  const record = recordOf(value);
  const care = {
    about: textOf(record['about']),
    do: textsOf(record['do']),
    never: textsOf(record['never']),
    atHome: textsOf(record['atHome']),
    source: textOf(record['source']),
    isPublished: record['published'] === true,
    goodbye: textOf(record['goodbye']),
  };
  return care.do.length + care.never.length + care.atHome.length > 0 ? care : null;
}

/** Words that may be left of a paragraph which only says the urgency again: its level. */
const LEVEL_WORDS = 6;

/** The analysis without a paragraph that says only what the urgency says: each thing is said once. */
function withoutUrgency(
  paragraphs: readonly string[],
  triage: TriageView | null,
): readonly string[] {
  if (!triage) return paragraphs;
  const shown = [triage.advice, ...triage.reasons].filter(Boolean);
  return paragraphs.filter((paragraph) => {
    if (!shown.some((text) => paragraph.includes(text))) return true;
    const left = shown.reduce((rest, text) => rest.replace(text, ''), paragraph);
    return left.trim().split(/\s+/).length > LEVEL_WORDS;
  });
}

/** A level we do not know is read as "today": doubt may raise the urgency, never hide it. */
function readTriage(value: unknown): TriageView | null {
  const record = recordOf(value);
  if (Object.keys(record).length === 0) return null;
  const level = TRIAGE_LEVELS.find((known) => known === record['level']) ?? 'today';
  return { level, reasons: textsOf(record['reasons']), advice: textOf(record['advice']) };
}

function readSecondProblem(value: unknown): SecondProblemView | null {
  const record = recordOf(value);
  const signs = textsOf(record['signs']);
  const causes = listOf(record['causes']).flatMap((item) => {
    const condition = textOf(recordOf(item)['condition']);
    return condition ? [{ condition, percent: toPercent(recordOf(item)['confidence']) }] : [];
  });
  return signs.length > 0 && causes.length > 0 ? { signs, causes } : null;
}

function readTest(value: unknown): readonly TestView[] {
  const record = typeof value === 'string' ? { name: value } : recordOf(value);
  const name = textOf(record['name']);
  const description = textOf(record['description']);
  if (!name && !description) return [];
  return [
    {
      name: name || FALLBACKS.testType,
      type: textOf(record['type']) || FALLBACKS.testType,
      description,
      impact: textOf(record['impact_on_confidence']),
      results: textsOf(record['specific_results_impact']),
    },
  ];
}

function readSupplement(value: unknown): readonly SupplementView[] {
  const record = typeof value === 'string' ? { name: value } : recordOf(value);
  const name = textOf(record['name']);
  if (!name) return [];
  return [
    {
      name,
      purpose: textOf(record['purpose']),
      dosage: textOf(record['dosage']) || FALLBACKS.dosage,
      evidenceLevel: textOf(record['evidence_level']) || FALLBACKS.evidenceLevel,
      considerations: textOf(record['considerations']),
    },
  ];
}

function readAnswer(value: unknown): readonly AnswerView[] {
  const record = recordOf(value);
  const question = textOf(record['question']);
  const answer = textOf(record['answer']);
  if (!question && !answer) return [];
  return [
    {
      question,
      answer,
      significance: textOf(record['clinical_significance']),
      impact: textOf(record['impact_on_diagnosis']),
      effect: readEffect(record['effect']),
    },
  ];
}

function readEffect(value: unknown): EffectView | null {
  const record = recordOf(value);
  const condition = textOf(record['condition']);
  const without = toPercent(record['probabilityWithout']);
  const withAnswer = toPercent(record['probabilityWith']);
  if (!condition || without === null || withAnswer === null) return null;
  return { condition, without, with: withAnswer };
}

/** A red flag is a text, or the engine's own record of it. */
function readRedFlag(value: unknown): readonly RedFlagView[] {
  const text = textOf(value) || firstText(recordOf(value), ['reason', 'name', 'text']);
  return text ? [{ text, advice: textOf(recordOf(value)['advice']) }] : [];
}

function readTurningPoint(value: unknown): readonly TurningPointView[] {
  const record = typeof value === 'string' ? { sign: value } : recordOf(value);
  const sign = sentenceCase(textOf(record['sign']));
  if (!sign) return [];
  return [
    {
      sign,
      reason: textOf(record['reason']),
      riskWithout: toPercent(record['riskWithout']),
      riskWith: toPercent(record['riskWith']),
    },
  ];
}

function readEngine(value: unknown): EngineView | null {
  const record = recordOf(value);
  const name = textOf(record['name']);
  const version = textOf(record['version']);
  const knowledgeVersion = textOf(record['knowledgeVersion']);
  return name || version || knowledgeVersion ? { name, version, knowledgeVersion } : null;
}
