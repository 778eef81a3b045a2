import type { Finding } from '../../src/knowledge-types.ts';
import { chestFindings } from './chest.ts';
import { dogAndCatFindings } from './dog-and-cat.ts';
import { generalFindings } from './general.ts';
import { gutFindings } from './gut.ts';
import { movingFindings } from './moving.ts';
import { skinHeadFindings } from './skin-head.ts';

/** All findings that species share. */
export const sharedFindings: readonly Finding[] = [
  ...generalFindings,
  ...gutFindings,
  ...chestFindings,
  ...skinHeadFindings,
  ...movingFindings,
  ...dogAndCatFindings,
];
