import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exp, ln, log2, power } from './arithmetic.ts';

const apart = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(b), 1e-300);

describe('arithmetic that every machine rounds alike', () => {
  it('agrees with the logarithm of the machine to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
        expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(
          4e-16 * Math.max(1, Math.abs(Math.log(x))),
        );
      }),
    );
  });

  it('agrees with the exponential of the machine to the last digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(apart(exp(x), Math.exp(x))).toBeLessThan(1e-15);
      }),
    );
  });

  it('holds at the ends', () => {
    expect(ln(1)).toBe(0);
    expect(ln(0)).toBe(-Infinity);
    expect(ln(-1)).toBeNaN();
    expect(ln(Infinity)).toBe(Infinity);
    expect(exp(0)).toBe(1);
    expect(exp(-800)).toBe(0);
    expect(exp(-Infinity)).toBe(0);
    expect(exp(800)).toBe(Infinity);
    expect(exp(NaN)).toBeNaN();
    expect(apart(exp(-720), Math.exp(-720))).toBeLessThan(1e-9);
    expect(apart(ln(5e-320), Math.log(5e-320))).toBeLessThan(1e-15);
    expect(log2(8)).toBeCloseTo(3, 14);
    expect(power(0.3, 0.7)).toBeCloseTo(0.3 ** 0.7, 14);
  });

  it('gives the very bits written here, on whatever machine the test runs', () => {
    const bytes = (x: number): string => Buffer.from(new Float64Array([x]).buffer).toString('hex');
    const some = [0.02, 0.14, 0.37, 0.98, 3.5, 0.0034].map(
      (x) => `${bytes(ln(x))} ${bytes(exp(-x * 7))}`,
    );
    expect(some).toMatchInlineSnapshot(`
      [
        "af1bacb7d24b0fc0 fc79b15cc8d1eb3f",
        "07dd25c13275ffbf 1920d9d71805d83f",
        "b889bf24ead0efbf e409b66a8334b33f",
        "f7abe0bc04b094bf ef785dc2762f513f",
        "603db52e510bf43f 445af1d6072db93d",
        "30238e3665bc16c0 f2d0bb0d553fef3f",
      ]
    `);
  });
});
