/** Words that change what a sign beside them means: denied, past, supposed, another animal’s, usual. */

export const negators = new Set(
  `
no not never without none nor neither deny denies nothing zero negative lacks nobody nowt nil zilch
`
    .trim()
    .split(/\s+/),
);

/** What comes from outside and can nearly happen, and what can turn out to come from outside: red of a beetroot. */
export const accidents = new Set(
  `
trauma trauma_major bite_wound snake_bite bee_sting burn heat_exposure ate_object ate_string ate_button_battery scavenged
toxin_exposure window_hit predator hot_contact paw_wound wound_joint
crushed diarrhea_blood pee_blood droppings_change
`
    .trim()
    .split(/\s+/),
);

/** Things that happened count even when the animal is well again. */
export const episodes = new Set(
  `
seizure seizure_long seizure_cluster fainting collapse nose_bleed mouth_bleeding trauma trauma_major bite_wound
snake_bite bee_sting burn heat_exposure ate_object ate_string ate_button_battery scavenged toxin_exposure
window_hit predator hot_contact blue_gums hind_paralysis breath_hard retching_unproductive
`
    .trim()
    .split(/\s+/),
);

/** Words that make a phrase itself speak of another animal ("other rabbit died"). */
export const companions = new Set(
  'other mate companion littermat cagemate housemate sibl'.split(' '),
);

/** What one animal does to another: the wound that it leaves is the patient's ("my other dog ripped her side open"). */
export const attacks = new Set(
  'bit bite bitten tor tore torn rip open claw scratch peck chew maul savag slash grab kick caught catch trod tread stamp stab jaw teeth'.split(
    ' ',
  ),
);
