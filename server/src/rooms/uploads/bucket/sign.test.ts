import { describe, expect, test } from 'vitest';
import { signed } from './sign.ts';

/** Amazon's own examples ("Examples: Signature Calculations in AWS Signature Version 4"). */
const KEY = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const NOW = new Date('2013-05-24T00:00:00Z');
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const HOST = 'https://examplebucket.s3.amazonaws.com';

describe('a request to a bucket is signed as Amazon’s examples are', () => {
  test.each([
    [
      'a part of an object',
      { method: 'GET', url: `${HOST}/test.txt`, headers: { range: 'bytes=0-9' } },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a list',
      { method: 'GET', url: `${HOST}/?prefix=J&max-keys=2` },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
    [
      'a new object',
      {
        method: 'PUT',
        url: `${HOST}/test%24file.text`,
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        },
        contentHash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
  ])('%s', (_what, { url, contentHash = NOTHING, ...rest }: Example, signature) => {
    const headers = signed({ ...rest, url: new URL(url), contentHash }, KEY, NOW);
    expect(headers['authorization']).toMatch(new RegExp(`Signature=${signature}$`));
  });
});

interface Example {
  readonly method: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly contentHash?: string;
}
