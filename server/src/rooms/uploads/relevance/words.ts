/**
 * Words that a paper about an animal's health holds: whole words, lower case,
 * `*` for any ending. A word that other papers use as much ("weight", "test") is
 * left out. English, with the Latin and the brand names that clinics write anywhere.
 */
const LISTS = {
  animals:
    'dog* cat cats canine* feline* puppy puppies kitten* horse* equine* mare gelding stallion foal* pony rabbit* bunny ferret* guinea-pig* hamster* bird* parrot* budgie* budgerigar* cockatiel* avian reptile* tortoise* turtle* snake* lizard* gecko* bearded-dragon* iguana* pet pets spayed neutered labrador* retriever* shepherd* beagle* poodle* terrier* bulldog* dachshund* spaniel* siamese persian maine-coon dsh dlh',
  clinic:
    'veterinar* vet vets dvm mrcvs bvsc vmd clinic* hospital* anamnesis prognos* diagnos* patient* referral* discharge radiograph* x-ray* xray* ultraso* echocardio* ecg mri biopsy biops* cytolog* histolog* patholog* vaccin* deworm* anaesthe* anesthe* surger* surgical suture* auscultat* palpat* physical-exam* differential* microchip* rabies idexx antech laboklin heska vetscan',
  signs:
    'vomit* diarrh* letharg* anorexi* inappeten* cough* sneez* limp* lame* lameness seizure* collapse* pale panting dyspn* tachycard* bradycard* murmur* arrhythmi* itch* prurit* alopecia lump* mass* tumour* tumor* swollen swelling* wound* bleeding haemorr* hemorr* haematuri* hematuri* polyuri* polydips* jaundice* icter* fever* pyrexi* dehydrat* bloat* colic* drool* regurgitat* constipat* urinat* urine stool* faec* feces fecal abscess* otitis dermatitis gingivitis arthritis pancreatitis nephr* renal hepat* diabet* cardiac cardiomyopath* thyroid* anaemi* anemi* parasit* flea* tick ticks worms giardia parvo* distemper leukaemia leukemia lymphoma',
  analytes:
    'haematocrit hematocrit hct pcv haemoglobin hemoglobin hgb mcv mchc leukocyte* leucocyte* wbc rbc neutrophil* lymphocyte* monocyte* eosinophil* basophil* reticulocyte* platelet* plt creatinin* kreatinin* urea bun sdma phosph* alt alat alkp alp sgpt ast asat ggt bilirubin* albumin* globulin* glucose cholesterol* triglycerid* amylase lipase spec-cpl spec-fpl electrolyte* sodium potassium chloride calcium total-protein t4 tsh cortisol fructosamin* urinalysis usg specific-gravity upc proteinuri* chemistry cbc haemogram blood-count reference-interval reference-range',
  medicines:
    'amoxicillin* clavamox synulox clavulan* doxycyclin* enrofloxacin metronidazol* cefovecin convenia cephalexin meloxicam* metacam carprofen rimadyl robenacoxib onsior firocoxib gabapentin tramadol buprenorphin* prednisolon* prednison* dexamethason* furosemid* pimobendan vetmedin benazepril enalapril amlodipin* atenolol methimazol* thiamazol* felimazole levothyroxin* insulin phenobarbital levetiracetam maropitant cerenia ondansetron omeprazol* famotidin* mirtazapin* apoquel oclacitinib cytopoint bravecto nexgard simparica frontline milbemax praziquantel fenbendazol* ivermectin selamectin trazodone chlorphenamin* cetirizin* mg/kg subcutaneous intravenous bid tid sid tablets capsule*',
} as const;

export type WordGroup = keyof typeof LISTS;

/** One pattern a group; the hyphen of an entry stands for a space or a hyphen. */
export const WORD_PATTERNS: readonly { readonly group: WordGroup; readonly pattern: RegExp }[] =
  // The keys of an object literal are its groups.
  (Object.keys(LISTS) as WordGroup[]).map((group) => {
    const words = LISTS[group]
      .split(' ')
      .map((word) => word.replace('-', '[ -]').replace('*', '\\p{L}*'));
    return {
      group,
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'giu'),
    };
  });
