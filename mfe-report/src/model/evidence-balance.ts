import type { EvidenceView } from './report-view.ts';

/** One block of the chart; `x` and `width` in the chart's own units, 0 in the middle. */
export interface BalanceBlock {
  readonly side: 'for' | 'against';
  readonly x: number;
  readonly width: number;
  /** 1 for the strongest, fading with rank. */
  readonly strength: number;
}

/** Blocks drawn on each side; more evidence than this is listed, not drawn. */
export const MAX_BLOCKS = 8;
const BLOCK = 10;
const GAP = 2;

/**
 * The picture of what speaks for and against: one block a finding, "for" to the
 * left of the middle and "against" to the right, strongest nearest the middle.
 * The evidence has an order and no numbers, so every block is equally wide.
 */
export function evidenceBalance(
  evidence: Pick<EvidenceView, 'for' | 'against'>,
): readonly BalanceBlock[] {
  return [...side('for', evidence.for.length), ...side('against', evidence.against.length)];
}

/** Half of the chart's width in its own units. */
export const BALANCE_REACH = MAX_BLOCKS * (BLOCK + GAP);

function side(name: BalanceBlock['side'], count: number): readonly BalanceBlock[] {
  return Array.from({ length: Math.min(count, MAX_BLOCKS) }, (_, rank) => {
    const distance = GAP / 2 + rank * (BLOCK + GAP);
    return {
      side: name,
      x: name === 'for' ? -distance - BLOCK : distance,
      width: BLOCK,
      strength: 1 - (rank / MAX_BLOCKS) * 0.6,
    };
  });
}
