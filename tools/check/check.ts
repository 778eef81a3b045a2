import { join, resolve } from 'node:path';
import { ensureCompiled } from '../../engine/compile/ensure-compiled.ts';
import { ensureTemporary } from '../start/temporary.cjs';
import { runGates } from './run-gates.ts';

const ROOT = resolve(import.meta.dirname, '../..');

ensureTemporary(process.env, join(ROOT, 'node_modules/.cache/tmp'));
ensureCompiled();

/** `npm run check`: all gates, in well under a minute. */
const begun = performance.now();
const { passed, failed } = await runGates(ROOT);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`\n${passed} gates passed, ${failed} failed, in ${seconds} s`);
process.exitCode = failed === 0 ? 0 : 1;
