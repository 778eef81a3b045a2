import type { Species } from '../src/knowledge-types.ts';
import type { Message } from './cases.ts';
import type { SpeciesReader } from './figures/species-reader.ts';
import type { Findings } from './related.ts';
import { covers, family } from './related.ts';
import { acceptedIds } from './sign-names.ts';
import type { Counts, Share } from './statistics.ts';

export interface MessageScore {
  signs: Counts;
  negation: Counts;
  duration: Share;
  /** What went wrong, for the open half. */
  misses: string[];
}

/** Findings that set the scene (what was eaten, who else is ill, how it began) rather than name a sign: not counted as added. */
const sceneTopics = new Set(['husbandry']);
const scene = new Set(
  `
trigger_activity recent_heat pregnant heart_murmur toxin_exposure trauma bite_wound ate_object bee_sting
weight_gain fights_mate worse_work
`
    .trim()
    .split(/\s+/),
);
const isContext = (findings: Findings, id: string): boolean =>
  scene.has(id) || sceneTopics.has(findings.get(id)?.topic ?? '');

/** Days that agree with a course value, with some space at the edges. */
function courseDays(hours: string): [number, number] {
  const ranges: Readonly<Record<string, [number, number]>> = {
    hours: [0, 1],
    days: [0.5, 7],
    weeks: [6, 60],
    months: [28, 36500],
  };
  return ranges[hours] ?? [0, 0];
}

/** Scores one message: present signs, denied signs, and the length of time. */
export function scoreMessage(
  reader: SpeciesReader,
  species: Species,
  message: Message,
): MessageScore {
  const { findings } = reader;
  const read = reader.read(message.text).evidence;
  const stated = read.filter(
    (item) => item.source !== 'inferred' && !findings.get(item.finding)?.values,
  );
  const yes = stated.filter((item) => item.value === 'yes').map((item) => item.finding);
  // What a finding excludes is denied with it, as the engine does: a great appetite is not a lost one.
  const no = [
    ...stated.filter((item) => item.value === 'no').map((item) => item.finding),
    ...yes.flatMap((id) => findings.get(id)?.excludes ?? []),
  ];
  const gold = message.signs.map((item) => ({
    ...item,
    ids: acceptedIds(species, item.sign) ?? [item.sign],
  }));
  const misses: string[] = [];
  const signs = { tp: 0, fp: 0, fn: 0 };
  const negation = { tp: 0, fp: 0, fn: 0 };
  for (const item of gold) {
    const asYes = yes.some((id) => covers(findings, item.ids, id));
    const asNo = no.some((id) => covers(findings, item.ids, id));
    if (item.state === 'present') {
      if (asYes) signs.tp += 1;
      else {
        signs.fn += 1;
        misses.push(`missed "${item.sign}"${item.ids.length ? '' : ' (no finding)'}`);
      }
      if (asNo && !asYes) {
        negation.fp += 1;
        misses.push(`denied "${item.sign}"`);
      }
    } else if (asNo) negation.tp += 1;
    else {
      negation.fn += 1;
      misses.push(`not read as absent: "${item.sign}"`);
    }
  }
  const present = gold.filter((item) => item.state === 'present').flatMap((item) => item.ids);
  const wrong = new Set(
    yes
      .filter(
        (id) =>
          !covers(findings, present, id) &&
          !family(findings, id).some((up) => isContext(findings, up)),
      )
      .map((id) => family(findings, id).at(-1) ?? id),
  );
  for (const id of wrong) {
    signs.fp += 1;
    misses.push(`added ${id}`);
  }
  const course = read.find((item) => item.finding === 'course')?.value;
  const [from, to] = course ? courseDays(course) : [0, -1];
  const days = message.durationDays;
  const duration =
    days === null ? { hits: 0, n: 0 } : { hits: days >= from && days <= to ? 1 : 0, n: 1 };
  if (duration.n && !duration.hits)
    misses.push(`duration ${days} d read as ${course ?? 'nothing'}`);
  return { signs, negation, duration, misses };
}
