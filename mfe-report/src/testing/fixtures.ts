import type { Assessment } from '@petwise/contracts';

/** A whole report as the engine makes it: every field filled. */
export const fullAssessment: Assessment = {
  primary_diagnosis: {
    condition: 'Bloat with a twisted stomach (GDV)',
    confidence: 0.87,
    reasoning:
      'A deep-chested dog that tries to vomit with nothing coming up, and whose belly grew within hours, fits this illness far better than any other we know.',
    otherNames: ['GDV', 'gastric torsion'],
    source: 'Estimate of the authors, to be confirmed by a veterinarian',
    condition_description:
      'The stomach fills with gas and can turn on itself. Blood can no longer flow through it. Without surgery within hours a dog can die.',
    impact: 'Your dog may get worse very fast. Every hour counts.',
    evidence: {
      for: [
        'Tries to vomit, but nothing comes up',
        'The belly is swollen and tight',
        'It began less than six hours ago',
        'Great Danes get this more often than other dogs',
      ],
      against: ['The gums are still pink'],
    },
    treatments: [
      {
        name: 'Emergency surgery',
        description: 'The stomach is turned back and fixed in place.',
        efficacy: 'Most dogs live when surgery starts early',
      },
      {
        name: 'Letting out the gas',
        description: 'A vet puts a tube or a needle into the stomach.',
      },
    ],
  },
  differential_diagnoses: [
    {
      condition: 'Simple bloat without a twist',
      confidence: 0.34,
      reasoning: 'The belly is swollen, but the failed attempts to vomit make a twist more likely.',
      condition_description: 'The stomach is full of gas or food, but it has not turned.',
      impact: 'It still needs a vet today, because only an X-ray can tell it from a twist.',
      evidence: {
        for: ['The belly is swollen and tight', 'Ate a large meal'],
        against: ['Tries to vomit, but nothing comes up', 'Got worse within hours'],
      },
      treatments: 'Letting out the gas, fluids and close watching at the clinic.',
    },
    {
      condition: 'Something swallowed that blocks the gut',
      confidence: 0.12,
      reasoning: 'Dogs that chew toys may swallow a part. Nothing was seen missing.',
      condition_description: 'A thing stuck in the stomach or gut that keeps food from passing.',
      impact: 'It can tear the gut if it stays.',
      evidence: { for: ['Vomits or tries to'], against: ['No toy or bone is missing'] },
      treatments: 'The vet takes it out with a scope or by surgery.',
    },
    {
      condition: 'Inflamed pancreas',
      confidence: 0.06,
      reasoning: 'Belly pain after a rich meal can come from the pancreas.',
      condition_description: 'The gland that helps to digest food is sore and swollen.',
      impact: 'Painful, and at times serious.',
      evidence: { for: ['Ate a large meal'], against: [] },
      treatments: 'Fluids, pain relief and light food.',
    },
  ],
  recommended_tests: [
    {
      name: 'X-ray of the belly',
      type: 'Imaging',
      description: 'Two pictures from the right side show whether the stomach has turned.',
      impact_on_confidence: 'This test alone can settle the question.',
      specific_results_impact: [
        'A "double bubble": a twist is all but certain.',
        'One large round stomach: bloat without a twist.',
      ],
    },
    {
      name: 'Blood lactate',
      description: 'Shows how badly the stomach is short of blood.',
      impact_on_confidence: 'Helps the vet to plan the surgery.',
      specific_results_impact: ['High: the stomach may be harmed already.'],
    },
  ],
  supplement_recommendations: [
    {
      name: 'Slow-feeder bowl',
      purpose: 'Makes a fast eater take longer, after your dog has healed.',
      dosage: 'At each meal',
      evidence_level: 'Limited',
      considerations: 'It does not help now, and it does not prevent every case.',
    },
    {
      name: 'Probiotics',
      purpose: 'May settle the gut after surgery.',
      considerations: 'Ask your vet first. Products differ a lot.',
    },
  ],
  wouldBeEmergency: [
    {
      sign: 'Pale gums',
      reason: 'Pale gums with weakness can mean bleeding inside or shock.',
      riskWithout: 0.18,
      riskWith: 0.39,
    },
    {
      sign: 'Collapse',
      reason: 'An animal that collapses may be in shock.',
      riskWithout: 0.18,
      riskWith: 0.18,
    },
  ],
  clinical_question_analysis: [
    {
      question: 'Is your dog trying to vomit with nothing coming up?',
      answer: 'Yes, many times since noon',
      clinical_significance: 'This is the most telling sign of a twisted stomach.',
      impact_on_diagnosis: 'Bloat with a twisted stomach rose from 31% to 78%.',
    },
    {
      question: 'What colour are the gums?',
      answer: 'Pink',
      clinical_significance: 'Pale gums would mean that the blood flow is failing.',
      impact_on_diagnosis: 'It lowered the risk of shock, but not the need to go now.',
    },
  ],
  patient_data_summary:
    'The last 30 days show 6,200 steps a day on walks.\n\nThe resting heart rate rose from 78 to 96 today.',
  analysis_overview:
    'A five-year-old male Great Dane with a swollen belly and failed attempts to vomit for about five hours.\n\nThese signs together are treated as a twisted stomach until an X-ray shows that it is not.\n\nGo to an emergency clinic now, and call ahead so that they can get ready.',
  patient_data: {
    species: 'dog',
    breed: 'Great Dane',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 132,
    weightUnit: 'lbs',
  },
  medical_history: {
    medications: ['Carprofen'],
    chronicIllnesses: ['Arthritis'],
    priorOperations: ['Neuter'],
    vaccinationHistory: 'Up to date',
    diet: 'Commercial dry food',
    environment: 'Indoor/Outdoor',
  },
  triage: {
    level: 'emergency',
    reasons: [
      'Trying to vomit with nothing coming up can mean a twisted stomach.',
      'A belly that swells within hours is a danger to life.',
    ],
    advice: 'Go to an emergency vet now. Call on the way. Give no food, water or medicine.',
  },
  redFlags: ['Retching with a swollen belly in a deep-chested dog.'],
  returnIf: [
    'Your dog falls down or cannot stand.',
    'The gums turn pale, grey or blue.',
    'Breathing gets fast or hard.',
  ],
  questionsForYourVet: [
    'Can you take an X-ray right away?',
    'Should the stomach be fixed in place so that this cannot come back?',
    'What will it cost, and can I pay in parts?',
  ],
  unmatchedText: ['he does the wobbly thing with his ears'],
  noneFits: false,
  engine: { name: 'Petwise engine', version: '1.0.0', knowledgeVersion: '2026-11' },
};

/** A calm report: nothing urgent, and none of the known conditions fits well. */
export const calmAssessment: Assessment = {
  ...fullAssessment,
  primary_diagnosis: {
    condition: 'Dry, itchy skin',
    confidence: 0.42,
    reasoning: 'The itch is mild, and there are no sores.',
    condition_description: 'Dry air or food that does not suit can make the skin itch.',
    impact: 'Not a danger, but a nuisance for your cat.',
    evidence: { for: ['Scratches more than before', 'Flakes in the fur'], against: [] },
    treatments: [],
  },
  differential_diagnoses: fullAssessment.differential_diagnoses.slice(1),
  patient_data: {
    species: 'cat',
    breed: 'Domestic Shorthair',
    age: 1,
    ageUnit: 'years',
    sex: 'female',
    spayedNeutered: 'unknown',
    weight: 'normal weight',
    weightUnit: 'category',
  },
  medical_history: { skipped: true },
  supplement_recommendations: [],
  patient_data_summary: null,
  analysis_overview: null,
  triage: {
    level: 'watch',
    reasons: ['The itch is mild and your cat eats and plays as usual.'],
    advice: 'Watch your cat for a week. Book a visit if the itch stays.',
  },
  redFlags: [],
  unmatchedText: [],
  noneFits: true,
};

/** What an owner's clever text, an old server or a careless model may put into a report. */
export function damagedAssessment(): Assessment {
  const script =
    '<script>globalThis.hacked = true</script><img src=x onerror="globalThis.hacked = true">';
  const long = 'All work and no play makes a very long report. '.repeat(430);
  const damaged: unknown = {
    primary_diagnosis: {
      confidence: '87%',
      condition: script,
      evidence: { for: [null, script, 7] },
    },
    differential_diagnoses: [
      null,
      'A bare text',
      ...Array.from({ length: 40 }, (_, index) => ({
        condition: `Condition ${index + 1}`,
        confidence: [0.87, 87, '87%', null, 300, Number.NaN, -4][index % 7],
        treatments: index % 2 === 0 ? long : [{ description: script }],
      })),
    ],
    recommended_tests: [{ name: 'X-ray' }, 5, {}],
    supplement_recommendations: [{ name: 'Omega-3', evidence_level: 'Moon phase' }, 'Zinc'],
    clinical_question_analysis: [{ question: script, answer: long }, 'nonsense'],
    patient_data_summary: { not: 'text' },
    analysis_overview: long,
    patient_data: { species: 'dragon', breed: script, age: '5', weight: Number.NaN },
    medical_history: 'none',
    triage: { level: 'very urgent', reasons: 'One text instead of a list' },
    redFlags: [{ reason: 'From the engine itself', advice: 'Go.' }, 3],
    returnIf: 'Only one line',
    engine: { name: 'old' },
  };
  // The very point: it breaks the contract.
  return damaged as Assessment;
}

/** The least that the contract allows. */
export const bareAssessment: Assessment = {
  primary_diagnosis: null,
  differential_diagnoses: [],
  recommended_tests: [],
  supplement_recommendations: [],
  clinical_question_analysis: [],
};

/** What the engine says when it read no sign of illness. */
export const nothingReadAssessment: Assessment = {
  ...bareAssessment,
  clinical_question_analysis: [
    {
      question: 'What has changed in your cat, and in which part of the body?',
      answer: 'Not sure',
      clinical_significance: 'It told no sign of illness.',
      impact_on_diagnosis: 'No cause was weighed, so it moved none.',
    },
  ],
  patient_data_summary: '5-year-old neutered male cat, normal weight.',
  analysis_overview: 'We found no sign of illness in your words.\n\nStart again, or call your vet.',
  returnIf: ['breathing becomes hard', 'your cat cannot stand'],
  unmatchedText: ['when are her shots due'],
  noneFits: false,
  nothingRead: 'no-sign',
};
