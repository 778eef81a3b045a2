'use strict';

const { createHash } = require('node:crypto');
const { accessSync, constants, existsSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { showProgress } = require('./progress.cjs');
const { runQuietly } = require('./run.cjs');
const { ROOT } = require('./root.cjs');

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED_LOCK = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.petwise-install');

/** What is installed or built into; those that are not there yet are made in the first. */
const WRITTEN = ['.', 'node_modules', 'engine', 'server', 'shell'];

/**
 * Said before npm and the builds fail in their own words.
 *
 * @param {string} [root]
 */
exports.refuseForeignTree = function refuseForeignTree(root = ROOT) {
  for (const path of WRITTEN.map((name) => join(root, name)).filter((one) => existsSync(one))) {
    try {
      accessSync(path, constants.W_OK);
    } catch {
      throw new Error(
        `This checkout belongs to another user: ${path} cannot be written to. Take a copy of your own, or have its owner start it.`,
      );
    }
  }
};

/** Installs exactly what the lock file says, unless that is there already. */
exports.installPackages = async function installPackages() {
  const lock = readFileSync(LOCK, 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  const installed = existsSync(INSTALLED_LOCK);
  if (!installed || !exports.agree(lock, readFileSync(INSTALLED_LOCK, 'utf8'))) await install();
  writeFileSync(STAMP, stamp);
};

async function install() {
  const finish = showProgress('Installing packages');
  const { code, output } = await runQuietly([npmProgram(), 'ci', '--no-audit', '--no-fund']);
  finish(code === 0 ? 'done' : 'failed');
  if (code === 0) return;
  console.error(output);
  throw new Error(
    'The packages could not be installed (npm says why above). Is the network there?',
  );
}

/** npm's own JavaScript, so that no shell and no `npm.cmd` is needed. */
function npmProgram() {
  const { npm_execpath: running } = process.env;
  if (running && /npm-cli\.(c?js)$/.test(running)) return running;
  const node = dirname(process.execPath);
  const places = [
    join(node, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(node, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('npm was not found beside Node.js; run this as "npm start".');
  return found;
}

/**
 * A developer's own `npm install` leaves no stamp of ours; npm's record of
 * what lies in node_modules then says whether it is what the lock asks for.
 *
 * @param {string} wanted text of package-lock.json
 * @param {string} present text of npm's record
 */
exports.agree = function agree(wanted, present) {
  const there = packagesOf(present);
  return Object.entries(packagesOf(wanted)).every(([path, locked]) => {
    if (locked.link || !path.includes('node_modules/')) return true;
    const found = there[path];
    // Parts for other platforms are locked and not installed.
    return found ? found.version === locked.version : locked.optional || locked.devOptional;
  });
};

/**
 * @param {string} text
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>}
 */
function packagesOf(text) {
  return JSON.parse(text).packages ?? {};
}
