import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILE = readFileSync(join(ROOT, 'Containerfile'), 'utf8').replaceAll('\\\n', ' ');
const linesOf = (name: string): string[] =>
  readFileSync(join(ROOT, name), 'utf8').trim().split('\n');
const IGNORED = linesOf('.dockerignore');

/** The instructions of the image that is run, the last stage. */
const LAST = FILE.slice(FILE.lastIndexOf('\nFROM ')).trim().split('\n');

function words(instruction: string): string[] {
  return LAST.filter((line) => line.trim().startsWith(`${instruction} `)).map((line) =>
    line.trim().slice(instruction.length + 1),
  );
}

describe('the container file', () => {
  it('runs as a user without rights, who owns nothing but the data', () => {
    expect(words('USER')).toEqual(['node']);
    expect(words('COPY').join()).not.toContain('--chown');
    expect(words('RUN')).toEqual(['install -d -o node -g node -m 700 /data']);
    expect(words('VOLUME')).toEqual(['/data']);
    expect(words('ENV').join(' ')).toContain('PETWISE_DATA_DIR=/data');
  });

  it('starts what is there, without installing or building', () => {
    const [command = ''] = words('CMD');
    const parts: unknown = JSON.parse(command);
    expect(parts).toEqual(['node', '--max-semi-space-size=4', 'tools/start/start.cjs', '--built']);
    expect(existsSync(join(ROOT, 'tools/start/start.cjs'))).toBe(true);
  });

  it('is asked whether it lives, not whether the database does', () => {
    expect(FILE).toMatch(/HEALTHCHECK[^\n]*\/healthz\/live/);
  });

  it('takes nothing into the image that git does not keep: packages, builds, data, backups, history', () => {
    const unversioned = linesOf('.gitignore').map((name) => `**/${name}`);
    expect(IGNORED).toEqual(expect.arrayContaining([...unversioned, '.git']));
  });

  it('gives the server what it brings along, and no compiler', () => {
    const [settings = ''] = words('ENV');
    expect(settings).toContain('PETWISE_BUILDS_DIR=/app/builds');
    expect(FILE).toContain('PETWISE_RELEASES_DIR=/app/builds npm run release -- --local');
    expect(words('COPY')).toEqual(['--from=build /program /app']);
  });
});
