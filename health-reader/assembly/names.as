// Gives each distinct run of bytes a small number.
import { fail, PROBLEM_KINDS } from "./host";
import { same, take } from "./memory";

const MOST: i32 = 4000;
const BUCKETS: u32 = 8192;
const buckets: usize = memory.data(8192 * 4, 16);
const starts: usize = memory.data(4000 * 4, 16);
const lengths: usize = memory.data(4000 * 4, 16);
export let nameCount: i32 = 0;

export function nameAt(id: i32): usize {
  return load<u32>(starts + (<usize>id << 2));
}

export function nameLength(id: i32): i32 {
  return load<i32>(lengths + (<usize>id << 2));
}

export function idOf(at: usize, length: i32): i32 {
  let hash: u32 = 0x811c9dc5 ^ <u32>length;
  const from = length > 24 ? at + <usize>(length - 24) : at;
  for (let p = from; p < at + <usize>length; p++) hash = (hash ^ load<u8>(p)) * 0x01000193;
  hash = (hash ^ (hash >> 15)) & (BUCKETS - 1);
  while (true) {
    const slot = buckets + (<usize>hash << 2);
    const id = load<i32>(slot) - 1;
    if (id < 0) return add(at, length, slot);
    if (nameLength(id) == length && same(nameAt(id), at, length)) return id;
    hash = (hash + 1) & (BUCKETS - 1);
  }
}

function add(at: usize, length: i32, slot: usize): i32 {
  if (nameCount >= MOST) fail(PROBLEM_KINDS);
  const id = nameCount++;
  const kept = take(<usize>length + 16);
  memory.copy(kept, at, length);
  store<u32>(starts + (<usize>id << 2), <u32>kept);
  store<i32>(lengths + (<usize>id << 2), length);
  store<i32>(slot, id + 1);
  return id;
}
