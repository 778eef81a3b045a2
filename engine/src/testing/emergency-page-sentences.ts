/** Lines that are no owner's sentence, and one in which an owner says the same. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'A female that is not spayed, ill in the weeks after heat: drinks more, discharge':
    'She is not spayed and was in heat last month. She drinks more and has a discharge from her vulva.',
  'Back legs suddenly do not work': 'He suddenly cannot use his back legs.',
  'A male that strains, goes to the tray again and again, or cries, with little or no urine':
    'My male cat strains in the litter tray again and again and no urine comes out.',
  'Any contact with a lily: damage to the kidneys begins within 12 to 24 hours':
    'She chewed on a lily.',
  'A temperature over 39.2 °C (102.5 °F)': 'His temperature is 39.5 °C.',
  'Foaling for over 30 minutes': 'She has been pushing for over 30 minutes and no foal comes.',
  'Has stopped eating or passing droppings; after 12 hours its life is in danger':
    'She has not eaten anything and has passed no droppings for 12 hours.',
  'Maggots in the fur (fly-strike), the commonest recorded cause of death':
    'There are maggots in her fur.',
  'Has stopped eating, or passes fewer droppings':
    'She has stopped eating, nothing since last night.',
  'A bloated belly': 'Her belly is suddenly bloated and hard.',
  'A sow in hard labor that brings no young':
    'My sow is in labor, she has strained for an hour and no baby comes.',
  'A cheek pouch that is stuck or hangs out': 'Her cheek pouch is hanging out of her mouth.',
  'A male that strains to pass urine': 'He strains to pee and nothing comes out.',
  'A pale female in heat that is not spayed':
    'She is not spayed, has been in heat for weeks, and her gums are pale.',
  'Something hanging out that should be inside': 'Something pink is hanging out of his vent.',
  'Open-mouth or gurgling breathing': 'He breathes with his mouth open.',
};

/** The same of the lines below "See a vet today" and "Poisons": each with the sentences of its parts. */
export const OTHER_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'Vomiting more than twice in 24 hours; as much diarrhea and ill besides; nothing drunk for 24 hours':
    [
      'She has vomited three times today.',
      'She has had diarrhea four times today and is weak.',
      'She has drunk nothing for 24 hours.',
    ],
  'A painful eye': ['He has a painful eye.'],
  'An eye held shut': ['She holds one eye shut.'],
  'Has not eaten for a day: after a few days the liver can fail': ['He has not eaten for a day.'],
  'Drooling or a wet chin; a tilted head': [
    'She is drooling.',
    'Her chin is wet.',
    'Her head is tilted.',
  ],
  'A dirty bottom: flies lay their eggs there': ['Her bottom is dirty.'],
  'Does not want to move, sore joints; hair loss with wounds': [
    'He does not want to move and his joints are sore.',
    'He is losing hair and has wounds.',
  ],
  'Overgrown teeth and not eating': ['His teeth are overgrown and he is not eating.'],
  'Not eating; black droppings': ['She is not eating.', 'Her droppings are black.'],
  'Not eating': ['She is not eating.'],
  'A swollen limb or jaw; old skin stuck around a dark toe': [
    'His leg is swollen.',
    'His jaw is swollen.',
    'Old skin is stuck around a dark toe.',
  ],
  'Antifreeze: treatment must start within about 5 hours': ['He drank antifreeze.'],
  'Antifreeze: treatment must start within about 3 hours': ['He drank antifreeze.'],
  'A chewed asthma inhaler': ['She chewed an asthma inhaler.'],
  'Xylitol (sweetener), chocolate, grapes and raisins, onion, garlic, macadamia nuts, alcohol, raw yeast dough':
    [
      'She ate xylitol.',
      'She ate chocolate.',
      'She ate grapes.',
      'She ate raisins.',
      'She ate an onion.',
      'She ate garlic.',
      'She ate macadamia nuts.',
      'She drank alcohol.',
      'She ate raw yeast dough.',
    ],
  'Poison for rats': ['She ate rat poison.'],
  Lilies: ['She ate a lily.'],
  'Paracetamol (acetaminophen) in any amount': ['She ate a paracetamol tablet.'],
  'Permethrin (flea products for dogs)': ['I gave her a flea product for dogs with permethrin.'],
  'Yew, ragwort, red maple, oleander, sycamore, feed with monensin': [
    'She ate yew.',
    'She ate ragwort.',
    'She ate red maple leaves.',
    'She ate oleander.',
    'She ate sycamore seeds.',
    'She ate feed with monensin.',
  ],
  'Fipronil (flea products); antibiotics of the penicillin kind by mouth': [
    'I treated her with fipronil.',
    'She was given amoxicillin by mouth.',
  ],
  'Antibiotics of the penicillin kind by mouth': ['She was given amoxicillin by mouth.'],
  'Avocado, chocolate, fumes of a non-stick pan, smoke, zinc and lead': [
    'She ate avocado.',
    'She ate chocolate.',
    'She breathed fumes of a non-stick pan.',
    'She breathed smoke.',
    'She chewed on zinc.',
    'She chewed a lead weight.',
  ],
  Fireflies: ['He ate a firefly.'],
  'Ivermectin in turtles and tortoises': ['My tortoise was given ivermectin.'],
};

/** What stands under "any animal", each line with the sentences in which an owner says each of its parts. */
export const OF_ANY: Readonly<
  Record<'now' | 'today', Readonly<Record<string, readonly string[]>>>
> = {
  now: {
    'Collapse, cannot stand, or does not respond': [
      'She has collapsed.',
      'She cannot stand.',
      'She does not respond.',
    ],
    'Hard breathing or choking': ['She has trouble breathing.', 'She is choking.'],
    'Blue, white or gray gums': ['Her gums are blue.', 'Her gums are white.', 'Her gums are gray.'],
    'A fit (seizure) longer than 5 minutes, or two fits in one day': [
      'She has been having a fit for more than 5 minutes.',
      'She had two fits today.',
    ],
    'Bleeding that does not stop within 5 minutes; blood coughed up': [
      'A wound is bleeding and it does not stop.',
      'She coughs up blood.',
    ],
    'A road accident or a fall; a broken bone; a leg that does not move': [
      'She was hit by a car.',
      'She fell from the balcony.',
      'She has a broken bone.',
      'She cannot move her leg.',
    ],
    'Anything poisonous eaten, licked or breathed in': [
      'She ate something poisonous.',
      'She licked antifreeze.',
      'She breathed in poisonous fumes.',
    ],
    'Cannot pass urine, or strains and none comes': [
      'She cannot pass urine.',
      'She cannot pee.',
      'She strains to pass urine and none comes.',
    ],
    Heatstroke: ['She has heatstroke.'],
    'A burn or an electric shock; a snake bite': [
      'She has a burn.',
      'She had an electric shock.',
      'A snake bit her.',
    ],
    'Hard labor that brings no young': [
      'She is in labor, she has strained for an hour and no baby comes.',
    ],
    'Something hanging out that should be inside; an eye out of place; sudden blindness': [
      'Something is hanging out of her bottom that should be inside.',
      'Her eye is out of its place.',
      'She is suddenly blind.',
    ],
    'An injured eye': ['She has injured her eye.'],
  },
  today: {
    'A fit (seizure), however short; staggering': ['She had a fit.', 'She is staggering.'],
    'Coughing or gagging that does not stop': [
      'She keeps coughing and it does not stop.',
      'She gags and it does not stop.',
    ],
    'Blood from the nose, mouth or bottom, or in the urine': [
      'She has a nosebleed.',
      'Blood comes from her mouth.',
      'Blood comes from her bottom.',
      'There is blood in her urine.',
    ],
    'It hurts to pass urine; strains and passes no stool': [
      'It hurts her when she urinates.',
      'She strains and no stool comes.',
    ],
    'Obvious, great pain': ['She is obviously in great pain.'],
  },
};

/** Emergencies of the rules that the page has no line for, by the reason. */
export const NOT_ON_PAGE: Readonly<Record<string, readonly string[]>> = {
  'no sign that could be listed': ['lab-critical', 'named-danger'],
  'a publisher who tells owners of it is still to be found': [
    'bird-face-breath',
    'bird-flu',
    'bird-not-eating-day',
    'bird-stool-blood-ill',
    'bite-small',
    'cat-cries-still',
    'cat-dka',
    'cat-kitten',
    'cat-limp-spreads',
    'cat-not-eating-ill',
    'cat-pyo',
    'cold-weak',
    'dog-diabetes',
    'dog-fb',
    'dog-fb-often',
    'face-swelling',
    'ferret-dehydrated',
    'ferret-distemper',
    'ferret-vaccine',
    'gp-cold',
    'gp-diarrhea',
    'gp-scurvy-severe',
    'gp-strike',
    'gp-tilt',
    'hamster-belly-ill',
    'hamster-not-eating',
    'hamster-vulva',
    'horse-laminitis',
    'maggots',
    'near-drowning',
    'rabbit-diarrhea',
    'rabbit-diarrhea-young',
    'rabbit-tilt',
    'rabbit-tilt-alone',
    'rabbit-virus',
    'rabbit-womb-bleed',
    'reptile-righting',
    'strangled-limb',
    'wound-breath',
    'wound-gaping',
  ],
};
