/** A part of the body beside a quality, in either order and with words between: "her tongue has gone a sort of slate". */

/** What owners call a part; two words as "back leg". */
export const partNames: Readonly<Record<string, string>> = {
  eye: 'eye, eyelid, lid, eyeball, cornea, peeper',
  nose: 'nose, nostril, snout, nare, conk',
  ear: 'ear, earhole, ear flap, ear canal, lug',
  mouth: 'mouth, lip, muzzle, gob, chops, corner of mouth',
  chin: 'chin, bib, dewlap',
  tongue: 'tongue',
  tooth: 'tooth, teeth, incisor, fang, gnashers, front tooth, molar',
  gum: 'gum',
  face: 'face, cheek, jaw, jowl',
  throat: 'throat',
  belly: 'belly, stomach, tummy, abdomen, tum, underside, undercarriage, guts, middle',
  spine: 'spine, backbone, lower back, neck',
  leg: 'leg, limb, ankle, wrist, elbow, knee, hock, shoulder, hip, front leg, arm, joint',
  foot: 'paw, foot, toe, feet, pad, sole, heel',
  hind: 'back leg, hind leg, rear leg, back foot, hind foot, back feet, hind feet, back paw, hind paw, back end, rear end, hindquarter, haunch, rear half, back half, hind end',
  bottom:
    'bum, bottom, butt, backside, vent, anus, rear, botty, arse, bumhole, back passage, under tail, nether region',
  tail: 'tail, tail tip',
  skin: 'skin, armpit, flank, rump',
  coat: 'fur, coat, hair',
  stool: 'poo, poop, stool, dropping, turd, feces, motion, poopies',
  urine: 'wee, pee, urine, piddle, widdle, tinkle',
  lump: 'lump, bump, growth, mass, nodule, cyst, wart, blob, tumor',
  penis: 'penis, willy, winky, sheath, prepuce, todger',
  vulva: 'vulva, fanny, lady part, lady bits, vagina, front bottom, private, girl part, foof',
  balls: 'testicle, balls, testes, bollock, scrotum, nuts',
  nipple: 'nipple, teat, boob, udder, milk gland, breast',
  nail: 'nail, claw, toenail, dewclaw, talon',
  breathing: 'breathing, respiration',
  breath: 'breath',
  chest: 'chest, lung',
  side: 'side, ribs',
  head: 'head',
  voice: 'voice, squeak, bark, dook, wheek, meow, chirp',
  pupil: 'pupil',
  white: 'white of eye, eye white',
};

const swollen =
  'swollen, swelling, swelled, swell, puffy, puffed, puff up, bulging, enlarged, ballooned, blown up, inflated, twice the size, double the size';
const red =
  'red, scarlet, crimson, angry, inflamed, reddened, reddish, redness, fiery, bloodshot, beefy';
const gunk =
  'gunk, gunky, gunge, goo, gooey, goop, goopy, gloop, gloopy, muck, discharge, pus, slime, crud, ooze, oozing, weepy, weeping, weep, watering, waters, watery, streaming, stream, runny, dripping, drip, leaking, gummed, gummy, glue, glued, mucus, bogies, matter, sticky, weeps, crust, crusty, crusted, caked';
const blood = 'blood, bleeding, bloody, bled, bleeds, bleed';
const smell =
  'stink, smell, reek, pong, whiff, niff, stench, odour, odor, smelly, stinky, whiffy, rancid, foul, honk';
const sore =
  'sore, tender, painful, hurt, hurting, flinch, squeal, yelp, wince, squeak, cry, cried, shriek, scream, ouch, achy, ache';
const scab = 'scab, scabby, crust, crusty, crusted, scabbed, scaly, sores';
const bald = 'bald, balding, bare, hairless, naked, baldness, baldy';
const sparse =
  'thin, thinning, thinned, patchy, sparse, missing, gone, fall out, come out, shed in clumps, clump, tuft, moth eaten, drop out';
const flaky =
  'dandruff, flaky, flake, scurf, scurfy, greasy, matted, scruffy, staring, unkempt, dull, rough, ratty, tatty, straw, lifeless, lank';
const wet = 'wet, soaked, soaking, damp, soggy, drenched, sopping, dripping, sodden';
const dirty =
  'dirty, filthy, mucky, caked, stained, messy, sticky, matted, smeared, plastered, soiled, clagged, manky, soaked, soaking, drenched, sopping';
const torn =
  'torn, ripped, broken, snapped, split, cracked, hanging off, hang off, ripped off, torn off, snapped off, come off, missing';
const moving = 'rub, rubbing, wipe, wiping, paw at, pawing, scratch at, scrape, swipe';

/** Parts, words, the findings meant (the first one the species has), and how near: 1 beside, else within a few words. */
export const traitList: readonly (readonly [string, string, string, number?])[] = [
  ['eye', swollen, 'eye_swollen'],
  ['eye', red, 'eye_red'],
  ['eye', gunk, 'eye_discharge'],
  [
    'eye',
    'shut, closed, squint, screw up, screwed up, half shut, half closed, clamped, winking, blinking, slit, scrunched, not open',
    'eye_squint',
  ],
  [
    'eye',
    'cloudy, milky, hazy, misty, foggy, opaque, bluish, film, smoky, cataract, frosted, blue, grey',
    'eye_cloudy',
  ],
  [
    'eye',
    'bulge, stick out, popping, protrude, prominent, bug, boggle, goggle, bigger than',
    'eye_bulging',
  ],
  ['eye', 'popped out, pop out, out of socket, out on cheek, out of lids', 'eye_out, eye_bulging'],
  ['eye', moving, 'eye_rub'],
  ['white', 'yellow, yellowish, mustard, buttery, lemon', 'jaundice'],
  ['white', red, 'eye_red'],
  [
    'pupil',
    'bigger, smaller, uneven, pinprick, saucer, different, pinpoint, one big, one huge, mismatched',
    'pupils_uneven',
  ],
  ['nose', gunk + ', snot, snotty, wet', 'nasal_discharge'],
  ['nose', blood, 'nose_bleed'],
  ['ear', smell, 'ear_smell'],
  [
    'ear',
    'wax, waxy, gunk, goo, goop, gloop, muck, discharge, pus, ooze, oozing, crud, crumbs, black stuff, brown stuff, dark stuff, dirty, filthy, coffee',
    'ear_discharge',
  ],
  ['ear', red + ', swollen, raw', 'ear_red'],
  ['ear', sore, 'ear_pain'],
  ['ear', 'scratch, scratching, itch, itchy, dig at, digging, rake, rub, kick', 'ear_scratching'],
  ['ear, nose, leg, face, tail, foot, mouth, chin, spine, belly, skin', scab, 'scabs'],
  ['ear', 'hot, burning, roasting, boiling', 'fever', 1],
  ['foot', 'hot, burning, roasting, boiling', 'hoof_heat, fever', 1],
  ['ear', 'cold, icy, freezing, chilly', 'cold_body', 2],
  ['hind', 'cold, icy, freezing, chilly, ice', 'hind_cold, cold_body', 3],
  ['mouth, chin', wet + ', drool, dribble, slobber, foam, froth', 'drooling'],
  [
    'mouth, breath',
    smell + ', rotten, disgusting, horrible, horrid, awful, terrible, rank, vile, dustbin',
    'bad_breath',
  ],
  ['mouth, gum, tooth, tongue', blood, 'mouth_bleeding'],
  ['mouth, tooth', sore, 'mouth_pain'],
  ['mouth, tongue, gum', 'ulcer, sore, blister, sores', 'mouth_sores'],
  ['mouth, face, chin', moving + ', rake, claw at', 'mouth_paw'],
  [
    'gum, tongue',
    'pale, white, whitish, paper, milk, chalk, washed out, colourless, bleached, pasty',
    'pale_gums',
  ],
  ['gum, tongue', 'blue, bluish, purple, lilac, grey, slate, violet, mauve', 'blue_gums'],
  ['gum, mouth', 'tacky, dry, sticky, parched', 'dehydrated', 2],
  ['gum, skin', 'yellow, yellowish, mustard, jaundiced, buttery', 'jaundice', 2],
  ['gum', red + ', swollen, puffy', 'tartar'],
  ['tooth', 'brown, yellow, stained, black, rotten, tartar, plaque, discoloured, furry', 'tartar'],
  [
    'tooth',
    'loose, wobbly, broken, snapped, missing, chipped, cracked, snapped off, fall out, come out, broke, wobble',
    'tooth_loose',
  ],
  [
    'tooth',
    'long, overgrown, crooked, curl, curled, sideways, uneven, wonky, misaligned, grown, curved',
    'incisors_long, teeth_long',
  ],
  ['face', swollen + ', lopsided, fat', 'face_swelling'],
  ['throat, mouth', 'stuck', 'swallow_hard'],
  [
    'belly',
    swollen +
      ', big, bigger, huge, round, taut, tight, drum, bloated, bloat, hard, firm, solid, distended, massive, enormous, dragging',
    'belly_swollen',
    3,
  ],
  ['belly', sore + ', pain', 'belly_pain'],
  [
    'belly',
    'gurgle, gurgling, rumble, rumbling, bubble, bubbling, grumble, churn, growl, squelch, slosh',
    'gas',
  ],
  ['spine', sore + ', pain, squirm', 'back_pain'],
  ['leg, foot', swollen + ', fat, puffy, huge, knobbly', 'joint_swelling', 3],
  [
    'leg, foot',
    'dangle, dangling, wrong angle, odd angle, funny angle, daft angle, snapped, broken, wrong way',
    'fracture_look',
  ],
  ['leg, foot', 'bent', 'soft_jaw, fracture_look'],
  [
    'foot',
    'cut, graze, blister, blistered, raw, ulcer, thorn, splinter, burst, open, bleeding, bled, blood, gash, weeping, oozing',
    'paw_wound',
  ],
  [
    'leg, foot',
    'limp, hobble, favour, favor, hold up, holding up, lifting up, tucked up, carry, put down, weight, avoid',
    'limping',
  ],
  [
    'hind',
    'weak, wobbly, wobble, sway, shaky, buckle, cross over, crossing, splay, slide, give way, slip, unsteady, dip, collapse, stagger, sink, jelly',
    'hind_weak',
  ],
  [
    'hind',
    'drag, dragging, trail, trailing, useless, paralysed, paralyzed, not work, dead, not move, lifeless',
    'drag_hind, hind_paralysis',
  ],
  ['bottom', dirty + ', wet', 'wet_tail, dirty_bottom'],
  ['bottom', smell + ', fishy', 'anal_smell'],
  ['bottom', swollen + ', lump, bulge, boil', 'anal_swelling'],
  ['bottom', 'drag, dragging, rub, rubbing, wipe, wiping, slide, scoot, scrape', 'scooting'],
  ['bottom', 'pink thing, red thing, hang out, hanging out, inside out', 'prolapse'],
  ['tail', bald + ', rat', 'tail_bald, hair_loss'],
  ['coat', bald + ', ' + sparse, 'hair_loss'],
  ['skin, belly, leg, spine, face, foot, side', bald, 'hair_loss'],
  ['coat, skin', flaky, 'flaky_skin'],
  ['skin', red + ', rash, raw, sore, pink, irritated, blotchy', 'skin_red'],
  ['belly, leg, face, chin', 'rash, scarlet, raw, blotchy', 'skin_red'],
  ['skin', 'paper, papery, tissue, see through, thin, translucent', 'skin_thin', 2],
  [
    'skin, belly, ear, gum',
    'bruise, bruised, bruising, purple spot, purple blotch, red dot, pinprick, pinpoint, purple patch',
    'bruising',
  ],
  ['skin, coat', smell, 'skin_smell'],
  [
    'stool',
    'runny, loose, soft, softer, mushy, sloppy, wet, liquid, water, watery, sludge, porridge, soup, mush, splat, smear, unformed, squishy, pasty, gravy, slop, squit, cowpat, custard',
    'diarrhea',
  ],
  ['stool', 'tar, tarry, black, treacle, liquorice, marmite', 'black_stool'],
  ['stool', 'slimy, slime, jelly, mucus, snotty, snot', 'diarrhea_mucus'],
  ['stool', blood + ', red', 'diarrhea_blood'],
  [
    'stool',
    'tiny, small, smaller, fewer, few, teardrop, mis shapen, misshapen, string, little, half the size, shrunk, miniature, stringy',
    'small_droppings',
  ],
  ['stool', 'hard, dry, rock, stone, bullet, pebble, dried', 'constipation', 2],
  ['stool', 'green', 'stool_green, diarrhea'],
  ['stool', 'grain, grainy, seed, seedy, birdseed', 'stool_seedy'],
  ['urine', blood + ', red, pink, rust, rusty, rosy', 'pee_blood'],
  ['urine', 'brown, dark, cola, tea, coke, coffee, orange, treacle', 'pee_dark'],
  ['urine', smell + ', ammonia, cloudy, murky, strong', 'pee_smell'],
  ['urine', 'puddle everywhere, loads, gallons, flood, flooding', 'pee_more'],
  [
    'lump',
    'burst, weep, weeping, ooze, oozing, open, split, bleeding, bleed, ulcerated, broken, leak, leaking, raw, popped, blood',
    'lump_ulcer',
  ],
  [
    'lump',
    'soft, squishy, squidgy, movable, slide, jelly, wobble, roll, moves about, squashy, rubbery',
    'lump_soft',
    3,
  ],
  ['lump', 'hot, sore, painful, tender, flinch, hurts, squeal', 'lump_painful', 3],
  [
    'lump',
    'bigger, growing, grown, doubled, larger, grew, doubling, grows, now it is',
    'lump_growing',
  ],
  ['lump', 'pus, cheesy, creamy', 'abscess'],
  ['penis', gunk + ', cheesy', 'genital_discharge'],
  ['penis', 'stuck out, hang, hanging, not go back, exposed, poking out, stay out', 'penis_out', 2],
  ['vulva', gunk, 'vulva_bleed, genital_discharge'],
  ['vulva', blood, 'vulva_bleed, genital_discharge'],
  ['vulva', swollen + ', big, huge, doughnut, donut', 'vulva_swollen'],
  [
    'balls',
    swollen +
      ', big, bigger, hot, hard, twice, double, uneven, huge, red, fat, fatter, larger, enlarged',
    'testicle_swelling',
  ],
  ['penis, vulva', 'lick, licking, clean, cleaning, nibble, groom', 'genital_lick'],
  ['nipple', swollen + ', big, hot, hard, lump, red, ooze, oozing, sore, rock', 'mammary_lump'],
  [
    'nail',
    torn +
      ', long, overgrown, curl, curled, curling, bleeding, bled, twisted, ingrown, grow into, spiral',
    'nail_problem',
  ],
  [
    'breathing',
    'fast, quick, rapid, shallow, faster, quicker, rapidly, quickly, panting, heavy, heavily',
    'breath_fast',
  ],
  [
    'breathing',
    'laboured, labored, difficult, struggle, struggling, effort, hard work, gasping, strained, trouble',
    'breath_hard',
  ],
  [
    'breathing, chest',
    'noisy, loud, raspy, rasp, rattle, rattly, wheeze, wheezy, crackle, crackly, whistle, whistly, click, clicky, squeaky, squeak, gurgle, gurgly, snuffly, chirp, bubbly, congested, pop',
    'noisy_breath',
  ],
  ['side, chest', 'heave, heaving, pump, pumping, suck in, sucking, bellows', 'breath_hard'],
  [
    'head',
    'tilt, tilted, tilting, sideways, crooked, lopsided, one side, cocked, twisted, wonky, skew, askew, squint',
    'head_tilt',
  ],
  ['head', 'shake, shaking, flick, flap, toss', 'head_shaking', 2],
  [
    'voice',
    'hoarse, croak, croaky, gone, lost, weak, husky, quieter, raspy, changed, different, funny',
    'voice_change',
    2,
  ],
  ['coat', 'puffed, fluffed, on end, stand up', 'lethargy'],
];
