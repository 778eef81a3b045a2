import type { ConceptField } from '../src/concept-types.ts';

/** What is seen of a fit by those who do not call it one, and the play that looks like it. */
export const fits = {
  sign: {
    'limbs-flail': `legs/=paws/feet/limbs * paddle/thrash/flail/kick/jerk/pedal/pedalling/gallop/=running/scrabble/churn/row/windmill | paddle/thrash/flail/kick/jerk/pedal/pedalling/churn/windmill legs/=paws/feet/limbs | legs/=paws/feet/limbs =going like/mad/round | =whole =body jerk`,
    'limbs-twitch': `legs/=paws/feet/limbs * twitch/judder/jolt | body shudder/judder`,
    'turns-rigid': `went/gone/goes rigid`,
    'head-flung': `head/neck * flung/thrown/arched/pulled back/backwards | head right back`,
    'eyes-gone': `eyes/eyeballs rolled/glazed`,
    'mouth-froths': `=froth | foam | spit everywhere | jaw/teeth chatter/clack/chomp/champ/grind`,
    'thrown-down': `flop/flip about/over | crashed over/to | fell sideways | topple/tip over | fell/falls/fallen/falling/fall/dropped/drops off * perch/stand/branch/roost/sofa/bed/chair`,
    'not-reached': `not answer/respond/react to/when name/me/us/voice/called | no response/reaction/reply | not know me/us/who | unaware | stared straight/right through`,
    'at-play': `=toy | =grass | =lawn | tummy/belly rub | catnip | happy | dream | stretched | wriggle`,
  },
} satisfies ConceptField;
