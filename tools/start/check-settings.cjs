'use strict';

const { randomUUID } = require('node:crypto');
const { existsSync } = require('node:fs');
const { mkdir, readFile, rm, writeFile } = require('node:fs/promises');
const { connect, createServer } = require('node:net');
const { dirname, join, resolve } = require('node:path');
const { guessBits, LEAST_BITS } = require('../../server/src/rooms/auth/guessable.cjs');
const { ROOT } = require('./root.cjs');

const CONNECT_MS = 5_000;

/**
 * What would stop the server in the end and can be known before anything is
 * installed or built, a sentence each. The server itself checks the rest.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} [mode] `--dev` has ports of its own, `--restore` listens at none
 * @returns {Promise<string[]>}
 */
exports.checkSettings = async function checkSettings(env, mode) {
  const { HOST: host = '127.0.0.1', PORT: port = '4300' } = env;
  const data = env.PETWISE_DATA_DIR ?? (mode === '--dev' ? '.data/development' : '.data');
  const here = await Promise.all([
    checkPassword(env.PETWISE_PASSWORD),
    mode === '--restore' ? null : mode === '--dev' ? checkDevPorts(env) : checkPort(port, host),
    checkFolder(resolve(ROOT, data)),
    checkKeyFile('PETWISE_SIGNING_KEY', env.PETWISE_SIGNING_KEY),
    checkKeyFile('PETWISE_SIGNING_KEY_BEFORE', env.PETWISE_SIGNING_KEY_BEFORE),
  ]);
  const problems = here.filter((problem) => problem !== null);
  // A database may take its time to answer; what is wrong here is told without waiting for it.
  if (problems.length > 0) return problems;
  const problem = await checkDatabase(env.DATABASE_URL);
  return problem === null ? [] : [problem];
};

/** @param {string | undefined} password */
async function checkPassword(password) {
  if (password === undefined) return null;
  if (password.length < 8) return 'PETWISE_PASSWORD must have at least 8 characters.';
  // As the server's own settings do: a long one costs no more time.
  if (guessBits(password.slice(0, 64)) >= LEAST_BITS) return null;
  return 'PETWISE_PASSWORD is too easy to guess: take a few words that do not belong together.';
}

/** From the first: the server, the shell, and each remote (`DEV_PORTS` of tools/federation). */
exports.DEV_OFFSETS = [0, 1, 11, 12, 13, 14, 15];

/** @param {Record<string, string | undefined>} env */
async function checkDevPorts({ PETWISE_DEV_PORTS: first = '4300', HOST: host = '127.0.0.1' }) {
  const number = Number(first);
  if (!Number.isInteger(number) || number < 1024 || number > 65_000)
    return 'PETWISE_DEV_PORTS is a port from 1024 to 65000, such as 4500.';
  const problems = await Promise.all(
    exports.DEV_OFFSETS.map((/** @type {number} */ offset) =>
      checkPort(String(number + offset), host, 'PETWISE_DEV_PORTS'),
    ),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/**
 * @param {string} port
 * @param {string} host
 * @param {string} setting what says it
 * @returns {Promise<string | null>}
 */
function checkPort(port, host, setting = 'PORT') {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return Promise.resolve(`${setting} must be a number from 0 to 65535.`);
  }
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE')
        return done(`Port ${port} is in use. Set ${setting} to another one.`);
      if (code === 'EACCES')
        return done(`This user may not listen on that port. Set ${setting} to 1024 or more.`);
      return done('HOST is not an address of this computer.');
    });
    server.listen({ port: Number(port), host }, () => server.close(() => done(null)));
  });
}

/** @param {string} folder */
async function checkFolder(folder) {
  const trial = join(folder, `.writable-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(trial, 'x', { flag: 'wx' });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `The data folder ${folder} cannot be written to${code}. Set PETWISE_DATA_DIR to one that this user may write to.`;
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

/**
 * @param {string} setting
 * @param {string | undefined} path
 */
async function checkKeyFile(setting, path) {
  if (path === undefined) return null;
  const file = resolve(ROOT, path);
  try {
    await readFile(file);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return `${setting} names the file ${file}, which cannot be read${code}.`;
  }
}

/**
 * Step by step: Node's own recursive way never ends below a folder like /proc.
 *
 * @param {string} folder
 */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

/**
 * @param {string | undefined} address
 * @returns {Promise<string | null>}
 */
function checkDatabase(address) {
  if (address === undefined) return Promise.resolve(null);
  const isAddress = /^postgres(ql)?:\/\//.test(address) && URL.canParse(address);
  if (!isAddress)
    return Promise.resolve(
      'DATABASE_URL must be an address such as postgres://user:password@host/name.',
    );
  const { hostname, port } = new URL(address);
  // A socket in the file system, or several hosts: only the driver knows.
  if (hostname === '') return Promise.resolve(null);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((done) => {
    const socket = connect({ host, port: Number(port || 5432), timeout: CONNECT_MS });
    /** @param {string | null} problem */
    const end = (problem) => {
      socket.destroy();
      done(problem);
    };
    const where = `${hostname}:${port || 5432}`;
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end(`No database answers at ${where}. Look at DATABASE_URL.`));
    socket.once('error', () => end(`No database answers at ${where}. Look at DATABASE_URL.`));
  });
}
