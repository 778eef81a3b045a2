import type { ChannelEntry, ReleaseLogLine } from '@petwise/contracts/release-service';
import { escapeHtml } from '../../html.ts';
import { type GridCell, htmlGrid, htmlPage } from '../../html-page.ts';
import type { KindReports, VersionMounts } from './mount-repository.ts';
import { isClearlyWorse, type MountCounts } from './verdict.ts';

/** What a channel gives, how pages fare with it, and who moved what. */
export interface Overview {
  readonly entries: readonly ChannelEntry[];
  readonly mountsOf: ReadonlyMap<string, VersionMounts>;
  readonly kinds: readonly KindReports[];
  readonly log: readonly ReleaseLogLine[];
}

const LINES_OF_LOG = 20;
/** Which of the moves is to be thought about, and which takes something from everybody for good. */
const STYLE = `main { max-width: 76rem; }
nav form button { margin-top: 0; }
.grid th[scope=row] { width: auto; white-space: nowrap; }
.quiet { background: none; color: var(--link); box-shadow: inset 0 0 0 1px; }
.danger { background: none; color: var(--alarm); box-shadow: inset 0 0 0 1px; }
nav details { margin: 0; padding: 0 1rem; border: 0; }
nav summary { color: var(--alarm); font-weight: 600; }
`;

/** The operator's page of a channel: without script, every text escaped. */
export function releasesPage(channel: string, overview: Overview, nonce: string): string {
  return htmlPage({
    nonce,
    title: 'Releases',
    style: STYLE,
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
    ...entry.good
      .filter((version) => version !== canary?.version)
      .map((version) => rowOf(version, 'to fall back to', { entry, overview, lines })),
  ];
  const columns = [
    'Version',
    'Share',
    'Since',
    'By',
    'Failed mounts',
    'In',
    'Load p50',
    'Load p95',
  ];
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
): GridCell[] {
  const { remote } = entry;
  const countsOf = (one: string) => overview.mountsOf.get(`${remote} ${one}`);
  const counts = countsOf(version);
  const isGiven = version === entry.current || version === entry.canary?.version;
  const kinds = overview.kinds.filter((one) => one.remote === remote && one.version === version);
  const line = lines.find((one) => one.to === version || one.canary === version);
  const phases = kinds.filter(({ kind }) => !kind.startsWith('ms:'));
  return [
    version,
    share,
    line ? timeOf(line.at) : '',
    line?.who ?? '',
    isGiven
      ? failuresOf(counts?.judged, countsOf(goodOf(entry, version))?.all)
      : failuresOf(counts?.all),
    phases.map(({ kind, reports }) => `${kind} ${reports}`).join(', '),
    quantileOf(kinds, 0.5),
    quantileOf(kinds, 0.95),
  ];
}

/** What a version that is given is compared with. */
function goodOf({ current, canary, good }: ChannelEntry, version: string): string {
  return version === canary?.version ? current : (good[0] ?? '');
}

const NONE: MountCounts = { mounts: 0, failures: 0 };

/** How many failed; to be looked at where it is clearly more than of the good one. */
function failuresOf(counts: MountCounts = NONE, good: MountCounts = NONE): GridCell {
  const { mounts, failures } = counts;
  if (mounts === 0) return 'none told of';
  const words = `${failures} of ${mounts} (${((failures / mounts) * 100).toFixed(1)} %)`;
  return isClearlyWorse(counts, good) ? { alarm: words } : words;
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

interface Button {
  readonly variant?: 'quiet' | 'danger' | '';
  readonly version?: string;
}

function buttonsOf({ remote, current, canary, pinned, good }: ChannelEntry): string {
  const tried = canary?.version ?? current;
  const button = (kind: string, label: string, { variant = '', version }: Button = {}): string => {
    const of = version === undefined ? remote : `${remote} ${escapeHtml(version)}`;
    const fields = { kind, remote, ...(version === undefined ? {} : { version }) };
    const hidden = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    return `<form method="post">${hidden.join('')}<button class="${variant}" aria-label="${label}: ${of}">${label}</button></form>`;
  };
  return [
    canary && !pinned ? button('promote', 'Give it to everybody') : '',
    (canary || good.length > 0) && !pinned
      ? button('rollback', canary ? 'End the trial' : 'Turn back', {
          variant: canary ? 'quiet' : '',
        })
      : '',
    pinned
      ? button('unpin', 'Unpin', { variant: 'quiet' })
      : button('pin', 'Pin', { variant: 'quiet', version: current }),
    `<details><summary>Recall</summary><p>No page opens ${escapeHtml(tried)} again, for good.</p>${button('recall', 'Recall it', { variant: 'danger', version: tried })}</details>`,
  ].join('');
}

function logOf(remote: string, lines: readonly ReleaseLogLine[]): string {
  const columns = ['When', 'Who', 'Move', 'From', 'To', 'Trial', 'Why'];
  const rows = lines
    .slice(0, LINES_OF_LOG)
    .map(({ at, who, kind, from, to, canary, percent, why }): GridCell[] => [
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
