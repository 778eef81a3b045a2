'use strict';

const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** What the loader of TypeScript and the readers of files want to lay there, bytes. */
const NEEDED = 4 * 1024 * 1024;

/**
 * Has everything use another folder for temporary files where the system's is full or cannot be written to: nothing of
 * ours has to lie in the system's.
 *
 * @param {NodeJS.ProcessEnv} env changed in place
 * @param {string} other made when it is needed
 */
exports.ensureTemporary = function ensureTemporary(env, other) {
  if (hasSpace(tmpdir())) return;
  mkdirSync(other, { recursive: true });
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) env[name] = other;
};

/** @param {string} folder */
function hasSpace(folder) {
  let tried;
  try {
    tried = mkdtempSync(join(folder, 'petwise-'));
    writeFileSync(join(tried, 'filled'), Buffer.alloc(NEEDED));
    return true;
  } catch {
    return false;
  } finally {
    if (tried !== undefined) rmSync(tried, { recursive: true, force: true });
  }
}
