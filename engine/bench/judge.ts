import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../src/engine.ts';
import type { BeginInput, Engine } from '../src/engine.ts';
import { levels } from '../src/infer/triage.ts';
import { buildModel } from '../src/infer/model.ts';
import type { Species } from '../src/knowledge-types.ts';
import { makeReader } from '../src/text/extract.ts';
import type { Assessment, Question, ConsultStep } from '../src/types.ts';
import { everySpecies, vignettesOf } from './cases.ts';
import { consult } from './consult.ts';
import { HELP_POSTS_FILE, type HelpPosts, renderHelpFigures } from './help-figures.ts';
import type { CaseFile, JudgeCase, OwnerPost } from './judge/cases.ts';
import { inputOf, judgeCases, ownerPosts } from './judge/cases.ts';
import type { Outcome } from './judge/killers.ts';
import { outcomesOf, worsened } from './judge/killers.ts';
import { knowledgeOf } from './measure.ts';
import { idsOf } from './sign-map.ts';
import { calibrationError } from './statistics.ts';

/** Prints each figure of urgency and of questions beside its bound; fails where a bound is missed. See README.md. */

const flags = process.argv.slice(2);
const showing = flags.includes('--show');
const only = flags.filter((flag) => !flag.startsWith('--'));
const wanted = (part: string): boolean => !only.length || only.includes(part);

const knowledge = await knowledgeOf(everySpecies);
const engines = new Map<Species, Engine>();
for (const [species, known] of knowledge) engines.set(species, createEngine(known));

function engineOf(species: Species): Engine {
  const engine = engines.get(species);
  if (!engine) throw new Error(`no engine for ${species}`);
  return engine;
}

const notSureOf = ({ options }: Question): string => options.at(-1) ?? '';
const rankOf = (level: string): number => levels.findIndex((item) => item === level);
const levelOf = ({ triage }: { triage: ConsultStep['triage'] }): string => triage?.level ?? 'none';
const isTriaged = (level: string): boolean => ['emergency', 'today', 'soon'].includes(level);

/** One consult by an owner who is sure of nothing. */
function unsure(species: Species, input: BeginInput): { report: Assessment; begun: ConsultStep } {
  const engine = engineOf(species);
  const begun = engine.begin(input);
  let turn = begun;
  while (turn.question) turn = engine.answer(turn.state, { text: notSureOf(turn.question) });
  return { begun, report: engine.finalize(turn.state) };
}

interface Figure {
  name: string;
  value: number;
  n: number;
  /** As a share unless `absolute`. */
  bound: string;
  holds: boolean;
}
const figures: Figure[] = [];

/** How often something held of so many, and the share that it may or must be. */
function figure(
  name: string,
  [hits, n]: readonly [number, number],
  bound: { most?: number; least?: number },
) {
  const value = n ? hits / n : 0;
  const { most = Infinity, least = -Infinity } = bound;
  figures.push({
    name,
    value: hits,
    n,
    bound: bound.most === undefined ? `at least ${least}` : `at most ${most}`,
    holds: value <= most && value >= least,
  });
}

function show(sealed: boolean, ...words: unknown[]): void {
  if (showing && !sealed) console.log('   ', ...words);
}

function signsOf({ state }: ConsultStep): string {
  return state.evidence.map(({ finding, value }) => `${finding}=${value}`).join(' ');
}

function whyOf(report: Assessment): string {
  const rules = report.redFlags.map(({ id }) => id).join(',');
  return `[${rules || report.triage?.reasons[0]}]`;
}

function judgePosts(posts: readonly OwnerPost[]): HelpPosts {
  const count = { n: 0, high: 0, low: 0, emergencies: 0, seen: 0, none: 0, triaged: 0 };
  for (const post of posts) {
    const { begun, report } = unsure(
      post.species,
      inputOf(post.species, post.text, post.facts ?? {}),
    );
    const level = levelOf(report);
    const tell = (what: string): void =>
      show(false, what, post.id, post.level, level, whyOf(report), signsOf(begun));
    if (rankOf(post.level) < 0) {
      count.none += 1;
      if (isTriaged(level)) {
        count.triaged += 1;
        tell('NONE');
      }
      continue;
    }
    const accepted = [post.level, ...(post.levelAlso ?? [])]
      .map(rankOf)
      .filter((rank) => rank >= 0);
    const isAccepted = level === 'none' && post.levelAlso?.includes('not-an-illness') === true;
    const rank = level === 'none' ? levels.length : rankOf(level);
    count.n += 1;
    if (rank < Math.min(...accepted)) {
      count.high += 1;
      tell('HIGH');
    }
    if (rank > Math.max(...accepted) && !isAccepted) {
      count.low += 1;
      tell('LOW');
    }
    if (post.level !== 'emergency') continue;
    count.emergencies += 1;
    if (level === 'emergency') count.seen += 1;
    else tell('UNSEEN');
  }
  figure('posts: too high', [count.high, count.n], { most: 0.1 });
  figure('posts: too low', [count.low, count.n], { most: 0.03 });
  figure('posts: emergencies', [count.seen, count.emergencies], { least: 0.96 });
  figure('posts without illness: triaged', [count.triaged, count.none], { most: 1 / 39 });
  const { n, high: tooHigh, low: tooLow, emergencies, seen } = count;
  return { posts: n, tooHigh, tooLow, emergencies, seen };
}

function eachHalf(
  file: CaseFile,
  judge: (cases: JudgeCase[], half: string, sealed: boolean) => void,
) {
  for (const sealed of flags.includes('--open') ? [false] : [false, true])
    judge(judgeCases(file, sealed), sealed ? ' (sealed)' : ' (open)', sealed);
}

function judgeHarmless(cases: readonly JudgeCase[], half: string, sealed: boolean): void {
  let emergencies = 0;
  let urgent = 0;
  for (const { species, text } of cases) {
    if (!species) continue;
    const { begun, report } = unsure(species, inputOf(species, text));
    const level = levelOf(report);
    if (level === 'emergency') emergencies += 1;
    if (!['emergency', 'today'].includes(level)) continue;
    urgent += 1;
    show(sealed, 'HARMLESS', species, level, text, whyOf(report), signsOf(begun));
  }
  figure(`harmless${half}: emergency`, [emergencies, cases.length], { most: 0.02 });
  figure(`harmless${half}: today or more urgent`, [urgent, cases.length], { most: 0.1 });
}

/** Messages of which their author says how urgent they are; `least` of the emergencies are to be seen. */
function judgeTold(
  name: string,
  bound: { least?: number },
): (cases: readonly JudgeCase[], half: string, sealed: boolean) => void {
  return (cases, half, sealed) => {
    const count = { high: 0, emergencies: 0, seen: 0 };
    for (const { species, text, level = 'watch', also = [] } of cases) {
      if (species === null) continue;
      const { begun, report } = unsure(species, inputOf(species, text));
      const given = levelOf(report);
      if (level === 'emergency') {
        count.emergencies += 1;
        if (given === 'emergency') count.seen += 1;
        else show(sealed, 'UNSEEN', species, text, given, signsOf(begun));
      }
      if (given === 'none' || rankOf(given) >= Math.min(...[level, ...also].map(rankOf))) continue;
      count.high += 1;
      show(sealed, 'HIGH', species, text, given, whyOf(report));
    }
    figure(`${name}${half}: emergencies`, [count.seen, count.emergencies], bound);
    figure(`${name}${half}: too high`, [count.high, cases.length], {});
  };
}

function judgeNoIllness(cases: readonly JudgeCase[], half: string, sealed: boolean): void {
  const triaged = cases.filter(({ species, text }) => {
    const { report, begun } = unsure(species ?? 'dog', inputOf(species ?? 'dog', text));
    const bad = isTriaged(levelOf(report)) || report.primary_diagnosis !== null;
    if (bad) show(sealed, 'NO ILLNESS', text, levelOf(report), signsOf(begun));
    return bad;
  });
  figure(`no illness or sense${half}: triaged`, [triaged.length, cases.length], { most: 0 });
}

function judgeKillers(cases: readonly JudgeCase[], half: string, sealed: boolean): void {
  const tables = new Map(
    [...knowledge].map(([species, known]) => {
      return [species, { engine: engineOf(species), model: buildModel(known) }] as const;
    }),
  );
  const tell = (name: string, outcomes: ReturnType<typeof outcomesOf>, least: number): void => {
    const isDone = ({ outcome }: { outcome: Outcome }): boolean =>
      outcome === 'at-once' || outcome === 'decided';
    for (const { item, text, outcome } of outcomes.filter((one) => !isDone(one)))
      show(sealed, 'KILLER', item.species, item.killer, '|', text, '|', outcome);
    figure(name, [outcomes.filter(isDone).length, outcomes.length], { least });
  };
  const plain = outcomesOf(tables, cases);
  const atOnce = plain.filter(({ outcome }) => outcome === 'at-once');
  figure(`killers${half}: emergency at once`, [atOnce.length, cases.length], {});
  tell(`killers${half}: decided within two questions`, plain, 1);
  if (half !== ' (open)') return;
  for (const [name, words] of Object.entries(worsened))
    tell(`killers${half}, ${name}: decided within two`, outcomesOf(tables, cases, words), 1);
}

function judgeTypos(cases: readonly JudgeCase[], half: string): void {
  const same = cases.filter(({ species, text, clean = '' }) => {
    const engine = engineOf(species ?? 'dog');
    const [a, b] = [text, clean].map((words) =>
      levelOf(engine.begin(inputOf(species ?? 'dog', words))),
    );
    return a === b;
  });
  figure(`typing errors${half}: same level`, [same.length, cases.length], {});
}

/** Consults of the vignettes, whose owner knows the answers. */
function judgeVignettes(): void {
  const forecasts: { p: number; right: boolean }[] = [];
  const count = {
    asked: 0,
    answered: 0,
    yes: 0,
    consults: 0,
    one: 0,
    three: 0,
    safe: 0,
    over: 0,
    promised: 0,
  };
  for (const [species, known] of knowledge) {
    const table = {
      engine: engineOf(species),
      knowledge: known,
      reader: makeReader(known),
      model: buildModel(known),
    };
    for (const vignette of vignettesOf(species)) {
      const done = consult(table, vignette);
      forecasts.push({ p: done.confidence, right: done.place === 1 });
      count.consults += 1;
      if (done.place === 1) count.one += 1;
      if (done.place >= 1 && done.place <= 3) count.three += 1;
      if (done.safe) count.safe += 1;
      if (done.over) count.over += 1;
      if (done.over || !done.safe)
        show(
          false,
          done.over ? 'OVER' : 'UNSAFE',
          done.id,
          done.level,
          vignette.triage,
          done.why,
          done.shown.slice(0, 3).join(' | '),
          done.asked.join('; '),
        );
      count.asked += done.asked.length;
      count.promised += done.overPromised;
      count.answered += done.asked.filter((item) => !item.endsWith('=Not sure')).length;
      count.yes += done.asked.filter((item) => isYes(species, item)).length;
    }
  }
  figure('vignettes: first cause right', [count.one, count.consults], { least: 0.895 });
  figure('vignettes: in the first three', [count.three, count.consults], { least: 0.955 });
  figure('vignettes: not too calm', [count.safe, count.consults], { least: 1 });
  figure('vignettes: too urgent', [count.over, count.consults], { most: 0.08 });
  figure('calibration error, answered to the end', [calibrationError(forecasts), 1], {
    most: 0.08,
  });
  figure('questions a consult', [count.asked, count.consults], {});
  figure('questions "about N left" with three fewer to come', [count.promised, count.asked], {
    most: 0.02,
  });
  figure('answers other than "Not sure"', [count.answered, count.asked], {});
  figure('share of Yes among answers of an informed owner', [count.yes, count.answered], {
    least: 0.3,
  });
}

const isNothing = (label: string): boolean => ['None of these', 'Not sure'].includes(label);

function isYes(species: Species, asked: string): boolean {
  const [id = '', label = ''] = asked.split('=');
  const finding = knowledge.get(species)?.findings.find((item) => item.id === id);
  // A button of danger is a Yes.
  if (!finding) return ['danger-now', 'danger-which'].includes(id) && !isNothing(label);
  if (finding.values) return false;
  return finding.asksOpposite ? label === (finding.no ?? 'No') : label === (finding.yes ?? 'Yes');
}

/** Ids that a post tells of, those they are kinds of, and kinds of what it denies. */
function toldIn(post: OwnerPost): Set<string> {
  const findings = new Map(knowledge.get(post.species)?.findings.map((item) => [item.id, item]));
  const present = post.present.flatMap((sign) => idsOf(sign).map(({ id }) => id));
  const told = new Set([
    ...present,
    ...post.absent.flatMap((sign) => idsOf(sign).map(({ id }) => id)),
  ]);
  for (const id of present)
    for (let up = findings.get(id)?.parent; up; up = findings.get(up)?.parent) told.add(up);
  return told;
}

/** Questions to the owners of the posts, answered by what the post itself tells. */
function judgeQuestions(posts: readonly OwnerPost[]): void {
  let asked = 0;
  let alreadyTold = 0;
  for (const post of posts) {
    const told = toldIn(post);
    const engine = engineOf(post.species);
    let turn = engine.begin(inputOf(post.species, post.text, post.facts ?? {}));
    while (turn.question) {
      asked += 1;
      if (told.has(turn.question.id)) {
        alreadyTold += 1;
        show(false, 'SAID', post.id, turn.question.id);
      }
      turn = engine.answer(turn.state, { text: notSureOf(turn.question) });
    }
  }
  figure('posts: questions about what was said', [alreadyTold, asked], { most: 0 });
}

const posts = ownerPosts();
if (wanted('posts')) {
  const told = renderHelpFigures(judgePosts(posts));
  const page = join(import.meta.dirname, HELP_POSTS_FILE);
  if (flags.includes('--write') && posts.length > 0) writeFileSync(page, told);
  const isTold = posts.length === 0 || readFileSync(page, 'utf8') === told;
  figure('posts: figures of the help page that were measured', [Number(isTold), 1], { least: 1 });
}
if (wanted('harmless')) {
  eachHalf('harmless', judgeHarmless);
  judgeHarmless(judgeCases('everyday', false), ' (later author, open)', false);
  judgeHarmless(judgeCases('opened-harmless', false), ' (once sealed, open)', false);
}
if (wanted('short')) eachHalf('short', judgeTold('short messages', {}));
if (wanted('emergencies'))
  eachHalf('emergencies', judgeTold('emergencies of a new author', { least: 0.96 }));
if (wanted('no-illness')) eachHalf('no-illness', judgeNoIllness);
if (wanted('killers')) {
  eachHalf('killers', judgeKillers);
  judgeKillers(judgeCases('opened-killers', false), ' (once sealed, open)', false);
}
if (wanted('typos')) eachHalf('typos', judgeTypos);
if (wanted('vignettes')) judgeVignettes();
if (wanted('questions')) judgeQuestions(posts);
for (const { name, value, n, bound, holds } of figures) {
  const share =
    n === 1
      ? value.toFixed(3)
      : name === 'questions a consult'
        ? (value / n).toFixed(1)
        : `${value} of ${n} (${((100 * value) / n).toFixed(1)} %)`;
  console.log(`${holds ? ' ok  ' : 'MISS '} ${name}: ${share}, ${bound}`);
}
if (!posts.length)
  console.log('The posts of real owners are not here; their figures were left out.');
if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
