import { resolve } from 'node:path';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { runGates } from './run-gates.ts';

ensureCompiled();

/** `npm run check`: all gates, in well under a minute. */
const begun = performance.now();
const { passed, failed } = await runGates(resolve(import.meta.dirname, '../..'));
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`\n${passed} gates passed, ${failed} failed, in ${seconds} s`);
process.exitCode = failed === 0 ? 0 : 1;
