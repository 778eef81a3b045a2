import { describe, expect, it } from 'vitest';
import { detectSex } from './detect-sex.ts';

describe('detectSex', () => {
  it.each([
    ['She will not eat and her belly is hard', 'female'],
    ['The leash is hers', 'female'],
    ['He licks HIS paw, the vet saw him', 'male'],
    ["he's limping", 'male'],
    ['She bit him and her ear bleeds', 'female'],
    ['He scratched her', undefined],
    ['the sherpa heard this, there was a hero and a history', undefined],
    ['', undefined],
  ])('HOME-09 %s', (text, sex) => {
    expect(detectSex(text)).toBe(sex);
  });
});
