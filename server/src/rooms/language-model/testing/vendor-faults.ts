import type { VendorAnswer } from '../../../testing/scripted-model-vendor.ts';

/** What a vendor may do wrong, and what the settings page then says of it. */
export const FAULTS: readonly [string, VendorAnswer, RegExp][] = [
  ['refuses the key', { status: 401, raw: '{"error":{"message":"expired"}}' }, /refuses the key/],
  ['has no such model', { status: 404, raw: '{}' }, /no such address or model/],
  [
    'speaks of its own fault',
    { status: 500, headers: { 'retry-after-ms': '1' }, raw: 'oops' },
    /fault of its own/,
  ],
  [
    'takes no more calls',
    { status: 429, headers: { 'retry-after-ms': '1' }, raw: '{}' },
    /no more calls/,
  ],
  ['answers in another shape', { content: '{"signs":[]}' }, /not what it was asked for/],
  ['answers in prose', { content: 'I am sorry, I cannot.' }, /not what it was asked for/],
  [
    'answers with another type',
    { raw: '<html>hello</html>', headers: { 'content-type': 'text/html' } },
    /not what it was asked for/,
  ],
  [
    'answers with 2 MB',
    { content: `{"heard":[],"x":"${'y'.repeat(2_000_000)}"}` },
    /far too long|broke off/,
  ],
  [
    'redirects',
    { status: 302, headers: { location: 'http://127.0.0.1:9/' }, raw: '' },
    /broke off/,
  ],
];
