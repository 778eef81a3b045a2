import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** What npm's audit says of one package that has a known vulnerability. */
const Audit = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      range: v.string(),
      via: v.array(v.union([v.string(), v.looseObject({ title: v.string(), url: v.string() })])),
    }),
  ),
});

/**
 * `npm run vulnerabilities`: asks the registry which versions of the lock file have a known vulnerability. Nothing need be
 * installed. Ends with 1 when there are any, and with 2 when nobody could be asked.
 */
const root = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../..'));
const run = spawnSync('npm', ['audit', '--package-lock-only', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const audit = v.safeParse(Audit, parsed(run.stdout));
if (audit.success) report(audit.output);
else {
  console.error('The registry did not answer: nothing is known of vulnerable versions.');
  console.error('Try again with the registry that npm uses by default, or one that offers audits.');
  process.exitCode = 2;
}

function report({ vulnerabilities }: v.InferOutput<typeof Audit>): void {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity, range, via }] of found) {
    const why = via.map((one) =>
      typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`,
    );
    console.log(`${severity.padEnd(9)} ${name} ${range}\n          ${why.join('\n          ')}`);
  }
  console.log(`${found.length} packages with a known vulnerability.`);
  if (found.length > 0) process.exitCode = 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
