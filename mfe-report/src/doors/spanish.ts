import type { WordsByName } from '@petwise/ui';
import { SPANISH } from '../spanish/copy.ts';
import { SPANISH_EXACT } from '../spanish/exact.ts';
import {
  SPANISH_FIRST_SCREEN,
  SPANISH_FOLLOW_UP,
  SPANISH_LINKS,
  SPANISH_LAB,
  SPANISH_NOT_ONE_ILLNESS,
  SPANISH_SECOND_READER,
} from '../spanish/part-copies.ts';

/** No component: what the reports say in Spanish, for a host that speaks it. */
export const WORDS: WordsByName = {
  report: SPANISH,
  'report.exact': SPANISH_EXACT,
  'report.first-screen': SPANISH_FIRST_SCREEN,
  'report.follow-up': SPANISH_FOLLOW_UP,
  'report.links': SPANISH_LINKS,
  'report.lab': SPANISH_LAB,
  'report.not-one-illness': SPANISH_NOT_ONE_ILLNESS,
  'report.second-reader': SPANISH_SECOND_READER,
};
