import { expect, test } from 'vitest';
import { HANDOVER } from '../../testing/handover.ts';
import { sharedPage } from './shared-page.ts';

test('RPT-07 a table of the page that scrolls has a name, and can be reached by keys', () => {
  const value = {
    analyte: 'ALT <liver>',
    value: '80',
    unit: 'U/l',
    interval: '10 to 100',
    intervalFrom: 'report' as const,
    flag: 'normal',
    date: '2026-11-20',
    source: 'page 1 of bloods.pdf',
    corrected: false,
  };
  const page = sharedPage(
    {
      handover: { ...HANDOVER, laboratory: [value] },
      pictures: [],
      expiresAt: new Date(0),
      timeZone: 'UTC',
    },
    'nonce',
    { link: 'https://petwise.example/shared/secret', units: 'kg' },
  );
  expect(page).toContain(
    '<div class="wide" role="region" aria-label="Laboratory values" tabindex="0">',
  );
  expect(page).toContain('>ALT &lt;liver&gt;</th>');
  const curve = 'A line through 2 weights, from 66 kg (2026-05-01) to 60 kg (2026-11-20)';
  expect(page).toContain(`<svg class="curve" role="img" aria-label="${curve}"`);
  // A day, which no line breaks.
  expect(page).toContain(
    '60 kg (<time>2026-11-20</time>), 9% less than on <time>2026-05-01</time>',
  );
});

test('bug: on a phone what is thought lay below the first screen; it follows who the patient is, in one line', () => {
  const page = sharedPage(
    { handover: HANDOVER, pictures: [], expiresAt: new Date(0), timeZone: 'UTC' },
    'nonce',
    { link: 'https://petwise.example/shared/secret', units: 'kg' },
  );
  const line =
    /rowheader">Patient<.*?<\/tr><tr role="row" class="phone"><th[^>]*>Most likely<\/th><td[^>]*>Bloat with a twisted stomach \(~85%\)<\/td>/s;
  expect(page).toMatch(line);
});

test('bug: the name of a file, and a day in the owner’s own words, were rewritten as a day of the reader', () => {
  const name = 'bloods-2026-11-20.pdf';
  const page = sharedPage(
    {
      handover: {
        ...HANDOVER,
        attachments: [{ name, type: 'application/pdf' }],
        ownersWords: [{ at: HANDOVER.generatedAt, text: 'Since 2026-11-18 he limps' }],
      },
      pictures: [],
      expiresAt: new Date(0),
      timeZone: 'UTC',
    },
    'nonce',
    { link: 'https://petwise.example/shared/secret', units: 'kg' },
  );
  expect(page).toContain(name);
  expect(page).toContain('“Since 2026-11-18 he limps');
});
