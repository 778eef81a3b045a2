// The Huffman codes that a block brings with it.
import { bits, drop, refill, take } from "./bits";
import { fail, PROBLEM_DAMAGED } from "./host";
import { build, distances, lengths, literals } from "./huffman";

const codeLengths: usize = memory.data(32, 16);
const codeTable: usize = memory.data(128 * 4, 16);
const codeCounts: usize = memory.data(16, 16);
const codeNext: usize = memory.data(16, 16);
const CODE_ORDER: usize = memory.data<u8>([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);

/** The code lengths of a block with codes of its own. */
export function readCodes(at: usize, end: usize): usize {
  const literalCount = take(5) + 257;
  const distanceCount = take(5) + 1;
  const codeCount = take(4) + 4;
  if (literalCount > 286) fail(PROBLEM_DAMAGED);
  let p = at;
  memory.fill(codeLengths, 0, 19);
  for (let i = 0; i < codeCount; i++) {
    p = refill(p);
    store<u8>(codeLengths + load<u8>(CODE_ORDER + i), take(3));
  }
  buildCodeTable();
  const wanted = literalCount + distanceCount;
  let i = 0;
  while (i < wanted) {
    p = refill(p);
    if (p > end + 16) fail(PROBLEM_DAMAGED);
    const entry = load<u32>(codeTable + (<usize>(bits & 127) << 2));
    if (entry == 0) fail(PROBLEM_DAMAGED);
    drop(entry & 15);
    const symbol = <i32>(entry >> 8);
    if (symbol < 16) {
      store<u8>(lengths + i++, symbol);
      continue;
    }
    if (symbol == 16 && i == 0) fail(PROBLEM_DAMAGED);
    const repeated: u8 = symbol == 16 ? load<u8>(lengths + i - 1) : 0;
    const times = symbol == 16 ? 3 + take(2) : symbol == 17 ? 3 + take(3) : 11 + take(7);
    if (i + times > wanted) fail(PROBLEM_DAMAGED);
    memory.fill(lengths + i, repeated, times);
    i += times;
  }
  if (!build(literals, lengths, literalCount, false)) fail(PROBLEM_DAMAGED);
  if (!build(distances, lengths + literalCount, distanceCount, true)) fail(PROBLEM_DAMAGED);
  return p;
}

function buildCodeTable(): void {
  memory.fill(codeCounts, 0, 16);
  for (let i = 0; i < 19; i++) {
    const count = codeCounts + load<u8>(codeLengths + i);
    store<u8>(count, load<u8>(count) + 1);
  }
  store<u8>(codeCounts, 0);
  let left = 1, code = 0, used = 0;
  for (let length = 1; length < 8; length++) {
    left = (left << 1) - <i32>load<u8>(codeCounts + length);
    if (left < 0) fail(PROBLEM_DAMAGED);
    used += load<u8>(codeCounts + length);
    code = (code + <i32>load<u8>(codeCounts + length - 1)) << 1;
    store<u8>(codeNext + length, code);
  }
  if (left > 0) fail(PROBLEM_DAMAGED);
  memory.fill(codeTable, 0, 512);
  for (let i = 0; i < 19; i++) {
    const length = <i32>load<u8>(codeLengths + i);
    if (length == 0) continue;
    const own = <i32>load<u8>(codeNext + length);
    store<u8>(codeNext + length, own + 1);
    let reverse = 0;
    for (let bit = 0; bit < length; bit++) reverse |= ((own >> bit) & 1) << (length - 1 - bit);
    for (let k = reverse; k < 128; k += 1 << length) store<u32>(codeTable + (<usize>k << 2), (i << 8) | length);
  }
}
