import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function run(...flags: string[]): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), 'bench/hear.ts', ...flags],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n') };
}

describe('npm run bench:hear', () => {
  it('ENG prints figures with their bounds and fails exactly when one is missed', () => {
    const { status, lines } = run('lines');
    expect(lines).toHaveLength(3);
    const [, held, all] = /^(\d) of (\d) bounds held$/.exec(lines[2] ?? '') ?? [];
    expect(all).toBe('2');
    expect(status).toBe(held === all ? 0 : 1);
  });

  it('ENG fails on a part that does not exist, and names those that do', () => {
    const { status, lines } = run('lnes');
    expect(status).toBe(1);
    expect(lines.join()).toContain('speed, download, lines');
  });
});
