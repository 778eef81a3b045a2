'use strict';

const { installPackages, refuseForeignTree } = require('./install.cjs');
const { buildAll } = require('./build.cjs');
const { checkSettings } = require('./check-settings.cjs');
const { releaseBuilds } = require('./release.cjs');
const { runInForeground } = require('./run.cjs');
const { ROOT } = require('./root.cjs');
const { ensureTemporary } = require('./temporary.cjs');
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const [mode, ...rest] = process.argv.slice(2);

async function main() {
  endWithNpm();
  const backup = mode === '--restore' ? backupOf(rest[0]) : '';
  if (mode !== '--test') await refuseBadSettings();
  const { PETWISE_DATA_DIR: dataDir = join(ROOT, '.data') } = process.env;
  ensureTemporary(process.env, join(resolve(ROOT, dataDir), 'tmp'));
  // A container: all was installed, built and laid out with the image (PETWISE_BUILDS_DIR), and nothing of it can be changed.
  if (mode === '--built') return serve(rest);
  refuseForeignTree();
  await installPackages();
  if (mode === '--test') return runInForeground(['tools/test/test.ts', ...rest]);
  if (mode === '--dev') return runInForeground(['tools/dev/dev.ts', ...rest]);
  await buildAll();
  if (mode === '--restore') return serve(['--restore', backup]);
  await releaseBuilds();
  await serve();
}

/** Told now, not after minutes of installing and building. */
async function refuseBadSettings() {
  const problems = await checkSettings(process.env, mode);
  if (problems.length > 0) throw new Error(`Petwise cannot start. ${problems.join('\n')}`);
}

/**
 * A path as the person typed it, who may stand in another folder than npm.
 *
 * @param {string | undefined} path
 */
function backupOf(path) {
  if (!path) throw new Error('Usage: npm run restore -- <file>');
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return file;
}

/**
 * The server takes over this very process: its signals and its exit code are ours.
 *
 * @param {readonly string[]} [args] in place of our own
 */
async function serve(args = process.argv.slice(2)) {
  const server = join(ROOT, 'server/dist/main.js');
  process.argv.splice(1, process.argv.length, server, ...args);
  await import(pathToFileURL(server).href);
}

/** npm runs us under a shell that does not pass signals on; when it is gone, so are we. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
