/**
 * Logarithm and exponential by plain additions and multiplications, which every
 * machine rounds alike. `Math.log` and `Math.exp` may differ in the last digit
 * from one browser to the next, and the same evidence must give the same bytes.
 * Method and coefficients: fdlibm (e_log.c, e_exp.c, Sun Microsystems, 1993); error below one unit in the last place.
 */

const ln2High = 6.9314718036912381649e-1;
const ln2Low = 1.90821492927058770002e-10;
const bits = new Float64Array(1);
/** The same eight bytes as two words; which one is the high word depends on the machine. */
const words = new Uint32Array(bits.buffer);
bits[0] = 1;
const high = words[1] === 0x3ff00000 ? 1 : 0;

const wordOf = (x: number): number => {
  bits[0] = x;
  return words[high] ?? 0;
};

/** Natural logarithm. */
export function ln(x: number): number {
  if (!(x > 0) || x === Infinity) return x > 0 ? x : x === 0 ? -Infinity : NaN;
  const tiny = x < 2.2250738585072014e-308;
  const scaled = tiny ? x * 18014398509481984 : x;
  const word = wordOf(scaled);
  const fraction = word & 0xfffff;
  const upper = (fraction + 0x95f64) & 0x100000;
  const k = (word >>> 20) - 1023 + (upper >>> 20) - (tiny ? 54 : 0);
  words[high] = fraction | (upper ^ 0x3ff00000);
  const f = (bits[0] ?? 1) - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even =
    w * (3.999999999940941908e-1 + w * (2.222219843214978396e-1 + w * 1.531383769920937332e-1));
  const odd =
    z *
    (6.66666666666673513e-1 +
      w * (2.857142874366239149e-1 + w * (1.818357216161805012e-1 + w * 1.479819860511658591e-1)));
  const half = 0.5 * f * f;
  return k * ln2High - (half - (s * (half + (even + odd)) + k * ln2Low) - f);
}

/** Two to a whole power between -1022 and 1023. */
function twoTo(k: number): number {
  words[high] = (k + 1023) << 20;
  words[1 - high] = 0;
  return bits[0] ?? 1;
}

/** e to the power of x. */
export function exp(x: number): number {
  if (x !== x) return NaN;
  if (x > 709.782712893384) return Infinity;
  if (x < -745.1332191019411) return 0;
  const k = Math.round(x * 1.442695040888963387);
  const hi = x - k * ln2High;
  const lo = k * ln2Low;
  const r = hi - lo;
  const t = r * r;
  const c =
    r -
    t *
      (1.66666666666666019037e-1 +
        t *
          (-2.77777777770155933842e-3 +
            t *
              (6.61375632143793436117e-5 +
                t * (-1.6533902205465251539e-6 + t * 4.13813679705723846039e-8))));
  const y = 1 - (lo - (r * c) / (2 - c) - hi);
  if (k > 1023) return y * 2 * twoTo(k - 1);
  return k >= -1022 ? y * twoTo(k) : y * twoTo(k + 1000) * 9.332636185032189e-302;
}

/** `base` (above 0) to the power of `exponent`. */
export const power = (base: number, exponent: number): number => exp(exponent * ln(base));

/** Information of one chance, in bits. */
export const log2 = (x: number): number => ln(x) * 1.442695040888963387;
