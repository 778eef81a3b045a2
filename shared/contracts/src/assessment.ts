import * as v from 'valibot';
import { Laboratory } from './lab-values.ts';
import { DeviceCheck } from './device-check.ts';
import { BasicIntake, MedicalHistory } from './patient.ts';

/** Urgency, most urgent first; shown before anything else in a report. */
export const TRIAGE_LEVELS = ['emergency', 'today', 'soon', 'routine', 'watch'] as const;
/** How soon a vet is needed, the most urgent first. */
export const TriageLevel = v.picklist(TRIAGE_LEVELS);
export type TriageLevel = v.InferOutput<typeof TriageLevel>;

/** What an owner does, and never does, until a vet takes over: a sentence each. */
export const FirstAid = v.object({
  do: v.array(v.string()),
  never: v.array(v.string()),
  /** Who publishes it; missing where it is the authors' own estimate. */
  source: v.optional(v.string()),
});
export type FirstAid = v.InferOutput<typeof FirstAid>;

/** How soon a vet is needed, why, and what to do. */
export const Triage = v.object({
  level: TriageLevel,
  reasons: v.array(v.string()),
  advice: v.string(),
  /** First aid in an emergency; an older server leaves it out. A report says more in its own `care`. */
  care: v.optional(FirstAid),
});
export type Triage = v.InferOutput<typeof Triage>;

/** What speaks for and against one condition, strongest first, in plain words. */
export const Evidence = v.object({
  for: v.array(v.string()),
  against: v.array(v.string()),
  /** What would speak for it and was not told. Where it is given, the evidence is the whole of the `reasoning`. */
  notKnown: v.optional(v.array(v.string())),
});
export type Evidence = v.InferOutput<typeof Evidence>;

/** A treatment that a vet may choose. */
export const Treatment = v.object({
  name: v.string(),
  description: v.string(),
  efficacy: v.optional(v.string()),
});
export type Treatment = v.InferOutput<typeof Treatment>;

const condition = {
  condition: v.string(),
  /** Other names of the condition, and where its numbers come from; consults kept from before have neither. */
  otherNames: v.optional(v.array(v.string())),
  source: v.optional(v.string()),
  /** A fraction, 0 to 1; above 1 it is a percentage (RPT-03). Read it with `percentOfConfidence`. */
  confidence: v.number(),
  reasoning: v.string(),
  condition_description: v.string(),
  impact: v.string(),
  evidence: v.optional(Evidence),
};

/** The likeliest condition (RPT-02). */
export const PrimaryDiagnosis = v.object({
  ...condition,
  treatments: v.array(Treatment),
  /** True where the fixed lines of DX-06 fit: dry, itchy or allergic skin (docs/decisions/0018-treatment-lines.md). */
  gentleSkinCare: v.optional(v.boolean()),
});
export type PrimaryDiagnosis = v.InferOutput<typeof PrimaryDiagnosis>;

/** Another condition that may be the cause (RPT-02). */
export const DifferentialDiagnosis = v.object({
  ...condition,
  treatments: v.string(),
  /** A danger that stands here however unlikely it is. */
  mustNotMiss: v.optional(v.boolean()),
});
export type DifferentialDiagnosis = v.InferOutput<typeof DifferentialDiagnosis>;

/** A test that would tell the likely conditions apart (RPT-02). */
export const RecommendedTest = v.object({
  name: v.string(),
  type: v.optional(v.string()),
  description: v.string(),
  impact_on_confidence: v.string(),
  specific_results_impact: v.array(v.string()),
});
export type RecommendedTest = v.InferOutput<typeof RecommendedTest>;

/** A supplement with evidence for one of the likely conditions (RPT-02). */
export const Supplement = v.object({
  name: v.string(),
  purpose: v.string(),
  dosage: v.optional(v.string()),
  evidence_level: v.optional(v.string()),
  considerations: v.string(),
});
export type Supplement = v.InferOutput<typeof Supplement>;

/**
 * What one answer did, exactly: the same case with and without it. Probabilities
 * are 0 to 1; `risk` is the summed probability of the dangerous conditions.
 */
export const AnswerEffect = v.object({
  condition: v.string(),
  probabilityWithout: v.number(),
  probabilityWith: v.number(),
  deltaLogOdds: v.number(),
  riskWithout: v.number(),
  riskWith: v.number(),
});
export type AnswerEffect = v.InferOutput<typeof AnswerEffect>;

/**
 * A sign that is not there and would make this an emergency: the engine added it and computed
 * again. `risk` is the summed probability of emergencies, 0 to 1, as it is and with the sign.
 */
export const TurningPoint = v.object({
  sign: v.string(),
  reason: v.string(),
  riskWithout: v.number(),
  riskWith: v.number(),
});
export type TurningPoint = v.InferOutput<typeof TurningPoint>;

/** Signs that the likeliest cause does not have, and what may be behind them, likeliest first. */
export const SecondProblem = v.object({
  signs: v.array(v.string()),
  causes: v.array(
    v.object({
      condition: v.string(),
      /** 0 to 1, among all causes of these signs alone. */
      confidence: v.number(),
      description: v.string(),
      evidence: v.array(v.string()),
    }),
  ),
});
export type SecondProblem = v.InferOutput<typeof SecondProblem>;

/** What the owner does until a vet takes over; not confirmed by a veterinarian. */
export const CareAdvice = v.object({
  /** "Trouble breathing". */
  about: v.string(),
  now: v.string(),
  /** Three sentences each. */
  do: v.array(v.string()),
  never: v.array(v.string()),
  /** Empty where it has to be seen today or sooner. */
  atHome: v.array(v.string()),
  /** Title of the publication that the words follow. */
  source: v.string(),
  /** Somebody publishes that source; left out where it is the authors' own list, and by older engines. */
  published: v.optional(v.literal(true)),
  /** To an owner who asks whether it is time to let the animal go. */
  goodbye: v.optional(v.string()),
});
export type CareAdvice = v.InferOutput<typeof CareAdvice>;

/**
 * Why an assessment names no cause: no sign of illness was read in the owner's words, they are not in English, or the animal
 * has died. `primary_diagnosis` is then null, and `triage` left out but for a change that was told without its sign.
 */
export const NOTHING_READ = [
  'no-sign',
  'half-read',
  'other-language',
  'unnamed-change',
  'has-died',
] as const;
/** Why a report names no condition. */
export const NothingRead = v.picklist(NOTHING_READ);
export type NothingRead = v.InferOutput<typeof NothingRead>;

/** A question of the consult with what its answer changed. */
export const ClinicalQuestion = v.object({
  question: v.string(),
  answer: v.string(),
  clinical_significance: v.string(),
  impact_on_diagnosis: v.string(),
  effect: v.optional(AnswerEffect),
});
export type ClinicalQuestion = v.InferOutput<typeof ClinicalQuestion>;

/** What a language model did in an assessment that the engine made, and where the two differed. */
export const SecondReading = v.object({
  /** Its name; missing where nobody says. */
  model: v.optional(v.string()),
  /** Signs that both read alike. */
  agreed: v.array(v.string()),
  differed: v.array(
    v.object({
      words: v.string(),
      /** The owner's own words. */
      quote: v.string(),
      heardAs: v.picklist(['present', 'absent', 'past', 'other-animal', 'feared', 'asked']),
      /** The owner's word; null where they were not asked or have not answered. */
      answer: v.nullable(v.picklist(['yes', 'no', 'unsure'])),
    }),
  ),
  /** The owner's words for signs that the knowledge does not have. */
  unknown: v.array(v.string()),
  /** Questions that decide about a danger, asked because of what it heard. */
  asked: v.optional(
    v.array(
      v.object({
        words: v.string(),
        /** The owner's own words. */
        quote: v.string(),
        /** "a blocked bladder". */
        danger: v.string(),
        answer: v.nullable(v.picklist(['yes', 'no', 'unsure'])),
      }),
    ),
  ),
  /** What it saw in pictures, in words from closed lists; unchecked, and no evidence. */
  pictures: v.optional(v.array(v.object({ name: v.string(), seen: v.string() }))),
  /** What it has read and written, of calls that failed too; a guess where the vendor did not say. */
  tokens: v.optional(v.number()),
  /** In the operator's currency; null without a price. */
  cost: v.optional(v.nullable(v.number())),
  /** True when it had not answered, or could not be used, when the report was made. */
  unfinished: v.optional(v.boolean()),
});
export type SecondReading = v.InferOutput<typeof SecondReading>;

/**
 * The assessment entity of section 3 (API-02), with the additive fields that a
 * plain reader of the specification may ignore.
 */
export const Assessment = v.object({
  primary_diagnosis: v.nullable(PrimaryDiagnosis),
  differential_diagnoses: v.array(DifferentialDiagnosis),
  secondProblem: v.optional(v.nullable(SecondProblem)),
  recommended_tests: v.array(RecommendedTest),
  supplement_recommendations: v.array(Supplement),
  clinical_question_analysis: v.array(ClinicalQuestion),
  patient_data_summary: v.optional(v.nullable(v.string())),
  analysis_overview: v.optional(v.nullable(v.string())),
  /** What the owner told of the animal, each once; missing in reports of before. */
  signs: v.optional(
    v.object({
      present: v.array(v.string()),
      absent: v.array(v.string()),
      /** Of those present, the ones of which the owner told since when, in the owner's words. */
      since: v.optional(v.array(v.object({ sign: v.string(), words: v.string() }))),
    }),
  ),
  patient_data: v.optional(v.nullable(BasicIntake)),
  medical_history: v.optional(v.nullable(MedicalHistory)),
  triage: v.optional(Triage),
  redFlags: v.optional(v.array(v.string())),
  care: v.optional(v.nullable(CareAdvice)),
  returnIf: v.optional(v.array(v.string())),
  /** Likeliest first; empty when it is an emergency already. */
  wouldBeEmergency: v.optional(v.array(TurningPoint)),
  questionsForYourVet: v.optional(v.array(v.string())),
  /** The owner's words that matched nothing we know; kept for the veterinarian. */
  unmatchedText: v.optional(v.array(v.string())),
  /** True when none of the known conditions explains the findings well. */
  noneFits: v.optional(v.boolean()),
  /** True when the advanced model made this analysis (DX-02); our own engine never says so. */
  isO3Pro: v.optional(v.boolean()),
  nothingRead: v.optional(NothingRead),
  secondReading: v.optional(SecondReading),
  /** Confirmed laboratory values; absent when no file held any. */
  laboratory: v.optional(v.nullable(Laboratory)),
  engine: v.optional(
    v.object({ name: v.string(), version: v.string(), knowledgeVersion: v.string() }),
  ),
  /** Present when it was made on the owner's device. */
  madeOnDevice: v.optional(DeviceCheck),
});
export type Assessment = v.InferOutput<typeof Assessment>;
