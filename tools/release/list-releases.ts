import type { ReleasePair } from '../../shared/contracts/src/release-service.ts';
import type { Asked } from './command.ts';
import { tableLines, timeOf } from './table-lines.ts';
import { toRemote, UsageError } from './typed-words.ts';

/** Which newest versions fit each other; a pair that does not is named, and the command fails. */
export async function pairs([newest = '3']: readonly string[], { client }: Asked): Promise<void> {
  if (!/^[1-9]$/.test(newest)) throw new UsageError('How many of each? A number from 1 to 9');
  const all = await client.pairs(Number(newest));
  const broken = all.filter(({ problems }) => problems.length > 0);
  for (const { one, other, problems } of broken) {
    console.log(`${nameOf(one)} and ${nameOf(other)}:\n  ${problems.join('\n  ')}`);
  }
  const unknown = all.filter(({ known }) => !known).length;
  const fit = all.length - broken.length - unknown;
  console.log(`${fit} of ${all.length} pairs fit; nothing is known of ${unknown}`);
  if (broken.length > 0) process.exitCode = 1;
}

/** What a channel gives. */
export async function list(_: readonly string[], asked: Asked): Promise<void> {
  const entries = await asked.client.channel(asked.channel);
  if (entries.length === 0 && !asked.json) {
    console.log(`${asked.channel} gives nothing yet`);
    return;
  }
  print(asked, entries, [
    ['Of', 'Everybody gets', 'On trial', 'Since (UTC)', 'To fall back to', ''],
    entries.map(({ remote, current, canary, since, good, pinned, byStart }) => {
      const trial = canary
        ? `${canary.version} ${canary.percent} %${canary.goesOn ? ', growing' : ''}`
        : '';
      const note = pinned ? 'pinned' : byStart ? 'by a start' : '';
      return [remote, current, trial, timeOf(since), good.join(' '), note];
    }),
  ]);
}

/** The moves of a channel, the latest first. */
export async function log([name]: readonly string[], asked: Asked): Promise<void> {
  const query = name === undefined ? {} : { remote: toRemote(name) };
  const { lines } = await asked.client.log(asked.channel, query);
  print(asked, lines, [
    ['When (UTC)', 'Who', 'Move', 'Of', 'From', 'To', 'On trial', 'Why'],
    lines.map(({ at, who, kind, remote, from, to, canary, percent, why }) => {
      const trial = canary === null ? '' : `${canary} ${percent} %`;
      return [timeOf(at), who, kind, remote, from ?? '', to ?? '', trial, why];
    }),
  ]);
}

function nameOf({ remote, version }: ReleasePair['one']): string {
  return `${remote} ${version}`;
}

/** A table for a person, or the service's own answer. */
export function print(
  { json }: Asked,
  answer: unknown,
  [columns, rows]: readonly [readonly string[], readonly (readonly string[])[]],
): void {
  const text = json ? JSON.stringify(answer, null, 2) : tableLines(columns, rows).join('\n');
  console.log(text);
}
