'use strict';

const { showProgress } = require('./progress.cjs');
const { pruneBuilds } = require('./prune-builds.cjs');
const { ROOT } = require('./root.cjs');
const { runQuietly } = require('./run.cjs');

const TURBO = 'node_modules/turbo/bin/turbo';

/** Builds every bundle and the server; what has not changed comes from the cache. */
exports.buildAll = async function buildAll() {
  const finish = showProgress('Building');
  const { code, output } = await runQuietly([TURBO, 'run', 'build', '--output-logs=errors-only']);
  finish(code === 0 ? 'done' : 'failed');
  if (code === 0) return pruneBuilds(ROOT);
  console.error(output);
  throw new Error('The build failed; the reason is above.');
};
