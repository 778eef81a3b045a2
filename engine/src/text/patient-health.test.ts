import { describe, expect, it } from 'vitest';
import { readPatientFacts } from './patient-facts.ts';

const read = (text: string) => {
  const { chronicIllnesses = [], medications = [] } = readPatientFacts(text);
  return [...chronicIllnesses, ...medications];
};

describe('what the patient has and takes for long, in an owner’s words', () => {
  it.each([
    ['My cat is not eating. She is diabetic and on insulin.', ['Diabetes', 'Insulin']],
    [
      'He has had epilepsy since he was 2, takes phenobarb. My dog drools.',
      ['Epilepsy', 'Phenobarbital'],
    ],
    ['My old dog is on metacam for arthritis and vomited twice', ['Arthritis', 'Meloxicam']],
    ['She was diagnosed with kidney disease last year', ['Chronic kidney disease']],
    ['My diabetic cat drinks a lot', ['Diabetes']],
    ['He has a heart murmur and takes Vetmedin twice a day', ['Heart murmur', 'Pimobendan']],
    ["My mare has Cushing's and is on Prascend", ['Cushing’s disease', 'Pergolide']],
    ['Our cat is hyperthyroid, she gets felimazole', ['Hyperthyroidism', 'Methimazole']],
    ['He has asthma. He is coughing more today', ['Asthma']],
    ['She takes amlodipine daily, her blood pressure is ok', ['Amlodipine']],
    ['Known epileptic, 5 year old collie, had a fit this morning', ['Epilepsy']],
    ['My ferret has insulinoma and is on prednisolone', ['Insulinoma', 'Prednisolone']],
    ['He has been on apoquel for years and still itches', ['Oclacitinib']],
    ['My son’s hamster is diabetic', ['Diabetes']],
    ['I have a diabetic cat who is sick', ['Diabetes']],
    ['My dog is on metacam, my cat is on insulin', ['Meloxicam']],
    ['They said her diabetes is under control', ['Diabetes']],
  ])('%s', (text, all) => {
    expect(read(text)).toEqual(all);
  });

  it.each([
    'She drinks so much. Could it be diabetes?',
    'My dog is not on any meds, no history of seizures',
    'My mum is on insulin and the cat sleeps on her',
    "My mum's on insulin. My cat is drinking more.",
    'My wife is diabetic and the dog licked her hand',
    'My other cat has diabetes',
    'Is she diabetic?',
    'I am worried she has diabetes',
    'He does not have epilepsy',
    'She is not diabetic',
    'He had asthma as a kitten but it went away',
    'He used to have epilepsy',
    'He used to take metacam',
    'She came off prednisolone last year',
    'My dog ate my metacam',
    'He swallowed insulin, he is on the sofa',
    'The vet tested him for diabetes and it was negative',
    'It might be arthritis',
    'We think he has arthritis',
    'If he has diabetes what do I do',
    'My last dog had epilepsy and died',
    'Diabetes runs in the breed',
    'Should she be on gabapentin',
    'I am on gabapentin and he may have had one',
    'The vet ruled out kidney disease',
    'I gave him one metacam',
    'He looks arthritic',
    'No arthritis, no heart disease',
    'He limps like he has arthritis',
    'My neighbour’s dog has cancer',
    'I have epilepsy and my dog has a lump',
    'She is no longer on metacam',
    'She had cancer removed 3 years ago',
    'Can I give him metacam for arthritis',
    'Both my parents have diabetes',
  ])('none of it: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
