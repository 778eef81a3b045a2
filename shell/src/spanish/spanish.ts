import type { WordsByName } from '@petwise/ui';
import { spanish } from '@petwise/ui/spanish';
import { SPANISH } from './copy.ts';
import { SPANISH_HELP } from './help-copy.ts';
import { SPANISH_NEWS } from './news-copy.ts';
import { SPANISH_REFUSALS } from './refusal-copy.ts';
import { SPANISH_SETTINGS } from './settings-copy.ts';

/** All that the shell says in Spanish, fetched only where it is spoken. */
export const WORDS: WordsByName = {
  ui: spanish,
  shell: SPANISH,
  'shell.help': SPANISH_HELP,
  'shell.news': SPANISH_NEWS,
  'shell.refusals': SPANISH_REFUSALS,
  'shell.settings': SPANISH_SETTINGS,
};
