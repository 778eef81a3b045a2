import type { ConceptField } from '../src/concept-types.ts';

/** How deep a wound is: a field of its own, so that a "deep wound" is a wound too, with all that is said of one. */
export const woundDepth = {
  sign: {
    'wound-deep': `deep wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore | deep bite wound/mark/marks | deep puncture wound/wounds | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore =is/=was/=looks/=look/=are/quite/pretty/very/so/really/too deep | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore =is/=was/=looks/=are quite/pretty/very/so/really/too/fairly deep | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore on/in * leg/paw/side/back/neck/face/head/chest/belly =is/=looks * deep`,
    'inches-deep': `inch/inches/cm/centimetre/centimetres/centimeter/centimeters/mm deep | down to * muscle/fat/flesh | right through * skin | goes deep`,
    'wound-gaping': `gaping wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore/bite/injury | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore =gapes/=gaping | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore is/was gaping | gaping open | wound/wounds/gash/cut/hole/laceration/puncture/punctures/slice/tear/sore wide open | ripped/torn/split wide open | flap of skin hanging/hangs | skin hanging off | hanging flap of skin`,
    'bone-seen': `bone/bones/rib/ribs in/through/inside/at/under the/his/her/its/a * wound/hole/cut/gash/tear/bite | wound/hole/cut/gash/tear/bite * to/the bone/bones/rib/ribs | cut/torn/open/down to the bone`,
    'flesh-seen': `see * flesh/muscle/tendon/tendons/fat/meat/tissue | flesh/muscle/tendon/meat showing/exposed/visible/hanging/=shows | exposed flesh/muscle/tendon/tissue`,
  },
} satisfies ConceptField;
