import { either } from './either.ts';
import type { Observations } from './index.ts';

export const lump = {
  lump: either(
    'lump | lumpy-word | swelling squashy/hot/painful/sore/soft/hard/skin/neck | lipoma | mast-cell | bumps-word skin/body-place/head-place/ear',
  ),
  '!lump': either('no-swelling-anywhere'),
  lump_growing: either(
    'lump/swelling/melanoma/sarcoid grow/it-grows | lump spreading/sudden/shape-changed | it-grows~',
  ),
  '!lump_growing': either('same-size | lump/swelling not-growing'),
  lump_soft: either('lump/swelling soft/squashy | lump movable | lipoma'),
  '!lump_soft': either('lump/swelling hard'),
  lump_painful: either(
    'lump/swelling/genitals hot/sore | lump/swelling painful/resent/yelps/in-pain/flinch',
  ),
  '!lump_painful': either('painless-touch | lump/swelling painless'),
  lump_ulcer: either(
    'lump wound-bleed/blood/raw/burst/discharge/sore-spot/bleeds-word/split-open/wet/ulcerated-lump | swelling burst/wound-bleed',
  ),
  '!lump_ulcer': either('lump looks-fine/closed'),
  lymph_swollen: either(
    'gland-lumps | gland gland-place/puffy/swollen/big/sized/lump/hard | lump/swelling gland-place | neck puffy',
  ),
  '!lymph_swollen': either('gland looks-fine'),
  sarcoid_look: either('sarcoid | lump fleshy/scab/flakes/bald/hairless/raw | groin/genitals lump'),
  melanoma_look: either('melanoma | lump black | tail/dock/bottom lump'),
  '!melanoma_look': either('dock/tail looks-fine'),
  lump_wing: either('wing/feather lump/swelling'),
  lump_chest: either('chest/belly lump/swelling/lipoma | chest bulging'),
  '!lump_chest': either('chest smooth/looks-fine'),
  tail_lump: either('tail lump/swelling/bulb'),
  '!tail_lump': either('tail looks-fine/smooth'),
  button_lump: either(
    'lump button/scab/crusted/itchy/scratch/red/comes-goes | button scab/crusted/itchy/skin | pimple/skin-patch scab | mast-cell',
  ),
  '!button_lump': either('skin smooth'),
  back_cyst: either(
    'cheesy | lump back-line/tail-base/cheesy/burst/discharge | back-line discharge/burst',
  ),
  '!back_cyst': either('back-line smooth/looks-fine'),
} satisfies Observations;
