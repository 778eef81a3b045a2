'use strict';

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { showProgress } = require('./progress.cjs');
const { runQuietly } = require('./run.cjs');
const { ROOT } = require('./root.cjs');

/**
 * Lays freshly built remotes where the server finds them as it starts; it makes those
 * current that nobody has released. When no build has changed since the last time
 * there is nothing to do, and the release tool is not even started.
 */
exports.releaseBuilds = async function releaseBuilds() {
  const store = releasesFolder();
  const stampFile = join(store, '.local-builds');
  const stamp = stampOfBuilds();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const finish = showProgress('Laying out the bundles');
  const { code, output } = await runQuietly([
    '--import',
    'tsx',
    'tools/release/release.ts',
    '--local',
  ]);
  finish(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new Error(`${output}\nThe bundles could not be laid into ${store}.`);
  mkdirSync(store, { recursive: true });
  writeFileSync(stampFile, stamp);
};

/** The same folder as in tools/release/release.ts. */
function releasesFolder() {
  const { PETWISE_RELEASES_DIR, PETWISE_DATA_DIR } = process.env;
  return resolve(ROOT, PETWISE_RELEASES_DIR ?? join(PETWISE_DATA_DIR ?? '.data', 'releases'));
}

function stampOfBuilds() {
  const hash = createHash('sha256');
  for (const workspace of readdirSync(ROOT).sort()) {
    const folder = join(ROOT, workspace, 'dist');
    if (!/^(mfe-|shell$)/.test(workspace) || !existsSync(folder)) continue;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
    for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
