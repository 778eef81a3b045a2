/** Long illnesses and medicines as an animal's history names them, with the words that owners say for each. */

/** What an animal has for long; " | " parts what it is called. */
export const chronicIllnesses: Readonly<Record<string, string>> = {
  Diabetes: 'diabetes | diabetic',
  Epilepsy: 'epilepsy | epileptic',
  Arthritis: 'arthritis | arthritic | osteoarthritis',
  Asthma: 'asthma | asthmatic',
  Hyperthyroidism: 'hyperthyroidism | hyperthyroid | overactive thyroid',
  Hypothyroidism: 'hypothyroidism | hypothyroid | underactive thyroid',
  'Chronic kidney disease': 'kidney disease | renal disease | ckd | chronic kidney failure',
  'Heart disease': 'heart disease | heart failure | chf | cardiomyopathy | hcm | dcm',
  'Heart murmur': 'heart murmur | murmur',
  'Cushing’s disease': 'cushings | cushing | cushings disease',
  'Addison’s disease': 'addisons | addison | addisons disease',
  'Chronic pancreatitis': 'chronic pancreatitis | epi | exocrine pancreatic insufficiency',
  'Inflammatory bowel disease': 'ibd | inflammatory bowel disease',
  'Liver disease': 'liver disease',
  'Allergies (environmental)':
    'atopy | atopic dermatitis | skin allergies | environmental allergies',
  'Allergies (food)': 'food allergy | food allergies',
  'Hip dysplasia': 'hip dysplasia',
  Glaucoma: 'glaucoma',
  'Dry eye': 'dry eye | kcs',
  'High blood pressure': 'high blood pressure | hypertension',
  Cancer: 'cancer | lymphoma',
  FIV: 'fiv',
  FeLV: 'felv | feline leukaemia | feline leukemia',
  Insulinoma: 'insulinoma',
  PPID: 'ppid',
  'Equine metabolic syndrome': 'ems | equine metabolic syndrome',
  'Equine asthma': 'copd | rao | equine asthma',
};

/** What an animal is given for long. */
export const longMedicines: Readonly<Record<string, string>> = {
  Insulin: 'insulin | caninsulin | vetsulin | prozinc | lantus',
  Phenobarbital: 'phenobarbital | phenobarbitone | phenobarb | pheno | epiphen | phenoleptil',
  'Potassium bromide': 'potassium bromide | kbr | libromide',
  Levetiracetam: 'levetiracetam | keppra',
  Imepitoin: 'imepitoin | pexion',
  Meloxicam: 'meloxicam | metacam | loxicom',
  Carprofen: 'carprofen | rimadyl',
  Firocoxib: 'firocoxib | previcox | equioxx',
  Robenacoxib: 'robenacoxib | onsior',
  Grapiprant: 'grapiprant | galliprant',
  Phenylbutazone: 'phenylbutazone | bute | danilon',
  Bedinvetmab: 'bedinvetmab | librela',
  Frunevetmab: 'frunevetmab | solensia',
  Gabapentin: 'gabapentin',
  Tramadol: 'tramadol',
  Prednisolone: 'prednisolone | prednisone | pred | preds | steroids',
  Oclacitinib: 'oclacitinib | apoquel',
  Lokivetmab: 'lokivetmab | cytopoint',
  Ciclosporin: 'ciclosporin | cyclosporine | atopica',
  Pimobendan: 'pimobendan | vetmedin',
  Furosemide: 'furosemide | frusemide | lasix',
  Benazepril: 'benazepril | fortekor',
  Amlodipine: 'amlodipine | amodip',
  Telmisartan: 'telmisartan | semintra',
  Methimazole: 'methimazole | thiamazole | felimazole | tapazole | carbimazole',
  Levothyroxine: 'levothyroxine | thyroxine | soloxine | thyforon',
  Trilostane: 'trilostane | vetoryl',
  Fludrocortisone: 'fludrocortisone | florinef | zycortal | percorten',
  Pergolide: 'pergolide | prascend',
  Omeprazole: 'omeprazole | gastrogard',
  Fluoxetine: 'fluoxetine | prozac',
  Salbutamol: 'salbutamol | albuterol',
  Fluticasone: 'fluticasone | flovent',
};

/** Before the name of an illness they say that it is had: "has diabetes", "his epilepsy", "metacam for arthritis". */
export const havingWords = `has have had got is diagnosed with suffers suffering known chronic longstanding his her its their
  my our a an for developed`;

/** Before the name of a medicine they say that it is taken for long; behind it, how often. */
export const takingWords = 'on takes take taking takin gets prescribed';
export const oftenWords = 'daily twice once every nightly morning mornings since for long';

/** Told in the past and true today: "was diagnosed in May", "since he was two". */
export const lastingWords = 'diagnosed since always lifelong';

/** In a sentence with one of these no illness and no medicine is told as had. */
export const unsureWords = `test tests tested testing rule ruled suspect suspects suspected suspecting risk prone maybe might may
  could possible possibly perhaps wonder wondering think thinks thought if whether unless should would negative history
  googled read looked ate eaten swallowed licked overdose chewed stole into stopped stop off finished weaned died
  passed lost hope hoping runs instead like before previous previously`;
