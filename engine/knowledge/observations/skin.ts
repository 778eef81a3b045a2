import { either } from './either.ts';
import type { Observations } from './index.ts';

const places = 'body-place/head-place';
const reddened = 'red/pinked/raw';
const gnawed = 'lick/gnaws-at/bites-own/bothers';
const crusts = 'scab/crusted/crusty-stuff';

export const skin = {
  itching: either(
    `itchy | overgroom | bite-self | scratch~ | ${gnawed} body-place/fur/sore-spot/wound/lump/tail/paw | lick/bothers wet-sore/hotspot | rubs raw/lump/skin/skin-patch/back-line/flank/scale | lick raw/hairless | gnaws-at scale`,
  ),
  '!itching': either('skin/body-place/fur left-alone'),
  itch_paws: either(
    'lick/gnaws-at/bites-own/itchy/bothers/scratch/bite-self paw | lick/gnaws-at/bothers sole',
  ),
  '!itch_paws': either('paw left-alone'),
  itch_tailbase: either(
    'scratch/itchy/gnaws-at/bites-own/lick/rubs/bothers/overgroom/bite-self/twitch tail-base | gnaws-at/bites-own/bothers tail',
  ),
  '!itch_tailbase': either('tail-base left-alone'),
  itch_face: either(
    'scratch/itchy/rubs/bite-self head-place | scratch/itchy/overgroom armpit/belly | rubs beak',
  ),
  '!itch_face': either('head-place left-alone'),
  hair_loss: either(
    `hairless | half-gone | bald body-place/head-place/tail/bottom/fur/skin/even | fur/feather thin/lose/gone/fallout/patchy/tufts | fur rubs | fur pluck | feather shed | fur/feather grow/new-word none | tufts fallout/pluck | shed tufts/more | whisker broken | mane gone/lose/fallout/thin | fur gnaws-at thin`,
  ),
  '!hair_loss': either('no-hair-loss | fur/feather full-coat'),
  hair_loss_symmetric: either(
    'hairless/bald even/both-sides/flank | fur lose/bald/gone/thin/fallout even/both-sides',
  ),
  '!hair_loss_symmetric': either('hairless/bald/fur uneven-sides'),
  hair_loss_round: either(
    'ringworm | hairless/bald/skin-patch/scab/flakes round | fur gone/fallout round',
  ),
  skin_red: either(
    `skin-irritated | rash | pimple~ | ${reddened} ${places}/hairless/sore-spot/skin-patch | red genitals | raw bottom/vent | red/raw wound/incision/nipple | sore skin/skin-patch/bottom/vent | raw nose/scratch/bite-self/lick | scratch red | red/pinked sole | skin pimple/bumps-word`,
  ),
  '!skin_red': either('no-redness | skin looks-fine'),
  scabs: either(
    `scab~ | crusty-patch | scab-comb | scab nose/lip | ${crusts} ${places}/ear/nipple/heel/beak/comb/wing/bottom/genitals/hairless | scab lump/wound/shell | lump/shell crusted`,
  ),
  '!scabs': ['skin looks-fine'],
  flaky_skin: either(
    'ungroomed | flakes | self-greasy | fur greasy/dull/dry | greasy skin/back-line/belly/tail | skin dry/peeling | feather dull | groom-self none/less',
  ),
  '!flaky_skin': either('skin looks-fine | fur/feather glossy'),
  skin_smell: either(
    'self-smell | musk~ | smelly skin/fur/feather/bottom/shell/vent/sore-spot/wound/lump/rash/paw/neck | odour skin/fur/skin-patch/paw | maggot/wet-sore smelly',
  ),
  '!skin_smell': either('self-fresh | smelly looks-fine'),
  hot_spot: either(
    'wet-sore | hotspot | sore-spot wet/discharge | raw wet | skin discharge | skin-patch discharge | skin-patch raw smelly/discharge | fur sticky raw',
  ),
  fleas: either('flea | flea-dirt~ | bug jumps-about'),
  mites_lice: either('mite | bug crawls | bug-in | flakes crawls | nit-eggs'),
  hives: either(
    'hive | lump/bumps-word all-over | lump/bumps-word sudden skin | rash/pimple sudden/all-over',
  ),
  '!hives': either('skin smooth'),
  face_swelling: either(
    'face/cheek/jawside/lip puffy/puffed/swelling/swollen/fattened/grow/fluidfilled/lump | cheek/lip big | chin-place/head/nose/comb/sinus-part puffy/swelling/swollen | nose/comb puffed | eye-under swelling',
  ),
  '!face_swelling': ['face looks-fine'],
  tick_bite: ['tick'],
  '!tick_bite': ['no-ticks'],
  maggots: ['maggot'],
  dirty_bottom: either(
    'stool-stuck | bottom/vent muck/sticky/wet/crusty/crusted | tail muck/wet | belly/genitals muck | stool stuck | stool muck fur | bottom cleaned-up',
  ),
  '!dirty_bottom': either('bottom/vent/tail looks-fine'),
  skin_thin: either(
    'skin/belly papery | skin thin/tears-easily | skin/wound/scab slow-heal | pot-belly fur/skin/hairless/bald',
  ),
  '!skin_thin': either('skin thickened | healing-fast'),
  bruising: ['bruise'],
  chin_acne: either(
    'chinacne | chin-place pimple/bumps-word/flea-dirt/grounds/scab/black/wax/crusted/lump/muck',
  ),
  '!chin_acne': ['chin-place looks-fine'],
  long_coat: either('shed-coat none/less/slow | shed none/slow | fur curly | long-coat-words'),
  '!long_coat': either('shed-coat | fur glossy'),
  mane_tail_itch: either(
    'mane/tail/dock/tail-base rubs/scratch/itchy/raw | sweetitch | bottom rubs | mane gone/sore-spot/thin/hairless/bald',
  ),
  '!mane_tail_itch': either('mane/tail full-coat/looks-fine'),
  heel_scabs: either('mudfever | heel scab/crusted/crusty/broken/raw/snapped | leg scab/crusted'),
  '!heel_scabs': ['heel looks-fine'],
  rain_crust: either('rainrot | back-line/bottom scab | scab tufts/fur/rain-word'),
  '!rain_crust': ['back-line looks-fine'],
  stamping: either('stamp | leg itchy | leg/heel bites-own/gnaws-at/rubs/scratch/bothers'),
  '!stamping': ['leg left-alone'],
  white_skin_burn: either(
    'sunburn | white-part red/pinked/sore/scab/burnt/burned/peeling/blister/crusted/crusty/raw',
  ),
  '!white_skin_burn': ['white-part looks-fine'],
  tack_sore: either(
    'gall | tack sore/raw/rubs/sore-spot/wound/hairless/bald/skin-patch/swelling/lump/burst/white-hairs | shoulder raw/sore-spot/wound',
  ),
  '!tack_sore': ['tack looks-fine'],
  scaly_crust: either(
    `scalymite | ${crusts}/lump beak | ${crusts} leg/paw/face | leg flakes | eye scab | beak crumbly | scale/leg raised-up | leg bumpy`,
  ),
  '!scaly_crust': either('beak/leg looks-fine'),
  feather_plucking: either(
    'pluckself | feather pluck/gnaws-at/bites-own | pluck chest/hairless | chest bald/hairless | gnaws-at shoulder',
  ),
  '!feather_plucking': either('feather full-coat/left-alone'),
  feather_odd: either(
    'frenchmoult | feather misshapen/dull/broken/odd-angle/curly | feather grow none/wrong/less/misshapen/red | feather few-proper',
  ),
  '!feather_odd': either('feather looks-fine/glossy/smooth'),
  new_pins: either('pin | moult | feather new-word'),
  pox_scabs: either(
    'pox | scab-comb | scab/lump/pimple/bumps-word comb/face | bumps-word beak/eye/eyelid | lump beak/eye/eyelid/paw',
  ),
  '!pox_scabs': either('comb/face looks-fine'),
  eyelids_swollen: either('myxo | eyelid/eye/genitals/bottom/lip puffy/puffed/swelling'),
  '!eyelids_swollen': either('eyelid/genitals looks-fine'),
  moult_tufts: either('moult | shed | tufts fallout/shed/fur | fur loose'),
  '!moult_tufts': ['moult finished'],
  nose_genital_crust: either(
    `syphilis | ${crusts}/crusty/blister/sore-spot nose/lip/genitals | bottom scab`,
  ),
  '!nose_genital_crust': either('nose/genitals/lip looks-fine'),
  tail_bald: either(
    'tail hairless/bald/thin/patchy | tail fur lose/gone/fallout/thin | tail lose fur | tail-began | tail-began fur/hairless | bottom fur lose | bottom bald/hairless',
  ),
  '!tail_bald': either('tail full-coat/looks-fine'),
  pads_hard: either(
    `hard-pads | paw/sole thickened/broken | ${crusts} paw/sole | ${crusts}/rash/pimple/bumps-word chin-place/lip`,
  ),
  '!pads_hard': either('paw looks-fine/soft | chin-place looks-fine'),
  bites_itchy_shoulder: either(
    'scratch/itchy/gnaws-at/bites-own/bothers/bite-self/lick shoulder/back-line | shoulder hairless/bald | shoulder fur thin',
  ),
  '!bites_itchy_shoulder': either('shoulder left-alone/looks-fine/full-coat'),
  scratch_fits: either('scratch/itchy/bite-self/mite wild | scratch wound-bleed | scratch-fit'),
  '!scratch_fits': ['scratch calmly'],
  barbered: either('fur gnaws-at/bites-own/bites-off | chewed-short'),
  '!barbered': ['fur even-length'],
  scent_gland: either('scent | hip-spot'),
  '!scent_gland': ['belly looks-fine'],
  scutes_shed: either('scute_shed | scute shed/peeling/fallout/lose | shell peeling/clear-bits'),
  '!scutes_shed': either('shell smooth/looks-fine'),
  stuck_shed: either(
    'shedskin | toe-ring | old-skin/shed/skin stuck | old-skin/shed effort | old-skin fallout none | shed none | shed-skin none',
  ),
  '!stuck_shed': ['goodshed'],
  in_blue: either(
    'in-shed | in-blue-word | skin dull/milky | eye milky shed | colour-word dull | opaque',
  ),
  '!in_blue': either('colour-word bright'),
  toe_dark: either('dead-tip | paw/tail blue/black/dry/shrunk/darkened'),
  '!toe_dark': either('paw/tail looks-fine'),
  shell_rot: either(
    'rot | shell pitted/smelly/soft/skin-patch/white/dry/discharge/cheesy/raw | scute pitted/cheesy/soft/discharge/smelly',
  ),
  '!shell_rot': either('shell looks-fine/hard/smooth'),
  shell_bumpy: either('pyramids | scute raised-up | shell/scute bumpy/lump'),
  '!shell_bumpy': either('shell smooth/looks-fine'),
  nose_rub: either(
    'glass-rub | nose scab/raw/rubs/sore/wound/scuffed/glass/red | face raw/rubs/scuffed/glass',
  ),
  '!nose_rub': ['nose looks-fine'],
  crusty_patches: either(
    'fungus | crusty-patch | skin browned | skin-patch/skin scab/crusted/crusty/yellow | scale scab/thickened/crusty | scab/crusty-stuff/crusted browned | crusty-stuff body-place | flakes skin-patch | body-place scab',
  ),
  '!crusty_patches': ['skin looks-fine'],
  belly_scales: either(
    'scale-rot | blister | scale raised-up/wet/red/sore/raw/burnt/browned/soft | belly burnt/blister/burned/sore-spot/raw | scute belly sore/browned | belly red muck',
  ),
  '!belly_scales': either('scale/belly looks-fine'),
  red_flush: either('septic-flush | belly/shell pinked/blue/red/bruise/pimple | skin/vent red'),
  '!red_flush': either('shell/belly looks-fine'),
} satisfies Observations;
