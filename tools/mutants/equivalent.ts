/** A fault that changes nothing that anybody could see, and why; no draw plants it. */
export interface Equivalent {
  readonly file: string;
  /** Text of the line on which it stands. */
  readonly line: string;
  readonly from: string;
  readonly why: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
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
];
