/*
 * `npm start`, `npm run dev`, `npm test`: the one entry on a fresh clone.
 * This file runs on any Node from 8 on and without node_modules, so that an
 * old Node gets a sentence instead of a stack trace. Keep its syntax old.
 */
'use strict';

var parts = process.versions.node.split('.').map(Number);
var major = parts[0] || 0;
var minor = parts[1] || 0;
var supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (supported) {
  require('./main.cjs');
} else {
  console.error(
    'Petwise needs Node.js 20.19 or newer (or 22.12 or newer), and this is ' +
      process.versions.node +
      ': install it from https://nodejs.org and run the command again.',
  );
  process.exitCode = 1;
}
