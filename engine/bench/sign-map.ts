/**
 * Plain sign words of the case authors to finding ids, adjudicated by hand by somebody who sees both sides.
 * Used to let the simulated owner answer and to score extraction. A sentence may match several lines.
 */

export interface SignValue {
  id: string;
  value: string;
}

/** [pattern, finding ids; `id=value` for another value than yes]. */
const lines: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:well in (?:him|her|it)self|bright|playful|playing|plays normally|happy in|lively|full of energy|bouncing about)\b(?!.*\b(?:not|less)\b)/,
    'lethargy=no weakness=no',
  ],
  [
    /\b(?:quieter|quiet|dull|not (?:him|her|it)self|subdued|tired|sleepy|sleeps? (?:more|most|all)|lethargy|lethargic|low energy|lies about|floppy|miserable)\b/,
    'lethargy',
  ],
  [
    /\b(?:eating (?:and drinking )?(?:normally|fine|well|nearly normally)|eats (?:well|normally|fine)|wants? (?:her|his|its) (?:food|dinner)|still eating(?! but)|good appetite|ate (?:her|his) breakfast|well and eating)\b/,
    'appetite_loss=no',
  ],
  [
    /\b(?:not eating|won'?t eat|will not eat|off (?:his|her|its) food|eating (?:a bit |much )?less|less appetite|does not want (?:his|her) food|eats? (?:only )?(?:a )?(?:little|half)|less than half (?:his|her) food|picky|gone off (?:her|his) (?:food|supper)|poor appetite|refusing (?:all )?food|loss of appetite)\b/,
    'appetite_loss',
  ],
  [
    /\b(?:refusing all food|eats? nothing|not eaten (?:a thing|since|for a day|today)|nothing eaten)\b/,
    'eats_nothing appetite_loss',
  ],
  [
    /\bnot eaten (?:since yesterday|for (?:a day|24|two|2|three|3))|hasn'?t eaten a thing\b/,
    'not_eating_24h not_eating_12h eats_nothing',
  ],
  [
    /\b(?:ravenous|hungry all the time|always hungry|increased appetite|eating (?:a lot )?more|very hungry)\b/,
    'appetite_up',
  ],
  [
    /\b(?:drinking (?:far |much |a lot |a bit )?more|drinks? (?:a bit |much |a lot )?more|increased thirst|drinks a lot|very thirsty|drinking (?:and \w+ )?more|drinking and peeing a lot|at the water bowl)\b/,
    'drinks_more',
  ],
  [/\b(?:drinks? little|drinking less|not drinking)\b/, 'drinks_less'],
  [
    /\b(?:urinating more|peeing (?:more|a lot)|urinating (?:a lot|more)|drinking and urinating more|huge amounts of urine|filling the lawn|big wet clumps|peeing and drinking more)\b/,
    'pee_more',
  ],
  [
    /\b(?:loss of bladder control|wet (?:him|her)self|accident on the rug|urine in the house|leaks? urine|house soiling|edge of the litter tray)\b/,
    'pee_accidents',
  ],
  [/\b(?:unable to (?:pass any urine|pee)|passing no urine|no wet clump|no urine)\b/, 'pee_none'],
  [
    /\b(?:passing (?:normal|a normal)|urine does come out|normal wet clumps|normal amount of urine|uses the tray)\b/,
    'pee_none=no',
  ],
  [
    /\b(?:strain\w* to (?:pee|urinate|wee)|strains and squats|straining in the litter)\b/,
    'pee_straining',
  ],
  [
    /\bstrain\w* to (?:poo|pass (?:stool|droppings|manure))|passing poo with difficulty|pushing and pushing\b/,
    'straining_stool',
  ],
  [/\b(?:blood in (?:the |her |his )?(?:urine|pee)|bloody urine|red urine)\b/, 'pee_blood'],
  [
    /\b(?:vomit\w*|throwing up|been sick|is sick about|bringing up food)\b(?! (?:before|blood))/,
    'vomiting',
  ],
  [
    /\b(?:repeated vomiting|vomiting many|more than five times|about eight times|sick 4 times|over and over)\b/,
    'vomit_frequent vomiting',
  ],
  [/\b(?:blood in the vomit|vomiting blood)\b/, 'vomit_blood'],
  [/\b(?:even water|cannot keep water down)\b/, 'keeps_nothing_down vomiting'],
  [/\bkeeping water down\b/, 'keeps_nothing_down=no'],
  [
    /\b(?:diarrh?o?ea|loose stools?|soft (?:poo|stool)s?|(?:poo|poos|stools?) (?:is|are) (?:a bit |big and )?soft|runny (?:poo|stool))\b/,
    'diarrhea',
  ],
  [
    /\b(?:watery (?:stool|diarrh)|stool is watery|diarrh\w+ is watery)\b/,
    'diarrhea_watery diarrhea',
  ],
  [
    /\b(?:blood(?:y)? (?:in (?:the |her |his )?(?:stool|poo|droppings)|diarrh\w+)|red blood|dark red)\b/,
    'diarrhea_blood',
  ],
  [/\b(?:mucus|slim[ey]\w*) (?:in|on) (?:the )?(?:stool|poo)/, 'diarrhea_mucus'],
  [
    /\b(?:pooed normally|stools? (?:look|are) normal|normal (?:poo|stool|droppings|manure))\b/,
    'diarrhea=no constipation=no',
  ],
  [
    /\b(?:constipat\w+|no poo|passed no poo|hard and dry|no droppings|not pooed|no manure)\b/,
    'constipation',
  ],
  [
    /\b(?:swollen (?:hard |tight )?belly|belly (?:looks|is|feels) (?:a bit )?(?:swollen|bigger|full of fluid|hard|bloated)|drum|pot belly|bloat(?:ed)?|belly is getting rounder|distended)\b/,
    'belly_swollen',
  ],
  [
    /\b(?:belly|tummy)(?: is)? (?:hurts|sore|feels sore|painful)|touched on the belly|hunched|looks at (?:his|her) side|belly pain\b/,
    'belly_pain pain',
  ],
  [/\bretching(?: with nothing)?\b/, 'retching_unproductive'],
  [
    /\b(?:swallowed (?:a )?(?:toy|object|string)|ate (?:chicken )?bones|bones eaten|toy or (?:sock|bone)|foreign object)\b/,
    'ate_object',
  ],
  [/\b(?:string|thread)\b/, 'ate_string'],
  [
    /\b(?:poison|toxin|toxic|rat bait|slug bait|medicines?|medication swallowed|chocolate|raisins|lil(?:y|ies)|antifreeze|eaten a plant|sweetener)\b/,
    'toxin_exposure',
  ],
  [/\bfed (?:new|different)|leftover|fatty meal|from the bin\b/, 'scavenged'],
  [
    /\b(?:fever|feels? (?:a bit |slightly )?(?:hot|warm|burning hot)|burning hot|had a temp|temperature)\b/,
    'fever',
  ],
  [/\b(?:feels? cold(?: now)?|cold to touch|cold body)\b/, 'cold_body'],
  [
    /\b(?:weak(?:ness)?|too weak|very limp|is limp|barely stand)\b(?!.*\b(?:back|hind|front) leg)/,
    'weakness',
  ],
  [/\b(?:collapse[ds]?|loss of consciousness|loses consciousness|unconscious)\b/, 'collapse'],
  [/\bfaint(?:ing|ed|s)?\b/, 'fainting'],
  [
    /\b(?:not able to stand|cannot stand|unable to stand|will not get up|won'?t get up|cannot get up)\b/,
    'cannot_stand',
  ],
  [/\b(?:shaking|shakes when|trembling|trembles|shivering)\b(?!.*head)/, 'shaking'],
  [/\b(?:twitch\w*|jerk(?:y|ing)|tremors?)\b/, 'twitching'],
  [/\b(?:gums? (?:are|is|look) (?:very )?(?:pale|white)|gums are paler|pale gums)\b/, 'pale_gums'],
  [/\bgums? (?:are|stay|look) pink\b/, 'pale_gums=no blue_gums=no'],
  [
    /\b(?:blue gums|gums look (?:greyish|blue)|tongue looks (?:a bit )?(?:grey|blue))\b/,
    'blue_gums',
  ],
  [
    /\b(?:yellow (?:gums|eyes|skin)|eyes look yellow|gums look (?:a little )?yellow|yellow colour)\b/,
    'jaundice',
  ],
  [/\b(?:gums feel (?:tacky|dry)|eyes look sunken|dehydrat\w+)\b/, 'dehydrated'],
  [
    /\b(?:restless(?:ness)?|pacing|will not (?:lie down|settle)|cannot settle|gets up again)\b/,
    'restless',
  ],
  [/\b(?:hid(?:es|ing)|withdrawn)\b/, 'hiding'],
  [
    /\b(?:weight loss|lost (?:some |a little |about a kilo |a lot of )?weight|lost about|losing weight|weight has dropped|thinner|skinny)\b/,
    'weight_loss',
  ],
  [/\bweight is steady\b/, 'weight_loss=no'],
  [/\b(?:overweight|weight gain|put on weight|gained weight)\b/, 'weight_gain'],
  [/\b(?:cough(?:ing|s|ed)?)\b/, 'cough'],
  [/\bcough is dry|dry (?:and harsh )?cough|honking\b/, 'cough_honking cough'],
  [/\bcough is (?:soft and )?wet|wet cough\b/, 'cough_wet cough'],
  [/\bsneez\w+\b/, 'sneezing'],
  [/\b(?:nasal discharge|nose discharge|runny nose|discharge from the nose)\b/, 'nasal_discharge'],
  [
    /\bthick (?:green|yellow) nasal|nose discharge has turned yellow\b/,
    'nasal_thick nasal_discharge',
  ],
  [/\bnose ?bleeds?\b/, 'nose_bleed'],
  [
    /\b(?:laboured breathing|trouble breathing|breathing (?:trouble|difficult\w*)|difficulty breathing|elbows stick out|sides are heaving)\b/,
    'breath_hard',
  ],
  [
    /\b(?:breathing (?:is )?(?:very )?fast|fast breathing|breathes fast|breathing rate)\b/,
    'breath_fast',
  ],
  [/\b(?:panting)\b/, 'panting'],
  [/\bopen[- ]mouth(?:ed)? breathing|mouth open\b/, 'open_mouth'],
  [/\bwheez\w*\b/, 'wheeze'],
  [/\bwheeze|noisy breathing|snoring|rattl\w+|clicking\b/, 'noisy_breath'],
  [/\bmurmur\b/, 'heart_murmur'],
  [/\b(?:limping|limps|lame(?:ness)?)\b/, 'limping'],
  [/\b(?:knee|back left leg|back right leg|back leg\b(?!s)|hind leg\b)/, 'limp_back'],
  [/\b(?:stiff(?:ness)?|stiff when)\b/, 'stiff'],
  [
    /\b(?:cannot jump|hesitates before jumping|doesn'?t want to jump|will not jump)\b/,
    'reluctant_jump',
  ],
  [
    /\b(?:hot swollen joint|knee looks a little puffy|swollen (?:joint|toes|leg))\b/,
    'joint_swelling',
  ],
  [/\bopen wound|cut pad|puncture wound|wound\b(?!.*\bno\b)/, 'wound'],
  [/\bcut pad|foreign body in (?:the )?paw|thorn\b/, 'paw_wound'],
  [/\bno visible wounds\b/, 'wound=no'],
  [/\b(?:bone sticking out|bent leg|leg at an odd angle|broken leg)\b/, 'fracture_look'],
  [
    /\b(?:dragging (?:both )?(?:back legs|feet)|drags both|knuckling|back leg paralysis|paralysis|can'?t use (?:his|her) back legs)\b/,
    'hind_paralysis hind_weak',
  ],
  [
    /\b(?:weakness in the back legs|back leg weakness|back legs? (?:are )?weak|hind leg weakness|flat to the hocks)\b/,
    'hind_weak',
  ],
  [/\bcold back (?:feet|legs)|back paws are cold\b/, 'hind_cold'],
  [/\b(?:back pain|back is very sore|crying when lifted)\b/, 'back_pain'],
  [/\b(?:wobbl\w+|staggered|unsteady|loss of balance|falls to the|off balance)\b/, 'wobbly'],
  [/\b(?:head tilt|tilted head|head is tilted)\b/, 'head_tilt'],
  [/\b(?:eyes? flick\w*|flicking eyes|eyes darting)\b/, 'eyes_flick'],
  [/\bcircl(?:ing|es)\b/, 'circling'],
  [/\b(?:seizures?|fits|fit|paddling|epilepsy|convuls\w+)\b/, 'seizure'],
  [/\b(?:hit by (?:a )?car|road accident|run over)\b/, 'trauma trauma_major'],
  [/\b(?:injury|fall or|accident|head injury|trauma)\b/, 'trauma'],
  [/\b(?:dog bite|bite or fight|cat fight|scrap)\b/, 'bite_wound'],
  [/\b(?:itching|itchy|scratch(?:ing|es)|rubs (?:her|his) face)\b/, 'itching'],
  [/\bnot itchy\b/, 'itching=no'],
  [/\b(?:fleas?|flea dirt|black specks)\b(?!.*(?:treatment|product))/, 'fleas'],
  [/\b(?:not had flea treatment|no flea treatment)\b/, 'no_flea_control'],
  [/\bgets flea treatment every month|up to date with flea\b/, 'no_flea_control=no fleas=no'],
  [/\b(?:bald|hair loss|fur (?:is|loss|thin)|fur is thin|losing fur)\b/, 'hair_loss'],
  [/\b(?:round|ring|circular).{0,20}(?:patch|lesion)\w*\b/, 'hair_loss_round hair_loss'],
  [/\bthin on both sides\b/, 'hair_loss_symmetric hair_loss'],
  [/\b(?:skin (?:there )?is red|red skin|redness|rash)\b/, 'skin_red'],
  [/\b(?:scabs?|crust(?:s|y)?)\b/, 'scabs'],
  [
    /\b(?:flaky|dandruff|coat (?:looks|is) (?:scruffy|greasy|dull|unkempt)|dull coat|fur is matted)\b/,
    'flaky_skin',
  ],
  [/\b(?:licks (?:his|her) (?:feet|paws)|paws are stained|licking (?:the )?paws)\b/, 'itch_paws'],
  [
    /\b(?:lumps?|hard fixed lump)\b(?! (?:in the (?:ear|mouth|neck)|under the jaw|on the eyelid))/,
    'lump',
  ],
  [/\bmoves around under the skin|soft lump|squishy\b/, 'lump_soft lump'],
  [/\bhard fixed lump\b/, 'lump_soft=no'],
  [/\b(?:rapid growth|growing fast|grown quickly)\b/, 'lump_growing lump'],
  [/\bgrown slowly|slow growing\b/, 'lump_growing=no'],
  [/\bdoes not hurt when pressed\b/, 'lump_painful=no'],
  [/\blump (?:in the neck|under the jaw)|swollen glands\b/, 'lymph_swollen'],
  [/\b(?:ear smell|ear discharge|discharge from the ear)\b/, 'ear_discharge ear_smell'],
  [/\binside of the ear is red|red ear\b/, 'ear_red'],
  [/\bshak(?:es|ing) (?:her|his|the)? ?head|head shaking\b/, 'head_shaking'],
  [/\bswollen ear flap\b/, 'ear_flap_swollen'],
  [/\b(?:eye discharge|weepy|watering|discharge from (?:both )?eyes?)\b/, 'eye_discharge'],
  [/\b(?:white(?: of the eye)? is red|red eye|eye is red)\b/, 'eye_red'],
  [/\b(?:squint\w*|eye held (?:tightly )?shut|half shut|squeezed shut)\b/, 'eye_squint'],
  [/\b(?:hazy patch|cloudy|foggy)\b/, 'eye_cloudy'],
  [/\b(?:eyeball popping|bulging eye)\b/, 'eye_bulging'],
  [/\b(?:blind(?:ness)?|bumps? into|does not blink when)\b/, 'blind'],
  [/\bpupils? (?:are )?(?:wide|uneven|different)|eyes are huge and black\b/, 'pupils_uneven'],
  [/\bthird eyelid\b/, 'third_eyelid'],
  [/\bpaws at (?:it|the eye|her eye|his eye)|rubs it\b/, 'eye_rub'],
  [/\b(?:bad breath|breath smells)\b/, 'bad_breath'],
  [/\bdrool\w*\b/, 'drooling'],
  [/\bgums (?:look|are) (?:bright )?red|brown teeth\b/, 'tartar'],
  [/\bchews on one side|drops food\b/, 'mouth_pain'],
  [/\blump in the mouth|sores in the mouth|sore on (?:her|his) tongue\b/, 'mouth_sores'],
  [
    /\b(?:swollen face|face swelling|swelling of the whole face|swelling under the eye)\b/,
    'face_swelling',
  ],
  [
    /\b(?:discharge from the vulva|discharge looks like pus|green discharge|vaginal discharge)\b/,
    'genital_discharge',
  ],
  [/\bin season|recently in season\b/, 'recent_heat'],
  [/\b(?:licks (?:her|his) (?:private|back end)|licks down there)\b/, 'genital_lick'],
  [/\bworms?\b(?!ed)|rice looking|segments\b/, 'worms_seen'],
  [
    /\b(?:no vaccines|unvaccinated|not vaccinated|did not have the kennel cough vaccine)\b/,
    'unvaccinated',
  ],
  [/\bvaccines are up to date|fully vaccinated\b/, 'unvaccinated=no'],
  [
    /\b(?:kennels?|another dog|other (?:cats?|kitten|puppy|birds?)|breeder with many|brother in the rescue|litter died)\b/,
    'sick_contacts',
  ],
  [/\b(?:moved house|new (?:kitten|puppy|pet)|visitors|stress)\b/, 'recent_stress'],
  [
    /\b(?:sudden onset|suddenly|out of nowhere|came on (?:over ?night|within)|became ill within a day|started (?:to(?:night|day)|this morning|last night)|happened this morning)\b(?!.*sits)/,
    'onset=sudden',
  ],
  [
    /\b(?:slow onset|slowly over|come on (?:slowly|over)|worse over (?:about )?(?:\w+ )?months|gradual\w*|going on for several months)\b/,
    'onset=gradual',
  ],
  [
    /\b(?:months|a year|on and off|comes and goes|come and go|for ages)\b(?!.*(?:ago|last|every|litter|treatment|vet gave))/,
    'course=months',
  ],
  [/\b(?:(?:two|three|six|few|2|3) weeks|weeks ago)\b/, 'course=weeks'],
  [
    /\b(?:two|three|four|2|3|4) days ago|for (?:two|three|a few|2|3) days|about a week|began two days\b/,
    'course=days',
  ],
  [
    /\b(?:started (?:this morning|tonight|half an hour)|suddenly (?:this|half)|half an hour ago)\b/,
    'course=hours',
  ],
];

const parse = (target: string): SignValue[] =>
  target
    .split(' ')
    .map((item) => ({ id: item.split('=')[0] ?? item, value: item.split('=')[1] ?? 'yes' }));

/** Everything the map knows of a plain sentence or sign name. Later lines win on the same finding. */
export function idsOf(sentence: string): SignValue[] {
  const text = sentence.toLowerCase().replace(/[’‘]/g, "'");
  const found = new Map<string, SignValue>();
  for (const [pattern, target] of lines)
    if (pattern.test(text)) for (const item of parse(target)) found.set(item.id, item);
  return [...found.values()];
}
