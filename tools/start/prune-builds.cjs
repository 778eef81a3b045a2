'use strict';

const { existsSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { ROOT } = require('./root.cjs');

/** As `tools/federation/build-files.ts` writes it: the path of every file of a build. */
const BUILD_FILES = '.vite/files.json';

/**
 * Removes from every `<workspace>/dist` what its build does not name: a cache lays a build over whatever the folder holds.
 * A folder whose build wrote no list stays as it is.
 *
 * @param {string} root the folder of all workspaces
 */
exports.pruneBuilds = function pruneBuilds(root) {
  for (const workspace of readdirSync(root, { withFileTypes: true })) {
    const folder = join(root, workspace.name, 'dist');
    if (!workspace.isDirectory() || !existsSync(join(folder, BUILD_FILES))) continue;
    const own = new Set([
      BUILD_FILES,
      ...JSON.parse(readFileSync(join(folder, BUILD_FILES), 'utf8')),
    ]);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      if (entry.isFile() && !own.has(name)) rmSync(path);
    }
  }
};

if (require.main === module) exports.pruneBuilds(ROOT);
