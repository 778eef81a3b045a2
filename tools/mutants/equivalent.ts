/** A fault that changes nothing that anybody could see, or a choice that no test should hold, and why; no draw plants it. */
export interface Equivalent {
  readonly file: string;
  /** Text of the line on which it stands. */
  readonly line: string;
  readonly from: string;
  readonly why: string;
  /** It could be seen: another number would be as right. */
  readonly isChoice?: true;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'server/src/db/embedded-statements.ts',
    line: '  #collectedBytes = 0;',
    from: '0',
    why: 'Counted from one byte more, a megabyte is full a byte earlier.',
  },
  {
    file: 'engine/src/infer/posterior.ts',
    line: 'for (let index = 0; index < plain.length; index += 1)',
    from: '<',
    why: 'Nothing is written beyond the end of a Float64Array.',
  },
  {
    file: 'server/src/rooms/reasoning/routes.ts',
    line: 'const CUT_OFF_MS = 2_000;',
    from: '2_000',
    why: 'How long who does not answer a close is waited for; a test would have to wait as long.',
    isChoice: true,
  },
  {
    file: 'server/src/rooms/sessions/quick-value.ts',
    line: 'return messageId === undefined || option === undefined ? null',
    from: '||',
    why: 'A match has both groups, no match has neither.',
  },
  {
    file: 'server/src/language-model-config.ts',
    line: 'const [input = 0, output = 0] =',
    from: '0',
    why: 'The pattern before it lets through two numbers, never fewer; the defaults are for the compiler.',
  },
  {
    file: 'server/src/main.ts',
    line: 'if (creating > 0) {',
    from: '0',
    why: 'Node and the program stand first in argv: a flag has place 2 or a later one, or -1.',
  },
  {
    file: 'server/src/main.ts',
    line: '} else if (restoring > 0) {',
    from: '0',
    why: 'As above.',
  },
  {
    file: 'health-reader/src/scan/read-number.ts',
    line: 'const DOT = 46;',
    from: '46',
    why: 'What the fast way does not take, the slow one reads to the same number.',
  },
  {
    file: 'health-reader/src/scan/name-table.ts',
    line: 'value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);',
    from: '0x01000193',
    why: 'Another odd factor puts names into other buckets; which names there are stays.',
  },
  {
    file: 'engine/src/infer/triage.ts',
    line: '.map((condition, index) => ({ condition, p: belief.probs[index] ?? 0 }))',
    from: '0',
    why: 'Every condition has its probability; the default is for the compiler.',
  },
  {
    file: 'health-reader/src/scan/record-counter.ts',
    line: 'const count = buckets[at] ?? 0;',
    from: '0',
    why: 'A month has a bucket for every slot; the default is for the compiler.',
  },
  {
    file: 'server/src/rooms/uploads/count-records.worker.ts',
    line: 'const SNIFF_BYTES = 64 * 1024;',
    from: '64',
    why: 'An export names itself in its first lines; how much further it is looked for is a choice.',
    isChoice: true,
  },
  {
    file: 'server/src/rooms/uploads/count-records.worker.ts',
    line: 'const SNIFF_BYTES = 64 * 1024;',
    from: '1024',
    why: 'As above.',
    isChoice: true,
  },
  {
    file: 'server/src/rooms/uploads/reading/kinds/read-xlsx.ts',
    line: 'if (cell.column < MAX_COLUMNS) {',
    from: '<',
    why: 'That there is a limit keeps rows small; whether it lets one column more through is a choice.',
    isChoice: true,
  },
  {
    file: 'engine/src/infer/posterior.ts',
    line: 'return a.map((value, index) => value + (b[index] ?? 0));',
    from: '0',
    why: 'Both have a place for every hypothesis; the default is for the compiler.',
  },
];
