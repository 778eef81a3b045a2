import type { TriggerRow } from '../src/context-types.ts';
import { row } from './context-row.ts';

/** Tells that what was before it did not come about. */
const cameToNothing = [
  'none went/got in/into/near',
  'never came/been/got/went in/into/inside/near <determined> <indoors>',
  'never turned/switched the/it <hot> on',
  'never turned/switched it/them on',
  'never even touched/licked/tasted/sniffed',
  'it/they/which was/is/were unplugged | it/they/which was/is/were not plugged | it/they/which was/is/were switched/turned off',
  '<grabbed> it/them/that off/away/out whole/before/straight/intact',
  '<grabbed> it/them/that off <whom> $',
  '<grabbed> it/them/that off/from <whom> whole/in/before/straight/intact',
  '<grabbed> it/them/that out of <determined> mouth/jaws/gob/reach/way before/in/whole/straight',
  '<grabbed> it/them/<whom> in time',
  '<grabbed> it/them/<whom> before <subject> could/can/got/had/managed',
  '^ it/that was/is only/just/the/from/all beetroot/beet/beets/beetroots/berries/dandelions/carrots/raspberries/strawberries/blueberries/blackberries | ^ it/that was/is beetroot/beet/beets/berries/carrots/raspberries/strawberries',
  'before i/we turned/switched/lit/put the/it/them <hot>',
  'before i/we turned/switched it/them on',
  'put it/them back in the cupboard/drawer/box/fridge',
  'i/we was/were quicker/faster $',
].join(' | ');

/** What nearly happened, and what was kept from happening. */
export const averted: readonly TriggerRow[] = [
  row(
    'averted',
    'clause',
    'nearly/almost <befalls> | nearly/almost been/being/was/were <befalls> | came/come close to <befalling> | just/narrowly missed/avoided/escaped <befalling> | about to <does> | before he/she/it/they could/can <does> | before he/she/it/they got/managed/had to/a/any | stopped him/her/it/them before/just',
  ),
  // "Nearly ate the whole bar" is most of it.
  row(
    'none',
    'clause',
    'nearly/almost <eaten> all/every/everything/half/one/two/three/four/five/six/ten | nearly/almost <eaten> a/an/the/his/her/my/our/this/that whole/entire/full/lot/half/bag/box/bar/packet/pack/tub/bottle/jar/tin/tray/bowl',
  ),
  row('averted', 'previous', cameToNothing),
  row('averted', 'story', cameToNothing),
];
