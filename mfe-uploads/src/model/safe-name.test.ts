// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import { safeName } from './safe-name.ts';

describe('safeName', () => {
  it.each([
    ['blood panel.pdf', 'blood panel.pdf'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['a\u0000b\r\nc\u0085.pdf', 'abc.pdf'],
    ['\u2066x\u2069\u200f.pdf', 'x.pdf'],
    ['two\u2028lines.pdf', 'twolines.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\scan.pdf', 'scan.pdf'],
    ['\u0007', 'Unnamed file'],
    ['folder/', 'Unnamed file'],
  ])('shows %j as %j', (given, shown) => {
    expect(safeName(fileOf(given))).toBe(shown);
  });

  it('keeps what people write: Arabic, Chinese, joined emoji', () => {
    for (const name of ['تحليل الدم.pdf', '血液检查.pdf', '👩‍⚕️ vet.pdf']) {
      expect(safeName(fileOf(name))).toBe(name);
    }
  });
});
