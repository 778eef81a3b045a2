import type { Plugin } from 'vite';
import * as v from 'valibot';

/** They act, or throw, where they stand. */
const ACTS = /^(?:assert|parse|safeParse|parser|safeParser|set|delete|get|is)(?:[A-Z]|$)/;
const MAKERS = Object.keys(v).filter((name) => /^[a-z]/.test(name) && !ACTS.test(name));
const CALL = new RegExp(String.raw`\bv\.(?:${MAKERS.join('|')})\(`, 'g');

/** Says of each call that only makes a schema that it does nothing else: a build leaves out what its bundle does not read. */
export function pureSchemas(): Plugin {
  return {
    name: 'petwise:pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: (code) =>
      code.includes("import * as v from 'valibot'")
        ? { code: code.replaceAll(CALL, '/* @__PURE__ */ $&'), map: null }
        : null,
  };
}
