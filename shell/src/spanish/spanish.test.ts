import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { HELP_COPY } from '../help-copy.ts';
import { NEWS_COPY } from '../help/news-copy.ts';
import { REFUSAL_COPY } from '../offline/device-consult/refusal-copy.ts';
import { SETTINGS_COPY } from '../settings-copy.ts';
import { WORDS } from './spanish.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = {
    shell: COPY,
    'shell.help': HELP_COPY,
    'shell.news': NEWS_COPY,
    'shell.refusals': REFUSAL_COPY,
    'shell.settings': SETTINGS_COPY,
  };
  const alike = [
    /^shell\.(product|beta|appleHealth|overrideOf|pageTitles\.\/health-upload)$/,
    /^shell\.settings\.(textNormal|secondReaderNo|bundleNames\.mfe_health)$/,
  ];
  const { ui: _parts, ...own } = WORDS;
  expect(translationFaults(english, own, alike)).toEqual([]);
});
