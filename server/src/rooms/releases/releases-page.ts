import type { ChannelEntry, ReleaseLogLine } from '@petwise/contracts/release-service';
import { escapeHtml } from '../../html.ts';
import { htmlGrid, htmlPage } from '../../html-page.ts';
import type { KindReports, VersionTally } from './mount-repository.ts';
import type { Tally } from './verdict.ts';

/** What a channel gives, how pages fare with it, and who moved what. */
export interface Overview {
  readonly entries: readonly ChannelEntry[];
  readonly tallies: ReadonlyMap<string, VersionTally>;
  readonly kinds: readonly KindReports[];
  readonly log: readonly ReleaseLogLine[];
}

const LINES_OF_LOG = 20;

/** The operator's page of a channel: without script, every text escaped. */
export function releasesPage(channel: string, overview: Overview, nonce: string): string {
  return htmlPage({
    nonce,
    title: 'Releases',
    style: 'main { max-width: 70rem; }',
    body: `<header><p class="brand">Petwise</p><h1>Releases</h1>
<p>What the channel ${escapeHtml(channel)} gives, and how pages of the last two days fare with it.</p></header>
${overview.entries.map((entry) => remoteHtml(entry, overview)).join('')}`,
  });
}

function remoteHtml(entry: ChannelEntry, overview: Overview): string {
  const { remote, current, canary, pinned } = entry;
  const lines = overview.log.filter((line) => line.remote === remote);
  const share = canary ? 100 - canary.percent : 100;
  const versions = [
    rowOf(current, `${share} %${pinned ? ', pinned' : ''}`, { entry, overview, lines }),
    ...(canary
      ? [
          rowOf(canary.version, `${canary.percent} %${canary.goesOn ? ', growing' : ''}`, {
            entry,
            overview,
            lines,
          }),
        ]
      : []),
    ...entry.good.map((version) => rowOf(version, 'to fall back to', { entry, overview, lines })),
  ];
  const columns = ['Version', 'Share', 'Since', 'By', 'Failed mounts', 'Phases', 'p50', 'p95'];
  return `<section aria-labelledby="${remote}"><h2 id="${remote}">${remote}</h2>
${htmlGrid(`Versions of ${remote}`, columns, versions)}
<nav aria-label="Moves of ${remote}">${buttonsOf(entry)}</nav>
<details><summary><h3>Log</h3></summary>${logOf(remote, lines)}</details></section>`;
}

function rowOf(
  version: string,
  share: string,
  {
    entry,
    overview,
    lines,
  }: { entry: ChannelEntry; overview: Overview; lines: readonly ReleaseLogLine[] },
): string[] {
  const { remote } = entry;
  const tally = overview.tallies.get(`${remote} ${version}`);
  const isGiven = version === entry.current || version === entry.canary?.version;
  const kinds = overview.kinds.filter((one) => one.remote === remote && one.version === version);
  const line = lines.find((one) => one.to === version || one.canary === version);
  const phases = kinds.filter(({ kind }) => !kind.startsWith('ms:'));
  return [
    version,
    share,
    line ? timeOf(line.at) : '',
    line?.who ?? '',
    failuresOf(isGiven ? tally?.judged : tally?.all),
    phases.map(({ kind, reports }) => `${kind} ${reports}`).join(', '),
    quantileOf(kinds, 0.5),
    quantileOf(kinds, 0.95),
  ];
}

function failuresOf({ mounts, failures }: Tally = { mounts: 0, failures: 0 }): string {
  if (mounts === 0) return 'none told of';
  return `${failures} of ${mounts} (${((failures / mounts) * 100).toFixed(1)} %)`;
}

/** The bound of load times under which such a share of mounts lies. */
function quantileOf(kinds: readonly KindReports[], share: number): string {
  const times = kinds
    .filter(({ kind }) => kind.startsWith('ms:'))
    .map(({ kind, reports }) => ({ bound: Number(kind.slice(3)), reports }))
    .toSorted((left, right) => left.bound - right.bound);
  const all = times.reduce((sum, { reports }) => sum + reports, 0);
  let below = 0;
  for (const { bound, reports } of times) {
    below += reports;
    if (below >= all * share) return `≤ ${bound} ms`;
  }
  return '';
}

function buttonsOf({ remote, current, canary, pinned, good }: ChannelEntry): string {
  const button = (kind: string, label: string, version?: string): string =>
    `<form method="post"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="remote" value="${remote}">${
      version === undefined
        ? ''
        : `<input type="hidden" name="version" value="${escapeHtml(version)}">`
    }<button aria-label="${label}: ${remote}${version === undefined ? '' : ` ${escapeHtml(version)}`}">${label}</button></form>`;
  const tried = canary?.version ?? current;
  return [
    canary && !pinned ? button('promote', 'Give it to everybody') : '',
    (canary || good.length > 0) && !pinned
      ? button('rollback', canary ? 'End the trial' : 'Turn back')
      : '',
    pinned ? button('unpin', 'Unpin') : button('pin', 'Pin', current),
    button('recall', 'Recall', tried),
  ].join('');
}

function logOf(remote: string, lines: readonly ReleaseLogLine[]): string {
  const columns = ['When', 'Who', 'Move', 'From', 'To', 'Trial', 'Why'];
  const rows = lines
    .slice(0, LINES_OF_LOG)
    .map(({ at, who, kind, from, to, canary, percent, why }) => [
      timeOf(at),
      who,
      kind,
      from ?? '',
      to ?? '',
      canary === null ? '' : `${canary} ${percent} %`,
      why,
    ]);
  return htmlGrid(`Log of ${remote}`, columns, rows);
}

/** To the minute, in universal time. */
function timeOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}
