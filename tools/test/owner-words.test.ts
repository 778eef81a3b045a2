import { describe, expect, it } from 'vitest';
import { ownerWords, type Received, toldIn } from './owner-words.ts';

const TOKEN = 'q8Zr1kBv0mXwYt5uLhJd7c';
const NOTHING: Received = {
  url: '/api/pets',
  cookies: [],
  authorization: '',
  type: 'application/json',
  body: '',
};
const FORM = [
  '--x',
  'Content-Disposition: form-data; name="file"; filename="Rex bloods.txt"',
  'Content-Type: text/plain',
  '',
  'Kreatinin 3,4',
  '--x--',
].join('\r\n');

const REQUESTS: Record<string, readonly [Partial<Received>, words: readonly string[]]> = {
  'what was typed, a name and numbers': [
    { body: '{"pet":{"name":"Rex","weight":31.75},"words":["He limps since noon","apoquel"]}' },
    ['Rex', '31.75', 'He limps since noon', 'apoquel'],
  ],
  'a form with a file': [
    { type: 'multipart/form-data; boundary=x', body: FORM },
    ['Rex bloods.txt', 'Kreatinin 3,4'],
  ],
  'a plain form': [
    { type: 'application/x-www-form-urlencoded', body: 'found=a+foreign+body' },
    ['a foreign body'],
  ],
  'a search, and a secret in the address': [
    { url: `/shared/${TOKEN}?q=liver%20values` },
    ['liver values', TOKEN],
  ],
  'cookies and keys': [
    { cookies: [`petwise_session=${TOKEN}; HttpOnly`], authorization: `Bearer ${TOKEN}x` },
    [TOKEN, `${TOKEN}x`],
  ],
};

describe('C1 the words of owners in what a server receives', () => {
  it.each(Object.entries(REQUESTS))('are %s', (_what, [request, words]) => {
    expect([...ownerWords([{ ...NOTHING, ...request }])].toSorted()).toEqual(words.toSorted());
  });

  it('are none of the contract’s, and none of those that the log is there to tell', () => {
    const body = '{"id":"03a2b23c-e271-41d2-8520-16821315b2d6","species":"guinea_pig"}';
    const report = { url: '/api/page-report', body: '{"screen":"/assessment"}' };
    expect(
      ownerWords([
        { ...NOTHING, body },
        { ...NOTHING, ...report },
      ]),
    ).toEqual(new Set());
  });
});

describe('C1 a log that tells a word of an owner', () => {
  const words = new Set(['He limps', 'Rex', '31.75', '404', '4041', TOKEN]);
  const line = (entry: object): string =>
    `${JSON.stringify({ level: 30, time: 1_795_986_348_404, pid: 31.75, ...entry })}\n`;

  it.each([
    ['in its message', { msg: 'cannot read "He limps"' }],
    ['as a field', { path: 'Rex' }],
    ['as a number', { path: 31.75 }],
    ['deep in an error', { err: { cause: { stack: `at ${TOKEN}` } } }],
  ])('is found out: %s', (_where, entry) => {
    expect(toldIn(line({ msg: 'refused' }) + line(entry), words)).toHaveLength(1);
  });

  it('is found out in a line that is none of the logger’s', () => {
    expect(toldIn('Error: He limps\n    at here\n', words)).toHaveLength(1);
  });

  it.each([
    ['a status', { status: 404 }],
    ['a word that holds a short one', { msg: 'a cyanorex' }],
    ['an id in which a number stands', { owner: '40404041-e271-41d2-8520-16821315b2d6' }],
    ['a place in the code', { err: { stack: '    at file:///dist/main.js:404:11' } }],
  ])('is not taken for one that tells %s', (_what, entry) => {
    expect(toldIn(line(entry), words)).toEqual([]);
  });
});
