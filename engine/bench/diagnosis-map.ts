import type { AnySpecies, Condition } from '../src/knowledge-types.ts';
import type { Vignette } from './cases.ts';

/**
 * Names that mean a condition of ours, parted by " | ", adjudicated by hand where the wording differs. A name is listed only when a vet
 * would call our entry the right answer, not merely a neighbour of it.
 */
const aliases: Partial<Record<AnySpecies, Readonly<Record<string, string>>>> = {
  dog: {
    'torn-claw': 'broken dewclaw | torn nail | broken nail | nail avulsion | torn dewclaw',
    'otitis-externa': 'otitis externa | yeast otitis',
    gastroenteritis:
      'gastroenteritis | dietary indiscretion | food upset | garbage gut | acute gastritis | acute diarrhoea',
    'anal-sac': 'anal sac impaction | anal gland impaction | anal sac disease | anal sac abscess',
    'atopic-dermatitis':
      'atopic dermatitis | atopy | skin allergy | allergic skin disease | food allergy',
    'dental-disease': 'periodontal disease | dental disease | tooth root abscess',
    cruciate: 'cranial cruciate ligament rupture | cruciate disease | torn cruciate',
    'flea-allergy': 'flea allergy dermatitis | fleas',
    'kennel-cough': 'kennel cough | infectious tracheobronchitis',
    osteoarthritis: 'osteoarthritis | arthritis | degenerative joint disease',
    uti: 'bacterial cystitis | urinary tract infection | uti | cystitis | bladder infection',
    'lipoma-lump':
      'lipoma | fatty lump | benign skin growth | sebaceous cyst | wart | papilloma | histiocytoma',
    'corneal-ulcer': 'corneal ulcer | corneal ulceration',
    'hot-spot-pyoderma': 'hot spot | acute moist dermatitis | pyoderma',
    gdv: 'gdv | gastric dilatation-volvulus | bloat',
    pyometra: 'pyometra',
    parvo: 'parvovirus | canine parvovirus enteritis | canine parvovirus',
    'toxin-ingestion':
      'raisin ingestion | grape toxicity | chocolate toxicosis | poisoning | chocolate poisoning | xylitol toxicosis | rodenticide toxicosis | grape toxicosis | anticoagulant rodenticide toxicosis',
    ivdd: 'intervertebral disc disease | ivdd | slipped disc',
    'splenic-bleed':
      'ruptured splenic mass with haemoabdomen | haemangiosarcoma | hemangiosarcoma | splenic mass | internal bleeding',
    'foreign-body':
      'gastrointestinal foreign body obstruction | foreign body | intestinal obstruction',
    epilepsy: 'idiopathic epilepsy | epilepsy | cluster seizures',
    heatstroke: 'heatstroke | heat stroke',
    ahds: 'acute haemorrhagic diarrhoea syndrome | ahds | haemorrhagic gastroenteritis',
    addison: "hypoadrenocorticism | addisons | addison's disease",
    diabetes: 'diabetes mellitus | diabetes',
    cushings: "hyperadrenocorticism | cushing's disease | cushing's syndrome",
    hypothyroidism: 'hypothyroidism',
    vestibular:
      'idiopathic vestibular disease | vestibular disease | otitis interna | geriatric vestibular disease',
    'heart-failure':
      'congestive heart failure | heart failure | mitral valve disease | dilated cardiomyopathy | myxomatous mitral valve disease',
    pancreatitis: 'acute pancreatitis | pancreatitis',
    'collapsing-trachea': 'tracheal collapse | collapsing trachea | chronic bronchitis',
    'mast-cell-tumour': 'mast cell tumour | mast cell tumor | skin cancer | soft tissue sarcoma',
    'kidney-disease': 'chronic kidney disease | kidney disease | acute kidney injury',
    'allergic-reaction':
      'allergic reaction | anaphylaxis | urticaria | bee sting | hypersensitivity reaction',
    imha: 'immune-mediated haemolytic anaemia | imha',
    'nasal-disease': 'reverse sneezing | nasal foreign body | paroxysmal respiration',
    'soft-tissue-injury': 'muscle strain | sprain | soft tissue injury',
    lymphoma: 'lymphoma | multicentric lymphoma',
    incontinence: 'urinary incontinence | urethral sphincter mechanism incompetence',
  },
  cat: {
    abscess: 'bite abscess | cat bite abscess | abscess',
    'flea-allergy': 'flea allergy dermatitis | fleas | miliary dermatitis',
    'dental-disease':
      'gingivostomatitis | stomatitis | dental disease | periodontal disease | tooth resorption',
    flutd: 'feline idiopathic cystitis | flutd | cystitis | feline lower urinary tract disease',
    uri: 'upper respiratory infection | cat flu | feline upper respiratory infection | feline herpesvirus',
    ckd: 'chronic kidney disease | kidney disease | chronic renal failure',
    hyperthyroidism: 'hyperthyroidism',
    diabetes: 'diabetes mellitus | diabetes',
    'urethral-obstruction': 'urethral obstruction | blocked bladder',
    hairball: 'hairball | trichobezoar',
    arthritis: 'osteoarthritis | arthritis',
    constipation: 'constipation | obstipation | megacolon',
    'ear-mites': 'ear mites | otodectes',
    'aortic-thromboembolism': 'aortic thromboembolism | saddle thrombus | fate',
    'lily-poisoning': 'lily toxicosis | lily poisoning',
    'foreign-body': 'linear foreign body | foreign body | string foreign body',
    'toxin-ingestion':
      'permethrin toxicosis | permethrin toxicity | poisoning | antifreeze toxicosis | ethylene glycol toxicosis | paracetamol toxicosis',
    'heart-failure': 'hypertrophic cardiomyopathy | congestive heart failure | heart failure | hcm',
    'pleural-effusion': 'pleural effusion',
    trauma:
      'road traffic trauma | trauma | hit by car | fracture | fractured leg | high-rise syndrome',
    'hepatic-lipidosis': 'hepatic lipidosis | fatty liver',
    asthma: 'feline asthma | asthma | chronic bronchitis',
    'corneal-ulcer': 'corneal ulcer',
    fip: 'feline infectious peritonitis | fip',
    'chronic-enteropathy':
      'chronic enteropathy | inflammatory bowel disease | ibd | small cell lymphoma | intestinal lymphoma',
    panleukopenia: 'panleukopenia | feline panleukopenia',
    pancreatitis: 'acute pancreatitis | pancreatitis | triaditis',
    gastroenteritis: 'gastroenteritis',
    ringworm: 'ringworm | dermatophytosis',
    conjunctivitis: 'conjunctivitis',
    worms: 'tapeworms | tapeworm | intestinal worms | roundworms',
    'skin-mass': 'mammary tumour | skin tumour | fibrosarcoma',
    'allergic-skin':
      'allergic dermatitis | psychogenic alopecia | overgrooming | atopic skin syndrome',
    'soft-tissue': 'sprain | soft tissue injury',
  },
  horse: {
    'viral-respiratory': 'equine influenza | equine flu | viral respiratory infection | ehv-4',
    'sick-foal': 'neonatal sepsis | septic foal | neonatal maladjustment syndrome',
    'gas-colic': 'spasmodic colic | gas colic',
    'impaction-colic': 'impaction | large colon impaction colic',
  },
  bird: {
    'fumes-inhaled':
      'polytetrafluoroethylene inhalation toxicosis | teflon toxicity | fume inhalation | smoke inhalation',
    'predator-bite': 'cat bite | bite wound | cat attack',
    'kidney-gonad-tumour': 'renal tumour | kidney tumour | gonadal tumour | testicular tumour',
    'mites-and-lice': 'red mites | red mite infestation | ectoparasites',
    'bird-respiratory':
      'lower respiratory tract infection | respiratory infection | pneumonia | airsacculitis',
    'bird-enteritis': 'bacterial enteritis | enteritis',
  },
  rabbit: {
    'nail-trouble': 'overgrown nails | overgrown claws | torn nail',
    'cheek-teeth':
      'molar spurs | overgrown cheek teeth | dental disease | cheek teeth overgrowth with molar spurs',
    'soft-caecotrophs': 'uneaten caecotrophs',
    'bladder-sludge': 'urolithiasis | bladder stones | urinary obstruction | hypercalciuria',
    'spinal-injury': 'spinal fracture | broken back | vertebral fracture',
    'red-urine-harmless': 'normal red urine pigment | normal pigmented urine | dietary pigment',
    'wound-bite': 'bite wound | bite wounds | fight wound',
    'rabbit-enteritis': 'enteritis | enterotoxaemia | dysbiosis',
  },
  guinea_pig: {
    'cheek-teeth': 'dental malocclusion | molar overgrowth | overgrown molars | dental disease',
    'dust-sneeze': 'dust irritation | dust irritation from bedding | bedding irritation',
    urolith:
      'urolithiasis | urethral obstruction by urolith | bladder stones | urethral obstruction',
    'nail-trouble': 'overgrown nails | overgrown claws',
    impaction: 'anal impaction | faecal impaction | boar impaction',
    'gp-enteritis': 'antibiotic-associated enterotoxaemia | enterotoxaemia | antibiotic toxicity',
    'wound-bite': 'bite wound | bite wounds | fight wound',
  },
  hamster: {
    'belly-mass': 'abdominal mass | ovarian cyst | ovarian tumour | abdominal tumour',
    'skin-allergy':
      'bedding irritation | bedding irritation or allergy | contact dermatitis | bedding allergy',
    'antibiotic-enterotoxaemia':
      'antibiotic-associated enterotoxaemia | antibiotic toxicity | enterotoxaemia',
    'hamster-sepsis': 'non-specific illness | systemic infection',
    'skin-lump': 'skin tumour | melanoma | skin mass',
    'bladder-trouble': 'urolithiasis | bladder stones | cystitis | urinary tract infection',
  },
  ferret: {
    poisoning:
      'ibuprofen toxicosis | nsaid toxicosis | rodenticide toxicosis | chocolate toxicosis',
  },
  reptile: {
    'vent-prolapse': 'hemipenal prolapse | cloacal prolapse | prolapse',
    'toxin-ingestion': 'firefly toxicosis | firefly toxicity',
    'normal-shed': 'normal pre-shed | pre-shed | normal shedding | ecdysis',
  },
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Bloat (gastric dilatation and volvulus)" names two things. */
function namesOf(condition: Condition): string[] {
  const inside = /\(([^)]*)\)/.exec(condition.name)?.[1];
  const outside = condition.name.replace(/\([^)]*\)/g, '');
  const lay = condition.layName.replace(/^(?:an?|the) /, '');
  return [
    condition.id.replace(/-/g, ' '),
    outside,
    lay,
    ...(inside ? inside.split(/,| or | and /) : []),
    ...outside.split(/ or /),
  ]
    .map(plain)
    .filter((name) => name.length > 2);
}

/** Whether a condition is the answer of a vignette, by its own names, the aliases and what the author accepts. */
export function matches(species: AnySpecies, condition: Condition, vignette: Vignette): boolean {
  const wanted = new Set(
    [
      vignette.diagnosis,
      vignette.diagnosis.replace(/\([^)]*\)/g, ''),
      /\(([^)]*)\)/.exec(vignette.diagnosis)?.[1] ?? '',
      ...vignette.accept,
    ]
      .map(plain)
      .filter((name) => name.length > 2),
  );
  const own = [
    ...namesOf(condition),
    ...(aliases[species]?.[condition.id] ?? '').split(' | ').map(plain),
  ];
  return own.some((name) => wanted.has(name));
}
