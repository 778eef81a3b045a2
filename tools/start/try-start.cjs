'use strict';

const { spawn } = require('node:child_process');
const { randomUUID } = require('node:crypto');
const { mkdtempSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { ROOT } = require('./root.cjs');
const { CONSULT, signIn } = require('./trial-owner.cjs');

/** Installing and building on a slow computer, ms. */
const LONGEST = 15 * 60_000;
const PASSWORD = randomUUID();

/**
 * Starts this copy of the sources as its owner would, and asks for the page and for a consult's first question: a start
 * from nothing on the Node that runs this (`.ci/start-on-each-node`). Ends with 1 when one of them does not come.
 */
async function tryStart() {
  const data = mkdtempSync(join(ROOT, '.data-of-trial-'));
  const env = { ...process.env, PORT: '0', PETWISE_PASSWORD: PASSWORD, PETWISE_DATA_DIR: data };
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise((done) => child.once('close', done));
  const timer = setTimeout(() => child.kill(), LONGEST);
  try {
    const address = await addressOf(child.stdout);
    const page = await fetch(address);
    if (page.status !== 200) throw new Error(`The page answers ${page.status}.`);
    console.log(`Node ${process.versions.node}: ${await firstQuestion(address)}`);
  } finally {
    clearTimeout(timer);
    child.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string>} where the server says that it listens
 */
async function addressOf(output) {
  let printed = '';
  for await (const chunk of output) {
    printed += chunk;
    const [, address] = /Petwise is ready: (\S+)/.exec(printed) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`It ended before it was ready:\n${printed}`);
}

/**
 * @param {string} address
 * @returns {Promise<string>}
 */
async function firstQuestion(address) {
  const call = await signIn(address, PASSWORD);
  const begun = await call('/api/responses-test/init', CONSULT);
  const { question } = await begun.json();
  if (typeof question?.text !== 'string') throw new Error('The consult begins with no question.');
  return question.text;
}

tryStart().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
