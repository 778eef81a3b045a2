import type { Lexicon } from '../../src/knowledge-types.ts';
import { phrases } from '../words/phrase-list.ts';

/** Roundabout ways of saying what is seen of gait, nerves, accidents and skin, in any small animal. */
export const ownerWordsGait = {
  hind_weak: phrases(
    `back end * wobble | back end wobbles | back end * weak | back end =goes | weak in * leg | weak on * leg | droopy in * leg | droopy legs | legs * jelly | legs like jelly | hind feet * not grip | back feet * not grip | <backleg> * not grip | <backleg> * wobble | <backleg> * weak | back legs slow | back legs lag | back legs not keeping up | sink on * leg | sinking at the back | shaky on * legs | unsteady on * legs | unsteady on * feet | dodgy legs`,
  ),
  hind_paralysis: phrases(
    `<backleg> * trail | <backleg> just trail | <backleg> trailing | legs trail | no feeling when * pinch | no feeling in * toes | no feeling in * leg | legs are dead | legs dead | legs useless | back/hind legs not moving | not move * back/hind =legs | pulling himself along | pulling herself along`,
  ),
  cannot_stand: phrases(
    `not get * legs under | can not get her legs under | can not get his legs under | on her side and can not get/stand/rise/move/right | on his side and can not get/stand/rise/move/right | on its side and can not get/stand/rise/move/right | can not get up | not get to * feet | can not get to her feet | can not get to his feet | flat on * side | keeps toppling | legs will not hold`,
  ),
  wobbly: phrases(
    `like he is drunk | like she is drunk | like its drunk | like it is drunk | as if drunk | walks drunk | like a drunk | drunken | trip over * feet | trips over * feet | trip over * own | trips over * own | miss the branch | missing the branch | tips over when/sideways | falls over | fall over | falling over | falls sideways | lose * footing | loses * footing | miss * footing | on a boat | like a sailor | wobbly on | wobbles when | sways when | misjudges distance | clumsy on * feet | suddenly/very/really clumsy | off kilter | tilts and falls | list to one side`,
  ),
  circling: phrases(
    `round and round | round in loop | round in circle | in loops | in left hand loop | left hand loop | right hand loop | loop on the carpet | walk in circle | walks in circles | plods round | goes round in | going round in | turns in circles | same direction all the time | only turns left | only turns right | only turning`,
  ),
  head_tilt: phrases(
    `head * to one side | head hang to one side | head hangs to one side | head * tilt | tilting * head | tilts * head | head tilts | head on one side | head * to the left | head * to the right | head * over to | head leans | head lean | head cocked | cocks * head | head * wonky | head * crooked | head * sideways | ear to the floor`,
  ),
  twitching: phrases(
    `finger * tremble | fingers trembling | fingers * twitch | toe * twitch | toes twitch | leg * twitch | wing * twitch | twitching in | twitchy | little jerks | jerky | muscle * jump | muscles jumping | spasms | tremble when * lift | quiver in | ripple under * skin`,
  ),
  seizure: phrases(
    `stiffen and paddle | stiffened and paddled | went rigid | gone rigid | goes rigid and | eyes rolled | paddle * legs | paddled * legs | thrash about on | thrashing on | had a fit | having a fit | took a fit | shook all over and`,
  ),
  seizure_cluster: phrases(`hour later * another =fit/seizure`),
  seizure_long: phrases(
    `=fit/seizure * past * minutes | still fitting | =fit/seizure * not come out of it | will not stop fitting`,
  ),
  '!seizure': phrases(`no fits | no fitting | no seizures | no turns`),
  limping: phrases(
    `hitch in * walk | hitch in * step | carry * leg | carries * leg | hop along on | hops along on | hop on one | hops on one | hop about on | favour * foot | favouring * foot | favour * leg | favouring * leg | nursing * leg | nursing * foot | dot and carry | bit of a limp | walking funny | walks funny | not walking right | tender on | lame on | one leg short | short on one leg | uneven walk | gimpy | going lame | gone lame | hirple | hirpling`,
  ),
  limp_no_weight: phrases(`
    not put * to the ground | not put it to the ground | not put it to ground | not put * to the floor | not put it down | not set * to the floor | not set that | not put * down at all | not touch * ground with | hold * tucked up | holds * tucked up | hold * leg up | holds * leg up | hold * foot up | holds * foot up | carry * hind | carries * hind | carry the left | carry the right | carries the left | carries the right | no weight on | not stand on it | not stand on that | not use * leg | not use that leg | not lean on it | up on one leg`),
  fracture_look: phrases(`
    bend where * not | leg/limb/arm/wing bend/bends in * middle | leg/foot/paw/wing/limb * pointing/points/facing * wrong/backward | leg * bent | arm * bent | leg * broken | broken leg | arm * broken | broken arm | leg dangling | leg dangles | arm dangling | wing dangling | bent the wrong | twisted round the wrong`),
  stiff: phrases(
    `age to unbend | ages to unbend | unbend * leg | takes an age to | takes ages to get going | takes a while to get going | slow to get going | stiff first thing | like an old man | like an old lady | seized up`,
  ),
  reluctant_jump: phrases(
    `gave up on * ramp | given up on * ramp | not use * ramp | not go up * ramp | not climb | stopped climbing | no longer climb | no climbing | beyond him | beyond her | not jump | stays on the low | only uses * low | avoid * high perch | lower perch | going up is beyond | can not manage * ramp | can not get up * ramp`,
  ),
  joint_swelling: phrases(
    `leg swollen | legs swollen | knee * swollen | knees swollen | swollen round * knee | swollen round * joint | ankle * swollen | toe * swollen | swollen toe | toe * like a sausage | foot like a sausage | leg twice the size | foot twice the size | foot * balloon | hock * swollen | elbow * swollen | joint * swell | lumpy joints | knobbly joints | white grit under`,
  ),
  joints_several: phrases(
    `it was the elbow | it was the other | was the other leg | other leg the other | moves from leg to leg | different leg | first one leg | now the other leg | more than one joint | several joints | all his joints | all her joints`,
  ),
  hind_cold: phrases(``),
  back_pain: phrases(
    `kink in * neck | neck * stiff | stiff neck | back * hurts | hates * back touched | rigid if I touch | goes rigid if | arched back | back arched | hunched back`,
  ),
  trauma: phrases(
    `fell down | tumble off | tumbled off | tumble down | tumbled down | tumble from | drop off * branch | drops off * branch | gone off the top | slip off * table | slipped off * perch | on the floor under | whacked | got hit | was hit by | got shut | shut in the door | shut in a door | trodden on | knocked off | knocked over | landed badly | landed on * back | crash landed | banged * head | bang on the head | ceiling fan | fell off * shelf | fell off * table | took a tumble | came a cropper | bad fall | bad landing | got squashed | got trapped | got caught in | fall/fell/fallen/tumbled/dropped/slipped off/from * <height> | fell/fallen/tumbled out of * <height> | fall * onto * floor | stepped on him | stepped on her`,
  ),
  bite_wound: phrases(
    `had hold of | got hold of him | got hold of her | dog jumped on | dog pounced | cat pounced | cat brought | cat carried | dog carried | cat * mauled | dog * mauled | dog shook | fang marks | two holes above | two little punctures | little punctures | puncture marks | claw marks`,
  ),
  wound: phrases(
    `raw skin and blood | deep bites | deep bite | chunk missing | gash on | hole in * side | hole in * skin | flap of skin | open wound | skin split | split open | torn skin | torn open | ripped open | slice in`,
  ),
  burn: phrases(
    `scorch | scorched | chew through * flex/cable/cord | chewed through * flex/cable/cord | chewed * flex/cable/cord | bit * flex/cable/cord | bitten through * cable/wire/flex/cord | =singed | electric shock | zapped | burn mark | burn marks | blister from * mat | hot oil`,
  ),
  '!bleeding': phrases(
    `blood * dried up | no more blood | bleeding stopped | not bleeding | no blood anywhere | not a drop of blood | no more coming`,
  ),
  itching: phrases(
    `scratch like | scratches like | scratch it on | scratches all | scratching all | scratch on any | scratch against | rub against | rubs against | rubbing against | wiping * along | scratch and scratch | can not stop scratching | never stops scratching | always scratching | constantly scratching | scratching away | dig at * skin | has the itch`,
  ),
  hot_spot: phrases(
    `raw and weepy | raw and wet | raw and oozing | weepy underneath | wet and open | skin * wet and open | skin is open | open sore | weeping sore | wet sore | weepy sore | oozing sore | moist sore | raw underneath`,
  ),
  skin_red: phrases(
    `red round the edge | red round it | red around it | raw scale | band of raw | pink and raw | skin * pink and sore | red skin | reddened | sore looking skin | angry looking | angry red | rashy | skin * angry`,
  ),
  abscess: phrases(
    `boil between | cheesy lump | cheesy stuff came out | cheesy pus | leak cream | leaking cream | leak pus | weep yellow | weeping yellow | ooze yellow | oozing yellow | thick white stuff came out | like toothpaste came out | came out like toothpaste | hot lump | full of pus | yellow stuff out of it | a boil | boil on | boil under`,
  ),
  lump: phrases(
    `hard thing * feel | hard thing I can feel | bulge on | bulge in | ball under | pea under the skin | marble under the skin | bead * beneath | bead under | lumpy bit | swelling on | swelling behind | something hard under | egg under the skin | hard knot | hard nodule | blob on * side | growing on * side`,
  ),
  lump_growing: phrases(`
    was a pea | pea in * now | now it is a grape | now a grape | was the size | was barely there | barely there | was tiny | now the size | now as big | getting bigger | grow fast | growing fast | bigger every | bigger by the day | doubled | doubled in size | doubled since | keeps growing | shot up in size | grown since | swelled up fast | ago it was the size | ago it was | a week ago it was`),
  lump_ulcer: phrases(
    `until it bleed | until it bleeds | pick it until | picks it until | picks at it till | lump * bleed | it bleeds | lump * open | lump * raw | burst open | crusted over lump | it burst`,
  ),
  lump_painful: phrases(
    `snatch it away | snatches it away | if I touch the thing | if I touch it | it is sore | it hurts | hot lump | hard and hot | lump * sore | lump * hurts | hates it touched`,
  ),
  lump_soft: phrases(
    `squidgy | squidgy bead | push around beneath | push around under | moves around under | moves about under | moves under the skin | soft lump | rubbery lump | rubbery | wobbly lump | fatty lump | like jelly under`,
  ),
  bruising: phrases(
    `black and blue | bruise on | bruised | purple patch | green bruise | blood blister`,
  ),
  maggots: phrases(
    `crawling with maggots/grubs/worms | white/little/tiny =grubs | =grubs in/on * skin/wound/fur/sore/bottom/bum | fly eggs | fly strike | fly struck | flyblown | wriggling in the wound | wriggling in * skin`,
  ),
  hair_loss: phrases(
    `gone bald | going bald | bald as | bald ring | threadbare | bare patch | bare skin | like something out of the supermarket | oven ready | plucked chicken`,
  ),
  tartar: phrases(
    `brown along * teeth | brown on * teeth | yellow teeth | brown teeth | gum look angry | gums look angry | red gums | gums red | tar on * teeth`,
  ),
  tooth_loose: phrases(
    `tooth snapped | tooth * snap | tooth in the dish | tooth fell | tooth fell out | lost a tooth | tooth missing | one snapped on | broken tooth | tooth * wobbly`,
  ),
  mouth_sores: phrases(
    `red dots * lining | red dots * mouth | red spots * mouth | sores * mouth | ulcer * mouth | ulcers * beak | look ulcered | ulcered | cheesy * gum | cheesy * mouth | gunk along * gum | gunk * gum | gunk in * mouth | yellow stuff in * mouth | yellow gunk * mouth | white stuff in * mouth | mouth * full of pus | spots in * mouth | spot in * mouth`,
  ),
  mouth_bleeding: phrases(
    `blood in * water | blood * mouth | blood * beak | blood from * beak | blood on * lip | bloody mouth | bleeding from * mouth | bleed * gum | blood when * eats`,
  ),
  mouth_paw: phrases(
    `wipe * mouth | wiping * mouth | wipes * mouth | claw at * lip | clawing at * lip | claw at * mouth | clawing at * mouth | paw at * mouth | pawing at * mouth | rub * mouth | rubs * mouth`,
  ),
  pica: phrases(`
    eat the plaster | eats the plaster | eats plaster | eat * plaster | eating plaster | chew the wall | chews the wall | lick up sand | lick it up | licks sand | lick * sand | eating sand | eats sand | eat * sand | eats gravel | eating gravel | eats soil | eats dirt | eating dirt | eats bedding | eating bedding | eats * bedding | eats paper | eat wood | eats wood | eats stones | eats * bark | mouthful of sand`),
  ate_object: phrases(
    `swallowed a wad | swallowed a stone | swallowed a piece | swallowed part of | swallowed the eye | chew the eye off | chewed the eye off | bit missing from * toy | part of the toy missing | piece missing from * toy/chew/ball | ate a stone | ate a bead | ate a button | swallow * moss | swallow * stone | swallow * bark`,
  ),
  ate_button_battery: phrases(
    `bit/chewed * battery | battery * missing | battery gone from | button battery | watch battery | coin battery | hearing aid battery | <ate> * battery`,
  ),
  nail_problem: phrases(
    `nail/nails/claw/claws * long/corkscrew/corkscrews/ridiculous/curl/curly/curling/curled/overgrown/talon/talons/snapped/snap/broken/broke/torn/split | nail like corkscrew | nails like corkscrews | nails as long as | nails like a witch | claws like a witch | needs * nails cut | round * nails | ripped * nail | tore * nail | lost a nail | lost a claw`,
  ),
  lab_critical: phrases(
    `dangerously low | dangerously high | critical it says | critically low | critically high | blood/bloods/test/results * critical | lab * critical | marked critical | flagged critical`,
  ),
  ear_discharge: phrases(
    `ear * crumbly | ear * crumbly brown stuff | lobe * crumbly | stuff in * ear | gunk in * ear | wax in * ear | brown stuff in * ear`,
  ),
  skin_smell: phrases(
    `smell rotten | smells rotten | smell of rot | smells dreadful | smell dreadful | smells like something died`,
  ),
} satisfies Lexicon;
