'use strict';

const { spawn } = require('node:child_process');
const { ROOT } = require('./root.cjs');

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program to its end and keeps what it prints.
 *
 * @param {readonly string[]} args arguments for node itself
 * @returns {Promise<{ code: number, output: string }>}
 */
exports.runQuietly = function runQuietly(args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const stop = stopWith(child);
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve({ code: code ?? 1, output });
    });
  });
};

/**
 * Runs a TypeScript program on our terminal; it gets our signals, we take its exit code.
 *
 * @param {readonly string[]} args the program, from the root, and its arguments
 * @returns {Promise<void>}
 */
exports.runInForeground = function runInForeground(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    for (const signal of SIGNALS) process.on(signal, () => passOn(child, signal));
    child.on('error', reject);
    child.on('close', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
};

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function passOn(child, signal) {
  // A terminal sends Ctrl+C to the whole group; a second one would mean "at once".
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}

/** @param {import('node:child_process').ChildProcess} child */
function stopWith(child) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return stop;
}
