import type { TestInfo } from '../src/knowledge-types.ts';

/** Catalogue of tests; a condition refers to a key and says what a result would mean for it. */
export const tests = {
  'physical-exam': {
    name: 'Hands-on examination',
    type: 'Physical exam',
    description:
      'The vet looks, feels and listens from nose to tail, and takes temperature, pulse and breathing rate.',
  },
  'blood-count': {
    name: 'Complete blood count (CBC)',
    type: 'Lab Test',
    description:
      'Counts red cells, white cells and platelets. Shows anaemia, infection and clotting trouble.',
  },
  'blood-chemistry': {
    name: 'Blood chemistry panel',
    type: 'Lab Test',
    description: 'Measures kidney, liver, sugar, protein and salt values.',
  },
  electrolytes: {
    name: 'Electrolytes',
    type: 'Lab Test',
    description: 'Measures the salts of the blood, such as sodium and potassium.',
  },
  urinalysis: {
    name: 'Urinalysis',
    type: 'Lab Test',
    description:
      'Checks how strong the urine is, and looks for blood, sugar, protein, crystals and cells.',
  },
  'urine-culture': {
    name: 'Urine culture',
    type: 'Lab Test',
    description: 'Grows bacteria from urine to prove infection and choose the right treatment.',
  },
  fecal: {
    name: 'Faecal examination',
    type: 'Lab Test',
    description: 'Looks for worm eggs and other parasites in fresh stool.',
  },
  'fecal-pcr': {
    name: 'Faecal infection panel',
    type: 'Lab Test',
    description: 'Looks for the genes of viruses, bacteria and parasites in stool.',
  },
  'parvo-test': {
    name: 'Parvovirus test',
    type: 'Lab Test',
    description: 'A quick stool test for parvovirus.',
  },
  'abdominal-xray': {
    name: 'Abdominal X-ray',
    type: 'Imaging',
    description: 'Shows gas, blockages, stones and the size of organs.',
  },
  'chest-xray': {
    name: 'Chest X-ray',
    type: 'Imaging',
    description: 'Shows the lungs, the heart size and fluid.',
  },
  'limb-xray': {
    name: 'X-ray of the leg or joint',
    type: 'Imaging',
    description: 'Shows breaks, joint wear and bone disease.',
  },
  'spine-xray': {
    name: 'X-ray of the spine',
    type: 'Imaging',
    description: 'Shows the bones of the back; discs may need a scan.',
  },
  'skull-xray': {
    name: 'X-ray of the head or teeth',
    type: 'Imaging',
    description: 'Shows tooth roots and the bones of the head.',
  },
  'abdominal-ultrasound': {
    name: 'Abdominal ultrasound',
    type: 'Imaging',
    description: 'Looks inside the organs of the belly and finds fluid.',
  },
  echocardiogram: {
    name: 'Heart ultrasound',
    type: 'Imaging',
    description: 'Shows how the heart muscle and valves work.',
  },
  ecg: { name: 'ECG', type: 'Procedure', description: 'Records the heart rhythm.' },
  'blood-pressure': {
    name: 'Blood pressure',
    type: 'Procedure',
    description: 'Measured with a small cuff.',
  },
  mri: {
    name: 'MRI or CT scan',
    type: 'Imaging',
    description: 'Shows brain, spinal cord and nose in detail, under anaesthesia.',
  },
  'pancreatic-lipase': {
    name: 'Pancreatic lipase test',
    type: 'Lab Test',
    description: 'A blood test for an inflamed pancreas.',
  },
  thyroid: {
    name: 'Thyroid hormone (T4)',
    type: 'Lab Test',
    description: 'A blood test of thyroid function.',
  },
  'acth-stim': {
    name: 'ACTH stimulation test',
    type: 'Lab Test',
    description: 'Measures how the adrenal glands answer to a hormone.',
  },
  'dex-suppression': {
    name: 'Low-dose dexamethasone test',
    type: 'Lab Test',
    description: 'Checks for too much cortisol over eight hours.',
  },
  'bile-acids': {
    name: 'Bile acid test',
    type: 'Lab Test',
    description: 'Checks how well the liver works.',
  },
  glucose: {
    name: 'Blood glucose',
    type: 'Lab Test',
    description: 'A drop of blood shows the sugar level at once.',
  },
  fructosamine: {
    name: 'Fructosamine',
    type: 'Lab Test',
    description: 'Shows the average blood sugar of the last weeks.',
  },
  clotting: {
    name: 'Clotting times',
    type: 'Lab Test',
    description: 'Shows whether the blood clots as it should.',
  },
  'blood-smear': {
    name: 'Blood smear',
    type: 'Lab Test',
    description: 'A drop of blood under the microscope shows cell shapes and parasites.',
  },
  'tick-panel': {
    name: 'Tick disease panel',
    type: 'Lab Test',
    description: 'Looks for infections carried by ticks.',
  },
  'felv-fiv': {
    name: 'FeLV/FIV test',
    type: 'Lab Test',
    description: 'A quick blood test for two cat viruses.',
  },
  'skin-scrape': {
    name: 'Skin scraping',
    type: 'Procedure',
    description: 'Cells and mites from the skin surface under the microscope.',
  },
  'skin-cytology': {
    name: 'Skin cytology',
    type: 'Procedure',
    description: 'Tape or swab from the skin shows yeast, bacteria and cells.',
  },
  'ear-cytology': {
    name: 'Ear swab and otoscope',
    type: 'Procedure',
    description: 'Looks into the ear canal and at the wax under the microscope.',
  },
  'fungal-culture': {
    name: 'Fungal culture or Wood’s lamp',
    type: 'Lab Test',
    description: 'Looks for ringworm in hairs.',
  },
  'flea-comb': {
    name: 'Flea combing',
    type: 'Physical exam',
    description: 'A fine comb brings up fleas and their dirt.',
  },
  'elimination-diet': {
    name: 'Elimination diet trial',
    type: 'Procedure',
    description:
      'Eight weeks of one new protein shows whether food causes the itch or gut trouble.',
  },
  'needle-sample': {
    name: 'Needle sample of the lump',
    type: 'Procedure',
    description: 'A fine needle takes cells for the microscope.',
  },
  biopsy: {
    name: 'Biopsy',
    type: 'Procedure',
    description: 'A small piece of tissue goes to a pathologist.',
  },
  'eye-stain': {
    name: 'Eye stain test',
    type: 'Procedure',
    description: 'A green dye shows scratches and ulcers of the eye.',
  },
  'eye-pressure': {
    name: 'Eye pressure',
    type: 'Procedure',
    description: 'Measures pressure to find glaucoma or inflammation.',
  },
  'tear-test': {
    name: 'Tear test',
    type: 'Procedure',
    description: 'A paper strip shows whether the eye makes enough tears.',
  },
  'oral-exam': {
    name: 'Mouth and dental examination',
    type: 'Physical exam',
    description: 'A full look at teeth and mouth, best under sedation.',
  },
  'rectal-exam': {
    name: 'Rectal and anal gland examination',
    type: 'Physical exam',
    description: 'Feels the glands, the rectum and the prostate.',
  },
  'orthopedic-exam': {
    name: 'Joint and gait examination',
    type: 'Physical exam',
    description: 'Finds the painful or loose joint.',
  },
  'neuro-exam': {
    name: 'Neurological examination',
    type: 'Physical exam',
    description: 'Tests nerves and reflexes to find where the trouble lies.',
  },
  'joint-tap': {
    name: 'Joint fluid sample',
    type: 'Procedure',
    description: 'Fluid from a joint shows infection or immune disease.',
  },
  'vaginal-cytology': {
    name: 'Vaginal swab',
    type: 'Lab Test',
    description: 'Cells from the vagina show infection and stage of heat.',
  },
  'respiratory-pcr': {
    name: 'Respiratory infection panel',
    type: 'Lab Test',
    description: 'Swabs of nose and throat find the germ.',
  },
  endoscopy: {
    name: 'Endoscopy',
    type: 'Procedure',
    description: 'A camera looks into stomach, airway or nose.',
  },
  'airway-wash': {
    name: 'Airway wash',
    type: 'Procedure',
    description: 'Fluid from the airways shows cells and germs.',
  },
  'fluid-analysis': {
    name: 'Fluid sample',
    type: 'Lab Test',
    description: 'Fluid from chest or belly is examined.',
  },
  nt_probnp: {
    name: 'NT-proBNP',
    type: 'Lab Test',
    description: 'A blood test for stretch of the heart muscle.',
  },
  'urine-protein': {
    name: 'Urine protein ratio',
    type: 'Lab Test',
    description: 'Shows protein lost by the kidneys.',
  },
  toxicology: {
    name: 'Poison tests',
    type: 'Lab Test',
    description: 'Looks for a named poison in blood, urine or vomit.',
  },
  'nasogastric-tube': {
    name: 'Stomach tube',
    type: 'Procedure',
    description: 'A tube through the nose shows fluid or gas in the stomach.',
  },
  'hormone-test': {
    name: 'Hormone tests',
    type: 'Lab Test',
    description: 'Blood tests of the hormones in question.',
  },
  'husbandry-review': {
    name: 'Review of housing and diet',
    type: 'Physical exam',
    description: 'The vet goes through diet, light, heat, cage and company.',
  },
  'crop-swab': {
    name: 'Crop or throat swab',
    type: 'Lab Test',
    description: 'Looks for yeast, bacteria and parasites.',
  },
  'heavy-metal': {
    name: 'Heavy metal test',
    type: 'Lab Test',
    description: 'Blood test for lead and zinc.',
  },
  culture: {
    name: 'Bacterial culture',
    type: 'Lab Test',
    description: 'Grows bacteria to choose the right treatment.',
  },
} satisfies Readonly<Record<string, TestInfo>>;
