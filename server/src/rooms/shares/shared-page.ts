import { weightCurve, type WeightUnits } from '@petwise/contracts';
import { escapeHtml } from '../../html.ts';
import { htmlGrid, htmlPage } from '../../html-page.ts';
import { reportSections, type Block, type ReportSection } from '../reports/report-sections.ts';
import {
  dayText,
  glanceRows,
  namedShare,
  partedRows,
  recordRows,
  timeText,
  type SummaryRow,
} from '../reports/summary-rows.ts';
import { ISO_DAY, QUOTED } from '../reports/iso-day.ts';
import { linkCode } from '../reports/link-code.ts';
import { WORDS } from '../reports/words.ts';
import { READER_CLOCK } from './reader-clock.ts';
import type { SharedReport } from './service.ts';
import { SHARED_STYLE } from './shared-style.ts';

const URGENT = ['emergency', 'today'] as const;

const { patient, likeliest } = WORDS.rows;
const { ownersWords, attachments, healthData, overview, about } = WORDS.sections;
/** Sections that stand together in the last fold. */
const FOR_THE_RECORD: readonly string[] = [ownersWords, attachments, healthData, overview, about];

/** The page behind a link: the report alone, with every text escaped, and no script but its clock. */
export function sharedPage(
  { handover, pictures, expiresAt, timeZone }: SharedReport,
  nonce: string,
  { link, units, isStored = null }: { link: string; units: WeightUnits; isStored?: boolean | null },
): string {
  const base = new URL(link).pathname;
  const other = units === 'kg' ? 'lbs' : 'kg';
  const sections = reportSections(handover, units);
  const forTheRecord = sections
    .filter(({ heading }) => FOR_THE_RECORD.includes(heading))
    .map((section) => `<h3>${escapeHtml(section.heading)}</h3>${sectionHtml(section)}`);
  const files = `${base}/report.pdf?units=${units}`;
  const glance = partedRows(glanceRows(handover, { timeZone, units }));
  const moments = [
    handover.generatedAt,
    expiresAt.toISOString(),
    ...(handover.vetAnswers ?? []).map(({ at }) => at),
  ];
  const days = handover.timeline.flatMap(({ began }) => began ?? []);
  const text = textWith([
    ...moments.map((iso) => [timeText(iso, timeZone), iso] as const),
    ...days.map((iso) => [WORDS.about(dayText(iso, timeZone)), iso] as const),
  ]);
  const tableOf = (rows: readonly SummaryRow[]): string =>
    `<table role="table"><tbody role="rowgroup">${rows.map((row) => rowHtml(row, text) + (row.label === patient ? likeliestHtml(handover) : '')).join('')}</tbody></table>`;
  return htmlPage({
    nonce,
    title: WORDS.title,
    style: SHARED_STYLE,
    body: `<header><div><p class="brand">${WORDS.product}</p><h1>${escapeHtml(WORDS.title)}</h1></div>
<p>${escapeHtml(handover.notice)} ${WORDS.made} ${text(timeText(handover.generatedAt, timeZone))}.</p>
<a class="answer" href="#words">${WORDS.answer.heading}</a>
<div class="code" role="img" aria-label="${escapeHtml(WORDS.qrCode(link))}">${linkCode(link)}</div></header>
${isStored === null ? '' : `<p role="status" class="notice">${isStored ? WORDS.answer.thanks : WORDS.answer.full}</p>`}
<section aria-labelledby="summary"${levelOf(handover)}><h2 id="summary">${WORDS.summaryTitle}</h2>
${tableOf(glance.first)}
<details class="rest"><summary><h3>${WORDS.restOfSummary}</h3></summary>${tableOf(glance.rest)}</details></section>
${folded(WORDS.answer.heading, answerForm(base))}
${pictures.length === 0 ? '' : folded(`${WORDS.sections.pictures} (${pictures.length})`, picturesHtml(base, pictures))}
${sections
  .filter(({ heading }) => !FOR_THE_RECORD.includes(heading))
  .map((section) => folded(section.heading, sectionHtml(section)))
  .join('\n')}
${folded(WORDS.sections.more, tableOf(recordRows(handover)) + forTheRecord.join('\n'))}
<nav aria-label="Files"><a href="${files}">${WORDS.savePdf}</a>
<a href="${files}&amp;paper=letter">${WORDS.saveLetter}</a>
<a href="${base}/handover.json">${WORDS.saveJson}</a>
<a href="${base}?units=${other}">${WORDS.weights.units[other]}</a></nav>
<p class="label">${WORDS.expires} ${text(timeText(expiresAt.toISOString(), timeZone))}.</p>
<script>${READER_CLOCK}</script>`,
  });
}

/** What the owner has added to be looked at, each whole behind a link; a film plays in place. */
function picturesHtml(base: string, pictures: SharedReport['pictures']): string {
  const shown = pictures.map(({ id, name, type }) => {
    const address = `${base}/pictures/${id}`;
    const title = escapeHtml(name);
    const picture = type.startsWith('video/')
      ? `<video controls playsinline preload="metadata" aria-label="${title}" src="${address}"></video>`
      : `<a href="${address}"><img loading="lazy" alt="${title}" src="${address}"></a>`;
    return `<li>${picture}<span>${title}</span></li>`;
  });
  return `<p>${WORDS.unseenPictures}</p><ul class="pictures">${shown.join('')}</ul>`;
}

/** Works without script; nothing of it is kept in the browser. */
function answerForm(base: string): string {
  const { hint, author, words, send } = WORDS.answer;
  return `<form method="post" action="${base}/answer" autocomplete="off"><p>${hint}</p>
<label for="author">${author}</label><input id="author" name="author" maxlength="120">
<label for="words">${words}</label><textarea id="words" name="words" rows="5" maxlength="4000" required></textarea>
<button>${send}</button></form>`;
}

/** A part that stands folded; it opens without script. */
function folded(heading: string, html: string): string {
  return `<details><summary><h2>${escapeHtml(heading)}</h2></summary>${html}</details>`;
}

/** Marks the two levels that may not be overlooked; their row says them in words. */
function levelOf({ urgency }: SharedReport['handover']): string {
  const level = URGENT.find((one) => one === urgency?.level);
  return level === undefined ? '' : ` data-level="${level}"`;
}

/** The same answer for a link that never was, has ended, or was taken back. */
export function gonePage(nonce: string): string {
  const body = `<p class="brand">${WORDS.product}</p><h1>${WORDS.gone}</h1><p>${WORDS.goneHint}</p>`;
  return htmlPage({ nonce, title: WORDS.gone, body });
}

// The roles are said as well, because a narrow page lays the table out as blocks.
function rowHtml({ label, items }: SummaryRow, text: HtmlOf): string {
  const cell =
    items.length === 1
      ? text(items[0] ?? '')
      : `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
  return `<tr role="row"><th scope="row" role="rowheader">${escapeHtml(label)}</th><td role="cell">${cell}</td></tr>`;
}

/** What is thought in one line, for the first screen of a phone, below which the list of it stands. */
function likeliestHtml({ conditions: [first] }: SharedReport['handover']): string {
  if (first === undefined) return '';
  return `<tr role="row" class="phone"><th scope="row" role="rowheader">${likeliest}</th><td role="cell">${escapeHtml(namedShare(first))}</td></tr>`;
}

type HtmlOf = (text: string) => string;

/** Text as HTML, in which a day is no word to break, and the page's own moments, as they are written, say which they are. */
function textWith(moments: readonly (readonly [written: string, iso: string])[]): HtmlOf {
  // Two moments may be written alike: each stands for its own, in their order.
  const isosOf = new Map<string, string[]>();
  for (const [written, iso] of moments) isosOf.set(written, [...(isosOf.get(written) ?? []), iso]);
  return (text) =>
    escapeHtml(text).replace(MOMENT, (found, about?: string, moment?: string) => {
      if (moment === undefined) return found;
      const isos = isosOf.get(found) ?? [];
      const iso = isos.length > 1 ? isos.shift() : isos[0];
      const datetime = iso === undefined ? '' : ` datetime="${escapeHtml(iso)}"`;
      return `${about ?? ''}<time${datetime}>${moment}</time>`;
    });
}

/** "2026-11-21 09:00 GMT+1" as `timeText` has it, "About 2026-11-20" and any other day. */
const MOMENT = new RegExp(
  `${QUOTED}|(${WORDS.about('')})?(${ISO_DAY}(?: \\d\\d:\\d\\d [A-Z][\\w+-]*(?::\\d\\d)?)?)`,
  'g',
);
/** In text, not in a tag. */
const DAY_IN_HTML = new RegExp(`(?<=>[^<]*)${ISO_DAY}`, 'g');

const CURVE = { width: 320, height: 96 } as const;

function curveHtml({ weights, text }: Extract<Block, { kind: 'curve' }>): string {
  const dots = weightCurve(weights, CURVE);
  const line = dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const marks = dots.map(
    ({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="currentColor"/>`,
  );
  return `<svg class="curve" role="img" aria-label="${escapeHtml(text)}" viewBox="0 0 ${CURVE.width} ${CURVE.height}"><polyline points="${line}" fill="none" stroke="currentColor" stroke-width="2.5"/>${marks.join('')}</svg>`;
}

function sectionHtml({ heading, blocks }: ReportSection): string {
  const html = blocks.map((block) => blockHtml(block, heading)).join('');
  // What the owner wrote stands as written.
  return heading === ownersWords ? html : html.replaceAll(DAY_IN_HTML, '<time>$&</time>');
}

function blockHtml(block: Block, section: string): string {
  if (block.kind === 'heading') return `<h3>${escapeHtml(block.text)}</h3>`;
  if (block.kind === 'curve') return curveHtml(block);
  if (block.kind === 'table') return htmlGrid(section, block.columns, block.rows);
  const label = block.label === undefined ? '' : `<p class="label">${escapeHtml(block.label)}</p>`;
  if (block.kind === 'paragraph') return `${label}<p class="text">${escapeHtml(block.text)}</p>`;
  return `${label}<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
