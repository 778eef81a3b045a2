import { operatorRoutes } from '@petwise/contracts/operator';
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
/** Beyond what such pages have: one section a remote, the share of owners as a bar, and which moves are to be thought about. */
const STYLE = `main { max-width: 76rem; }
header nav { margin-top: 0; }
.to-see { border: 2px solid var(--alarm); background: var(--alarm-fill); }
.to-see li { margin: .25rem 0; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem .75rem; margin-bottom: .25rem; }
.title h2 { margin: 0; }
.title p { margin: 0; font-size: .875em; color: var(--muted); }
.shares { display: block; width: 100%; height: .5rem; margin: .5rem 0 .75rem; border-radius: .25rem; }
.shares .given { fill: var(--link); }
.shares .tried { fill: var(--warn); }
.shares .failing { fill: var(--alarm); }
nav form button { margin-top: 0; padding-block: .4rem; }
.grid th { width: auto; }
.grid :is(th[scope=row], td:nth-child(3)) { white-space: nowrap; }
.quiet { background: none; color: var(--link); box-shadow: inset 0 0 0 1px; }
.danger { background: none; color: var(--alarm); box-shadow: inset 0 0 0 1px; }
nav details { margin: 0; padding: 0 1rem; border: 0; }
nav summary { color: var(--alarm); font-weight: 600; }
`;
const COLUMNS = [
  'Version',
  'Share',
  'Since',
  'By',
  'Failed mounts',
  'Good one',
  'Failed in',
  'Load p50',
  'Load p95',
];

/** The operator's page of a channel: without script, every text escaped. */
export function releasesPage(channel: string, overview: Overview, nonce: string): string {
  const { entries } = overview;
  const failing = entries.flatMap((entry) => failingOf(entry, overview));
  const none = '<section><p>It gives nothing yet: release something first.</p></section>';
  return htmlPage({
    nonce,
    title: 'Releases',
    style: STYLE,
    body: `<header><p class="brand">Petwise</p><h1>Releases</h1>
<p>What the channel ${escapeHtml(channel)} gives, and how pages of the last two days fare with it. Times are UTC.</p>
<nav aria-label="Pages"><a href="${operatorRoutes.outcomes.path}">Outcomes</a></nav></header>
${failing.length === 0 ? '' : toSeeHtml(failing)}
${entries.length === 0 ? none : entries.map((entry) => remoteHtml(entry, overview)).join('')}`,
  });
}

function toSeeHtml(failing: readonly string[]): string {
  const lines = failing.map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<section class="to-see" aria-labelledby="to-see"><h2 id="to-see">Look at this</h2><ul>${lines.join('')}</ul></section>`;
}

/** In a sentence each, what of a remote fails clearly more often than what it would go back to. */
function failingOf(entry: ChannelEntry, { mountsOf }: Overview): string[] {
  const { remote, current, canary } = entry;
  return [current, ...(canary ? [canary.version] : [])].flatMap((version) => {
    const compared = goodOf(entry, version);
    const counts = mountsOf.get(`${remote} ${version}`)?.judged ?? NONE;
    const good = mountsOf.get(`${remote} ${compared}`)?.all ?? NONE;
    return isClearlyWorse(counts, good)
      ? [
          `${remote} ${version} fails in ${shareOf(counts)} of mounts, ${compared} in ${shareOf(good)}.`,
        ]
      : [];
  });
}

function remoteHtml(entry: ChannelEntry, overview: Overview): string {
  const { remote, current, canary, pinned, byStart } = entry;
  const lines = overview.log.filter((line) => line.remote === remote);
  const isFailing = failingOf(entry, overview).length > 0;
  const rest = canary ? 100 - canary.percent : 100;
  const place = { entry, overview, lines };
  const versions = [
    rowOf(current, `${rest}\u00A0%`, place),
    ...(canary
      ? [
          rowOf(
            canary.version,
            `${canary.percent}\u00A0%${canary.goesOn ? ', growing' : ''}`,
            place,
          ),
        ]
      : []),
    ...entry.good
      .filter((version) => version !== canary?.version)
      .map((version) => rowOf(version, 'to fall back to', place)),
  ];
  const state = [
    canary ? `on trial with ${canary.percent}\u00A0% of owners` : '',
    pinned ? 'pinned: nothing moves it' : '',
    byStart ? 'given by a start: nobody has decided' : '',
  ].filter(Boolean);
  return `<section aria-labelledby="${remote}"><div class="title"><h2 id="${remote}">${remote}</h2><p>${state.join(', ')}</p></div>
${sharesHtml(rest, isFailing)}
${htmlGrid(`Versions of ${remote}`, COLUMNS, versions)}
<nav aria-label="Moves of ${remote}">${buttonsOf(entry, isFailing)}</nav>
<details><summary><h3>Log</h3></summary>${logOf(remote, lines)}</details></section>`;
}

/** Who gets what as a bar, which the table says in figures; `rest` percent get what everybody gets. */
function sharesHtml(rest: number, isFailing: boolean): string {
  const last = isFailing ? 'failing' : rest < 100 ? 'tried' : 'given';
  return `<svg class="shares" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="${last}" width="100" height="1"/>${rest < 100 ? `<rect class="given" width="${rest}" height="1"/>` : ''}</svg>`;
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
  const { remote, current, canary } = entry;
  const countsOf = (one: string) => overview.mountsOf.get(`${remote} ${one}`);
  const counts = countsOf(version);
  const isGiven = version === current || version === canary?.version;
  const good = countsOf(goodOf(entry, version))?.all ?? NONE;
  const kinds = overview.kinds.filter((one) => one.remote === remote && one.version === version);
  const line = isGiven ? begunBy(version, lines) : undefined;
  const phases = kinds.filter(({ kind }) => !kind.startsWith('ms:'));
  return [
    version,
    share,
    line ? timeOf(line.at) : '',
    line?.who ?? '',
    isGiven ? failuresOf(counts?.judged, good) : failuresOf(counts?.all),
    isGiven && good.mounts > 0 ? shareOf(good) : '',
    phases.map(({ kind, reports }) => `${kind} ${reports}`).join(', '),
    quantileOf(kinds, 0.5),
    quantileOf(kinds, 0.95),
  ];
}

/** The move since which a version that is given is given, to everybody or on trial; the newest line is the first. */
function begunBy(version: string, lines: readonly ReleaseLogLine[]): ReleaseLogLine | undefined {
  const before = lines.findIndex(({ to, canary }) => to !== version && canary !== version);
  return lines[before < 0 ? lines.length - 1 : before - 1];
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
  const words = `${failures} of ${mounts}, ${shareOf(counts)}`;
  return isClearlyWorse(counts, good) ? { alarm: words } : words;
}

function shareOf({ mounts, failures }: MountCounts): string {
  return mounts === 0 ? 'none' : `${((failures / mounts) * 100).toFixed(1)}\u00A0%`;
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

/** The moves, the likeliest as the one that stands out. */
function buttonsOf(
  { remote, current, canary, pinned, good }: ChannelEntry,
  isFailing: boolean,
): string {
  const tried = canary?.version ?? current;
  const button = (kind: string, label: string, { variant = '', version }: Button = {}): string => {
    const of = version === undefined ? remote : `${remote} ${escapeHtml(version)}`;
    const fields = { kind, remote, ...(version === undefined ? {} : { version }) };
    const hidden = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    );
    return `<form method="post">${hidden.join('')}<button class="${variant}" aria-label="${escapeHtml(label)}: ${of}">${escapeHtml(label)}</button></form>`;
  };
  const [best] = good;
  const back = canary ? 'End the trial' : `Go back to ${best}`;
  const [forth, away] = isFailing ? (['quiet', ''] as const) : (['', 'quiet'] as const);
  return [
    canary && !pinned
      ? button('promote', `Give ${canary.version} to everybody`, { variant: forth })
      : '',
    (canary || best !== undefined) && !pinned ? button('rollback', back, { variant: away }) : '',
    pinned
      ? button('unpin', 'Unpin', { variant: 'quiet' })
      : button('pin', 'Pin', { variant: 'quiet', version: current }),
    `<details><summary>Recall</summary><p>No page opens ${escapeHtml(tried)} again, for good.</p>${button('recall', 'Recall it', { variant: 'danger', version: tried })}</details>`,
  ].join('');
}

function logOf(remote: string, lines: readonly ReleaseLogLine[]): string {
  const columns = ['When', 'Who', 'Move', 'From', 'To', 'On trial', 'Why'];
  const rows = lines
    .slice(0, LINES_OF_LOG)
    .map(({ at, who, kind, from, to, canary, percent, why }): GridCell[] => [
      timeOf(at),
      who,
      kind,
      from ?? '',
      to ?? '',
      canary === null ? '' : `${canary} ${percent}\u00A0%`,
      why,
    ]);
  return htmlGrid(`Log of ${remote}`, columns, rows);
}

/** To the minute, in universal time. */
function timeOf(at: string): string {
  return at.slice(0, 16).replace('T', '\u00A0');
}
