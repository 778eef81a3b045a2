/**
 * Five ways an owner may say each finding that an emergency rule uses, for the red-flag suite.
 * Written by hand, not taken from the lexicon; see README.md for what that does and does not prove.
 */
const table: Readonly<Record<string, string>> = {
  retching_unproductive:
    'He keeps trying to throw up but nothing comes|She is dry heaving|He gags and heaves and nothing comes up|Retching over and over with no result|She looks like she wants to vomit but only brings up foam',
  belly_swollen:
    'His belly is swollen|Her tummy looks bloated|The stomach is as tight as a drum|His abdomen is really distended|Her belly has blown up like a balloon',
  restless:
    'He can’t settle|She is pacing up and down|He keeps getting up and lying down|She is very restless|He won’t lie down',
  drooling:
    'He is drooling a lot|She has slobber everywhere|There is saliva dripping from his mouth|She is dribbling from the mouth|He is foaming at the mouth',
  belly_pain:
    'His belly hurts|Her tummy is really sore|He cries when I touch his stomach|She has a very tender abdomen|He has belly ache and hunches',
  'onset=sudden':
    'It came on suddenly|It happened all of a sudden|It started out of nowhere|It was very sudden|It came on out of the blue',
  pain: 'He is in a lot of pain|She cries when touched|He seems really sore|She screams when I pick her up|He is obviously in pain',
  collapse:
    'He collapsed|She passed out and is not responding|He is unconscious|I can’t wake her|He just fainted and fell over',
  weakness:
    'He is very weak|She can barely stand|He has no strength at all|She is floppy|He is so weak he can hardly walk',
  vomiting:
    'He has been vomiting|She threw up|He has been sick twice|She keeps bringing up her food|He puked this morning',
  diarrhea_blood:
    'There is blood in his stool|Her diarrhea is bloody|He is pooping blood|I saw fresh blood in the poop|Her poo looks like raspberry jam',
  lethargy:
    'He is very lethargic|She just lies there|He has no energy|She is really dull and quiet|He is not himself at all',
  vomit_frequent:
    'He keeps vomiting and won’t stop|She has thrown up six times today|He is vomiting every hour|She has been sick all night|Constant vomiting',
  pale_gums:
    'His gums are pale|Her gums look white|The gums are almost white|Her gums have no color|He has pale gums',
  diarrhea: 'He has diarrhea|Her poop is watery|He has the runs|Very loose stool|She has runny poo',
  appetite_loss:
    'He won’t eat|She is off her food|No appetite|He refuses food|She has stopped eating',
  genital_discharge:
    'There is pus coming from her vulva|She has a smelly vaginal discharge|There is discharge from her private parts|Bloody discharge from her vulva|Goo is leaking from her vulva',
  drinks_more:
    'She is drinking a lot more|He is very thirsty|She empties her water bowl all the time|Drinking way more than usual|He can’t stop drinking water',
  recent_heat:
    'She was in heat a month ago|Her season ended three weeks ago|Her last heat was five weeks ago|She just finished her season|She came out of heat a few weeks ago',
  fever:
    'He has a fever|She feels really hot|His temperature is up|She is burning up|He has a high temperature',
  hind_weak:
    'His back legs are weak|Her hind legs are wobbly|His back legs keep giving way|She is knuckling over on her back feet|Her rear end is weak',
  back_pain:
    'His back hurts|She yelps when I lift her|He has a sore back|She arches her back in pain|He cries when I touch his back',
  pee_none:
    'No urine comes out|He can’t pee|She hasn’t peed since yesterday|Only a few drops of urine|He is unable to urinate',
  wobbly:
    'He is wobbly|She is staggering|He keeps falling over|She walks like she is drunk|He has lost his balance',
  pee_accidents:
    'He is peeing in the house|She wets herself|He leaks urine|She has accidents indoors|He is incontinent',
  shaking:
    'He is shaking|She is trembling all over|He can’t stop shivering|She is shaky|His whole body is trembling',
  cold_body:
    'He feels cold|She is cold to the touch|His body is ice cold|She feels really cold|His ears and feet are cold and he is cold all over',
  heart_murmur:
    'He has a heart murmur|The vet heard a murmur last time|She has a known heart condition|He has heart disease|She has a bad heart',
  breath_fast:
    'His breathing is fast|She is breathing really quickly|Rapid breathing|He is breathing 60 times a minute, very fast|Her breathing rate is high',
  cough:
    'He is coughing|She has a cough|He keeps coughing|She has coughing fits|He coughed all night',
  fainting:
    'He fainted for a few seconds|She passes out for a moment|He had a fainting spell|She fainted on the walk|He blacked out briefly and fainted',
  blue_gums:
    'His gums are blue|Her tongue is purple|His tongue looks blue|Her gums have gone bluish|The gums look blue',
  ate_object:
    'He swallowed a toy|She ate a sock|He chewed up a plastic ball and swallowed some|She ate a corn cob|He has eaten a bone',
  keeps_nothing_down:
    'He can’t keep anything down|Even water comes back up|She can’t keep water down|He throws up everything|Nothing stays down, she can’t hold water down',
  ate_string:
    'He swallowed a piece of string|She ate some ribbon|There is thread hanging from his mouth|She swallowed a needle and thread|He ate tinsel',
  twitching:
    'He is twitching|Her muscles are jerking|He has tremors|She keeps twitching all over|He has muscle spasms',
  panting:
    'He is panting heavily|She can’t stop panting|He pants all the time|Heavy panting|She is panting like mad',
  gagging:
    'He is gagging|She keeps gagging|He gags like something is stuck in his throat|She is hacking|He gags and gags',
  breath_hard:
    'He is struggling to breathe|She has trouble breathing|He is gasping|Her breathing is very labored|He can’t get his breath, he is fighting for air',
  swallow_hard:
    'He has trouble swallowing|She can’t swallow|He keeps gulping|She has difficulty swallowing|He is swallowing hard over and over',
  mouth_paw:
    'He is pawing at his mouth|She keeps pawing at her mouth|He rubs at his mouth with his paw|She paws at her face|He keeps scratching at his mouth',
  bleeding:
    'The bleeding won’t stop|He is bleeding heavily|Blood everywhere and I can’t stop the bleeding|It keeps bleeding|She is gushing blood',
  seizure_long:
    'He is still seizing|The seizure lasted 6 minutes|She has been having a seizure for 10 minutes|The seizure won’t stop|He is having a seizure right now',
  seizure_cluster:
    'He had three seizures today|Two fits since this morning|She has had several seizures|He keeps having seizures|A second seizure came an hour after the first',
  trauma_major:
    'He was hit by a car|She got run over|She fell from the balcony|He was hit by a van|He was crushed under something heavy',
  trauma:
    'He had a bad fall|She was dropped|He fell off the table|She got shut in a door|He was injured in an accident, he fell down',
  cannot_stand:
    'He can’t stand|She can’t get up|He is unable to stand|She is lying on her side and can’t get up|He won’t stand up at all',
  hind_paralysis:
    'He can’t use his back legs|She is dragging her back legs|His hind legs are paralyzed|She has lost the use of her hind legs|His back legs stopped working',
  fracture_look:
    'His leg is bent at an odd angle|I think her leg is broken|The leg is dangling|The bone is sticking out|It looks like a broken bone',
  heat_exposure:
    'He was left in a hot car|She was out in the hot sun all day|We were out in the heat wave|It was a very hot day and she overheated|He got overheated',
  seizure:
    'He had a seizure|She had a fit|He was convulsing|She fell over and paddled her legs|He had a convulsion',
  confused:
    'He seems confused|She is disoriented|He stares at the wall|She doesn’t know where she is|He is in a daze',
  pee_straining:
    'He is straining to pee|She strains when she urinates|He keeps trying to pee|She has trouble peeing|He squats and pushes to pee',
  pee_often:
    'He pees a tiny bit very often|She goes to the litter box every few minutes|He is peeing small amounts all the time|She keeps going to the tray|He needs to pee constantly, just small amounts of urine',
  pee_cry:
    'He cries when he pees|She squeals when urinating|It hurts him to pee|She cries in pain when she pees|He yowls while peeing',
  labour_stalled:
    'She has been in labour for hours and no puppies come|The baby is stuck|She has been pushing for an hour with no result and she is in labor|Her contractions have stopped and no baby has come|Labor stopped and nothing more comes',
  pregnant:
    'She is pregnant|She just gave birth|She had her babies last week|She is nursing her litter|She is due any day, she is pregnant',
  prolapse:
    'Something red is hanging out of her bottom|He has a prolapse|Pink tissue is sticking out of his rear|Her insides are coming out under the tail|There is tissue hanging out of his anus',
  penis_out:
    'His penis is stuck out|His penis won’t go back in|The penis hangs out all the time|His penis stays out|His penis has been out for hours',
  eye_bulging:
    'His eye is bulging|Her eye bulges|One eye is bigger than the other|The eye is sticking out|His eye looks enlarged',
  eye_out:
    'His eye has popped out|Her eyeball is hanging out|The eye came out of its socket|His eye is out|Her eye popped out after a fight',
  eye_red:
    'His eye is red|Her eyes are bloodshot|The white of his eye is red|One eye is really red|Her eye is red and sore',
  eye_squint:
    'He is squinting|She keeps one eye shut|He holds his eye half closed|She won’t open her eye|He keeps his eye closed',
  blind:
    'He seems blind|She bumps into things|He can’t see|She has lost her sight|He is walking into walls',
  'course=hours':
    'It started two hours ago|This began this morning|It has been going on for 3 hours|Since this afternoon|It started an hour ago',
  burn: 'He got burned|She chewed an electric cord|He was scalded with boiling water|She got an electric shock|He has a burn from the stove',
  snake_bite:
    'He was bitten by a snake|A snake bit her|It was a rattlesnake|She got a snake bite|A viper bit him, it was a snake bite',
  ate_button_battery:
    'He swallowed a battery|She ate a button battery|He swallowed some magnets|She chewed a battery and ate it|He swallowed a magnet',
  jaundice:
    'His gums are yellow|Her skin looks yellow|The whites of his eyes are yellow|She has jaundice|Her ears are yellow',
  face_swelling:
    'Her face is swollen|His muzzle has swollen up|Her face puffed up|His lips are swollen|The side of his face is swollen',
  hives:
    'She is covered in hives|He has raised bumps all over|Welts came up all over her|He broke out in hives|She has hives',
  bee_sting:
    'He was stung by a bee|A wasp stung her|He got a bee sting|She was stung|He ate a bee and got stung',
  noisy_breath:
    'Her breathing is noisy|He is rasping|There is a rattle when she breathes|He sounds congested|She makes a clicking noise when breathing',
  black_stool:
    'His poop is black and tarry|Her stool is black|He has black diarrhea|Her poo looks like tar|The stool is black and sticky',
  vomit_blood:
    'He is vomiting blood|There is blood in her vomit|He threw up blood|Her vomit was bloody|He puked and there was blood in it',
  bruising:
    'He has bruises all over|There are purple spots on her skin|He has unexplained bruises|She has tiny red dots on her gums|There is bruising on his belly',
  nose_bleed:
    'He has a nosebleed|Blood is coming from her nose|His nose is bleeding|Blood from one nostril|She has a bloody nose',
  maggots:
    'There are maggots on him|I found maggots on her bottom|He has flystrike|There are fly eggs in her fur|Maggots in the wound',
  vocal:
    'He is crying|She is yowling|He keeps meowing loudly|She howls all the time|He won’t stop crying out',
  genital_lick:
    'He keeps licking his penis|She licks her private parts|He licks his genitals all the time|She keeps licking down there|He won’t stop licking his privates',
  straining_stool:
    'He is straining to poop|She pushes to poo and nothing comes|He strains to pass stool|She strains to pass manure|He keeps trying to poop',
  pee_blood:
    'There is blood in his urine|Her pee is red|He is peeing blood|The urine is pink|She has bloody urine',
  open_mouth:
    'She is breathing with her mouth open|He breathes through his open mouth|Open mouth breathing|She keeps her mouth open to breathe|He is panting with his mouth open',
  hiding:
    'He is hiding|She hides in the corner|He won’t come out|She has been hiding all day|He is withdrawn',
  hind_cold:
    'His back legs are cold|Her hind paws are cold|His back feet feel like ice, they are cold|The back legs are cold to the touch|Her hind legs are cold and stiff',
  string_tongue:
    'There is string under her tongue|I see thread around his tongue|There is a thread wrapped around the tongue|String under the tongue|A thread is under his tongue',
  not_eating_24h:
    'He has not eaten for 2 days|She hasn’t eaten since the day before yesterday|No food for 24 hours, he won’t eat|She has not eaten in days|He hasn’t eaten for over a day',
  not_eating_12h:
    'He hasn’t eaten since last night|She has not eaten all day|He hasn’t eaten for 14 hours|Not eating since yesterday|She hasn’t eaten anything for 12 hours',
  eats_nothing:
    'He eats nothing at all|She refuses all food, even treats|He won’t eat anything|She won’t even take a treat, she refuses everything|He has eaten nothing',
  pupils_uneven:
    'His pupils are different sizes|Her pupils are huge|One pupil is bigger|His pupils are dilated|Her pupils are very wide',
  colic_rolling:
    'He keeps rolling on the ground|She is lying down and rolling|He is rolling around|She throws herself down and rolls|He gets down and rolls over and over',
  colic_flank:
    'He keeps looking at his flank|She looks at her belly|He turns to look at his side|She is flank watching|He bites at his flank',
  no_stool_12h:
    'No droppings since last night|He hasn’t pooped for 14 hours|No manure all day|She has not passed any droppings since yesterday|There are no droppings since this morning, 12 hours now',
  sweating:
    'He is sweating a lot|She is drenched in sweat|He has broken out in a sweat|She is sweaty|He is dripping with sweat',
  constipation: 'He is constipated|No droppings|She can’t poop|He hasn’t pooped|No poop comes',
  diarrhea_watery:
    'He has watery diarrhea|Her stool is pure liquid|The droppings are like water|Diarrhea like water|Liquid poop',
  dehydrated:
    'He is dehydrated|Her gums are dry and sticky|His eyes are sunken|The gums feel tacky|Her skin stays up when I pinch it',
  choke_nose:
    'Food is coming out of his nose|Feed and green slime pour from her nostrils|There is food coming down his nostrils|Chewed food comes out of both nostrils|He has food and saliva coming from his nose',
  foal_not_nursing:
    'The foal is not nursing|Our foal hasn’t suckled|The newborn foal won’t nurse|The foal can’t drink from the mare|The foal is not suckling',
  placenta_kept:
    'The placenta has not come out|The afterbirth is still hanging|She has not passed the placenta|The afterbirth has not come away|Retained placenta',
  joint_swelling:
    'The joint is swollen|His leg is swollen|Her knee is puffy|The hock is swollen|There is swelling in the joint',
  wound:
    'He has an open wound|She has a deep cut|There is a gash|He cut himself|She has a big open wound',
  limp_no_weight:
    'He won’t put any weight on the leg|She holds the leg up|He hops on three legs|She can’t bear weight on it|He is not weight bearing',
  stiff:
    'He is very stiff|She walks stiffly|He is stiff all over|She is stiff and sore|His muscles are stiff',
  circling:
    'He walks in circles|She keeps circling|He goes round and round in circles|She is spinning in circles|He keeps turning in circles',
  pee_dark:
    'His urine is dark brown|The pee looks like cola|Her urine is like coffee|Dark urine|The urine is dark red brown, very dark',
  wheeze:
    'She is wheezing|He wheezes|There is a wheeze|She has a wheezy breath|He makes a wheezing sound',
  tail_bob:
    'Her tail bobs with each breath|His tail is bobbing|Tail bobbing|Her tail pumps when she breathes|His tail goes up and down when breathing',
  fluffed:
    'She is all fluffed up|He sits puffed up|Her feathers are fluffed|She is puffed up like a ball|He is fluffed up and quiet',
  gasp_stretch:
    'She stretches her neck and gasps|He is gasping with his neck stretched out|She stretches out to breathe|He opens his beak and stretches his neck for air|She gasps with an outstretched neck',
  cage_floor:
    'She is sitting on the bottom of the cage|He is on the cage floor|She stays at the bottom of the cage|He is sitting on the floor of the cage|She won’t perch and sits on the cage floor',
  egg_strain:
    'She is straining to lay an egg|She is egg bound|The egg is stuck|She pushes to lay but no egg comes|I think she is egg bound',
  blood_feather:
    'He has a broken blood feather|A blood feather is bleeding|She broke a blood feather|A pin feather is bleeding|There is a bleeding blood feather',
  bite_wound:
    'He was bitten by a dog|The cat got her|She was attacked by a cat|He was mauled by a dog|She was bitten by another animal',
  head_tilt:
    'His head is tilted|She holds her head to one side|He has a head tilt|Her head is twisted to the side|His head leans to one side',
  crop_slow:
    'The crop is not emptying|Her crop is full and hard|The crop stays full|His crop doesn’t empty|Her crop is still full this morning',
  weight_loss:
    'He has lost weight|She is getting thin|He is skin and bone|She is losing weight|He feels bony',
  regurgitation:
    'He regurgitates his food|She is regurgitating|Food comes back up without effort, he regurgitates|She keeps regurgitating|He regurgitates seed',
  small_droppings:
    'His droppings are tiny|Her poops are very small|The droppings are smaller than normal|Tiny droppings|He only makes small droppings',
  eyes_flick:
    'His eyes are flicking side to side|Her eyes dart back and forth|Her eyes are flickering|His eyes move back and forth quickly|She has nystagmus',
  nasal_discharge:
    'He has a runny nose|There is snot|Her nose is running|Discharge from the nose|He has gunk around his nose',
  teeth_grind:
    'He grinds his teeth|She is grinding her teeth|Teeth grinding|He keeps grinding his teeth|I hear her grinding her teeth',
  glassy:
    'He has a glassy stare|She is staring into space|His eyes look glassy|She has a blank stare|He stares at nothing, glassy eyed',
  hard_to_wake:
    'He is hard to wake|She won’t wake up properly|I can hardly wake him|She is very hard to rouse|It takes ages to wake him',
  wet_tail:
    'She has wet tail|His tail is wet and smelly|Her bottom is wet and dirty, it looks like wet tail|I think he has wet tail|She is wet around the tail with diarrhea',
  dirty_bottom:
    'Her bottom is dirty|He has poop stuck to his fur|Her bum is wet and messy|His rear is soiled|She has a mucky bottom',
  mouth_bleeding:
    'There is blood from his mouth|Her mouth is bleeding|Blood in his saliva|She has blood coming out of her mouth|His gums are bleeding',
  vulva_bleed:
    'She is bleeding from her vulva|There is blood from her vulva|Blood is coming from her private parts|She bleeds from the vulva|I see blood at her vulva',
  mouth_bubbles:
    'There are bubbles from his mouth|She has mucus bubbles at the mouth|He blows bubbles|Bubbles come from his nose and mouth|There is frothy mucus in the mouth, bubbles',
  shell_crack:
    'The shell is cracked|Her shell is broken|His shell has a crack|The shell is fractured|A piece of his shell broke off',
  exercise_tired:
    'He tires quickly|She gets out of breath when she plays|He has no stamina|She is tired after a short walk|He gets winded easily',
  eye_discharge:
    'His eyes are runny|There is discharge from her eye|Her eye is weeping|He has gunky eyes|Her eyes are watering',
  skin_red:
    'His skin is red|She has a rash|The skin is red and sore|He has red patches|Her belly is red',
  third_eyelid:
    'The third eyelid is showing|His third eyelid comes across|I can see the third eyelid|The inner eyelid is up|Her third eyelids are out',
  sick_contacts:
    'He was with other sick animals|She was at the kennels last week|Several of my others are sick|He was in contact with sick animals|She was at a show last week',
  trigger_activity:
    'It began after exercise|He was running when it happened|It started during play, after running|It happened after jumping|It came on after exercise',
};

const toxins = [
  'He ate some # about an hour ago',
  'She swallowed a bit of #',
  'I think he got into the #',
  'She chewed #',
  'I caught him eating #',
];

/** A wording of a finding reference; null when there is none ("!x" references and rare findings). */
export function phrasingsOf(ref: string, wording: number, thing?: string): string | null {
  if (thing) return toxins[wording]?.replace('#', thing) ?? null;
  return table[ref]?.split('|')[wording] ?? null;
}
