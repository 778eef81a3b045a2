import { describe, expect, it } from 'vitest';
import { nextSending, sentShare } from './sending.ts';

describe('nextSending', () => {
  it('knows no speed from one report, and a speed from two', () => {
    const first = nextSending(null, { sentBytes: 0, totalBytes: 4_000_000 }, 0);
    expect(first.bytesPerSecond).toBeNull();
    const second = nextSending(first, { sentBytes: 1_000_000, totalBytes: 4_000_000 }, 1_000);
    expect(second.bytesPerSecond).toBe(1_000_000);
    expect(sentShare(second)).toBe(0.25);
  });

  it('follows the bytes between measures, and the speed slowly', () => {
    let one = nextSending(null, { sentBytes: 0, totalBytes: 4_000_000 }, 0);
    one = nextSending(one, { sentBytes: 500_000, totalBytes: 4_000_000 }, 100);
    expect(one).toMatchObject({ sentBytes: 500_000, bytesPerSecond: null });
    one = nextSending(one, { sentBytes: 1_000_000, totalBytes: 4_000_000 }, 1_000);
    one = nextSending(one, { sentBytes: 1_000_000, totalBytes: 4_000_000 }, 2_000);
    expect(one.bytesPerSecond).toBe(700_000);
  });

  it('never goes backwards when a broken upload goes on from an earlier byte', () => {
    let one = nextSending(null, { sentBytes: 2_000_000, totalBytes: 4_000_000 }, 0);
    one = nextSending(one, { sentBytes: 1_000_000, totalBytes: 4_000_000 }, 1_000);
    expect(one.bytesPerSecond).toBe(0);
    expect(sentShare(nextSending(one, { sentBytes: 0, totalBytes: 0 }, 1_100))).toBe(0);
  });
});
