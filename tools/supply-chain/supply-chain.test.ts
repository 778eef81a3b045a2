import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAllowed, licencesOf } from './licences.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('licences', () => {
  it('reads one of every package that is locked', () => {
    const all = licencesOf(ROOT);
    expect(all.length).toBeGreaterThan(300);
    expect(all.find(({ name }) => name === 'react')).toMatchObject({ licence: 'MIT' });
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['AGPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['none', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s is allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });
});

describe('the list of what it is made of', () => {
  interface Component {
    readonly name: string;
    readonly version: string;
  }

  it('bug: nothing showed that `npm run sbom` lists all that the lock file holds', () => {
    const run = spawnSync('npm', ['run', '--silent', 'sbom'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    expect(run.status, run.stderr).toBe(0);
    const sbom = JSON.parse(run.stdout) as { bomFormat: string; components: Component[] }; // CycloneDX says so.
    expect(sbom.bomFormat).toBe('CycloneDX');
    const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
    const locked = licencesOf(ROOT).map(({ name, version }) => `${name}@${version}`);
    expect(locked.length).toBeGreaterThan(300);
    expect(locked.filter((one) => !listed.has(one))).toEqual([]);
  }, 60_000);
});

describe('known vulnerabilities', () => {
  /** A folder with a lock file of one package, whose npm asks a registry of ours. */
  async function ask(answer: (body: string) => { status: number; body: object }) {
    const registry = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { status, body } = answer(request.url ?? '');
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void registry.close());
    const { port } = registry.address() as AddressInfo; // It listens on a port.
    const folder = mkdtempSync(join(tmpdir(), 'petwise audit '));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const root = { name: 'one', version: '1.0.0', dependencies: { 'left-pad': '1.0.0' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
    const packages = { '': root, 'node_modules/left-pad': { version: '1.0.0' } };
    const lock = { name: 'one', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const program = join(ROOT, 'tools/supply-chain/vulnerabilities.ts');
    const child = spawn('npx', ['tsx', program, folder], {
      cwd: ROOT,
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_fetch_retries: '0',
      },
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const code = await new Promise<number | null>((ended) => child.on('close', ended));
    return { code, output: output.join('') };
  }

  const advisory = {
    id: 1,
    url: 'https://example.test/1',
    title: 'Pads too far',
    severity: 'high',
    vulnerable_versions: '<=1.0.0',
    cwe: [],
    cvss: { score: 7 },
  };

  it('are named, with what is wrong, and end with 1', async () => {
    const { code, output } = await ask((url) =>
      url.includes('advisories')
        ? { status: 200, body: { 'left-pad': [advisory] } }
        : { status: 404, body: {} },
    );
    expect(output).toMatch(/high\s+left-pad/);
    expect(output).toContain('Pads too far');
    expect(code).toBe(1);
  });

  it('none are said to be none', async () => {
    const { code, output } = await ask(() => ({ status: 200, body: {} }));
    expect(output).toContain('0 packages');
    expect(code).toBe(0);
  });

  it('a registry that cannot tell is no clean bill', async () => {
    const { code, output } = await ask(() => ({ status: 405, body: {} }));
    expect(output).toContain('nothing is known');
    expect(code).toBe(2);
  });
});
