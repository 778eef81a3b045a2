import { dtdText, type DtdKind } from './made-up-dtd.ts';
import { METRICS } from './data/made-up-metrics.ts';
import { general, type MadeUpMetric } from './data/made-up-values.ts';
import { type MadeUpSource, pickSource, SOURCES } from './made-up-sources.ts';
import { Random } from './random.ts';
import type { TruthKeeper } from './truth.ts';

export interface XmlOptions {
  /** Of XML, in millions of bytes. */
  readonly megabytes: number;
  readonly seed?: number;
  readonly years?: number;
  readonly dtd?: DtdKind;
  /** Share of records in unusual but legal XML: other order, quotes, line ends, references. */
  readonly quirks?: number;
  readonly lineEnd?: '\n' | '\r\n';
  /** How likely a device's string changes from one record to the next; 1 is the worst case. */
  readonly churn?: number;
}

const END = Math.floor(Date.UTC(2026, 0, 15) / 1000);
const DAY = 86_400;
const BLOCK = 131_072;

/** The XML of a made-up export, in pieces; `truth` counts along. */
export function* madeUpXml(options: XmlOptions, truth: TruthKeeper): Generator<string> {
  const writer = new XmlWriter(options, truth);
  yield* writer.write();
}

class XmlWriter {
  readonly #random: Random;
  readonly #truth: TruthKeeper;
  readonly #budget: number;
  readonly #years: number;
  readonly #dtd: DtdKind;
  readonly #quirks: number;
  readonly #nl: string;
  readonly #churn: number;
  readonly #start: number;

  constructor(options: XmlOptions, truth: TruthKeeper) {
    this.#random = new Random(options.seed ?? 1);
    this.#truth = truth;
    this.#budget = options.megabytes * 985_000;
    this.#years = options.years ?? 8;
    this.#dtd = options.dtd ?? 'usual';
    this.#quirks = options.quirks ?? 0;
    this.#nl = options.lineEnd ?? '\n';
    this.#churn = options.churn ?? 0.003;
    this.#start = END - this.#years * 365 * DAY;
  }

  *write(): Generator<string> {
    const nl = this.#nl;
    yield `<?xml version="1.0" encoding="UTF-8"?>${nl}${dtdText(this.#dtd)}<HealthData locale="en_US">${nl} <ExportDate value="${stamp(END)}"/>${nl} <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-04-02" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>${nl}`;
    const shares = METRICS.reduce((sum, metric) => sum + metric.share, 0);
    for (const metric of METRICS)
      yield* this.#records(metric, (this.#budget * metric.share) / shares);
    yield* this.#workouts();
    yield* this.#summaries();
    yield `</HealthData>${nl}`;
  }

  *#records(metric: MadeUpMetric, budget: number): Generator<string> {
    const random = this.#random;
    const average = metric.beats ? 3_200 : metric.metadata ? 520 : 420;
    const step = Math.max(3, (END - this.#start) / Math.max(1, budget / average));
    const devices = new Map<MadeUpSource, { device: string; version: string }>();
    let at = this.#start;
    let used = 0;
    let block = '';
    do {
      const source = SOURCES[pickSource(metric.source, random)];
      let device = devices.get(source);
      if (device === undefined || random.next() < this.#churn) {
        device = { device: source.device?.(random) ?? '', version: random.pick(source.versions) };
        devices.set(source, device);
      }
      const text = this.#record(metric, { source, ...device, start: Math.floor(at) });
      block += text;
      used += text.length;
      at = Math.min(END - 1, at + step * (0.2 + random.next() * 1.6));
      if (block.length > BLOCK) {
        yield block;
        block = '';
      }
    } while (used < budget);
    yield block;
  }

  #record(
    metric: MadeUpMetric,
    of: { source: MadeUpSource; device: string; version: string; start: number },
  ): string {
    const random = this.#random;
    const end = of.start + (metric.seconds > 0 ? 1 + random.below(metric.seconds) : 0);
    const value = metric.value?.(random) ?? null;
    this.#truth.note(metric.type, Math.floor(of.start / DAY), value);
    const attributes: [string, string][] = [
      ['type', metric.type],
      ['sourceName', of.source.name],
      ['sourceVersion', of.version],
    ];
    if (of.device !== '') attributes.push(['device', of.device]);
    if (metric.unit !== '') attributes.push(['unit', metric.unit]);
    attributes.push(
      ['creationDate', stamp(end + 1 + random.below(400))],
      ['startDate', stamp(of.start)],
      ['endDate', stamp(end)],
    );
    if (value !== null) attributes.push(['value', value]);
    const isQuirky = this.#quirks > 0 && random.next() < this.#quirks;
    const tag = isQuirky ? this.#quirkyTag(attributes) : plainTag(attributes);
    const whole = this.#closeRecord(tag, metric, of.start);
    return metric.correlation ? whole + this.#correlation(attributes) : whole;
  }

  #closeRecord(tag: string, metric: MadeUpMetric, start: number): string {
    const nl = this.#nl;
    const metadata = metric.metadata?.(this.#random) ?? [];
    if (metadata.length === 0 && !metric.beats) return ` ${tag}/>${nl}`;
    let text = ` ${tag}>${nl}`;
    for (const [key, value] of metadata)
      text += `  <MetadataEntry key="${key}" value="${value}"/>${nl}`;
    if (metric.beats) {
      text += `  <HeartRateVariabilityMetadataList>${nl}`;
      for (let beat = 30 + this.#random.below(40); beat > 0; beat -= 1) {
        text += `   <InstantaneousBeatsPerMinute bpm="${Math.round(62 + this.#random.bell() * 5)}" time="${stamp(start + beat).slice(11, 19)}.${10 + this.#random.below(90)}"/>${nl}`;
      }
      text += `  </HeartRateVariabilityMetadataList>${nl}`;
    }
    return `${text} </Record>${nl}`;
  }

  #quirkyTag(attributes: readonly [string, string][]): string {
    const kind = this.#random.below(6);
    const named = (name: string): [string, string][] =>
      attributes.map(([key, value]) => [key, key === 'sourceName' ? name : value]);
    if (kind === 0) return plainTag(attributes.toReversed());
    if (kind === 1) return tagWith(attributes, { quote: "'" });
    if (kind === 2) return tagWith(attributes, { gap: `${this.#nl}   ` });
    if (kind === 3) return plainTag(named('a > b &lt;x>'));
    if (kind === 4) {
      const comment =
        '<!-- <Record type="HKNo" startDate="2001-01-01 00:00:00 +0000" value="1"/> -->';
      return `${comment}${this.#nl}${plainTag(named('Caf&#233; &#x1F496; &quot;q&quot;'))}`;
    }
    return `${plainTag(attributes)} `;
  }

  #correlation(attributes: readonly [string, string][]): string {
    const nl = this.#nl;
    this.#truth.correlations += 1;
    this.#truth.nested += 2;
    const dates = attributes.filter(
      ([key]) => key !== 'type' && key !== 'unit' && key !== 'value' && key !== 'device',
    );
    const open = tagWith([['type', 'HKCorrelationTypeIdentifierBloodPressure'], ...dates], {
      name: 'Correlation',
    });
    const inner = `  ${plainTag(attributes)}/>${nl}`;
    return ` ${open}>${nl}  <MetadataEntry key="HKWasUserEntered" value="1"/>${nl}${inner}${inner} </Correlation>${nl}`;
  }

  *#workouts(): Generator<string> {
    const random = this.#random;
    const nl = this.#nl;
    const q = 'HKQuantityTypeIdentifier';
    for (let left = Math.min(3_000, Math.ceil(this.#budget / 330_000)); left > 0; left -= 1) {
      this.#truth.workouts += 1;
      const start = this.#start + Math.floor((END - this.#start) * random.next());
      const [from, to] = [stamp(start), stamp(start + 1_800)];
      const kind = random.pick(['Walking', 'Cycling', 'Running', 'TraditionalStrengthTraining']);
      yield ` <Workout workoutActivityType="HKWorkoutActivityType${kind}" duration="${general(random.next() * 60)}" durationUnit="min" sourceName="${SOURCES.watch.name}" sourceVersion="10.6.1" creationDate="${to}" startDate="${from}" endDate="${to}">${nl}  <MetadataEntry key="HKIndoorWorkout" value="0"/>${nl}  <WorkoutEvent type="HKWorkoutEventTypePause" date="${from}"/>${nl}  <WorkoutStatistics type="${q}HeartRate" startDate="${from}" endDate="${to}" average="128.4" minimum="90" maximum="171" unit="count/min"/>${nl} </Workout>${nl}`;
    }
  }

  *#summaries(): Generator<string> {
    for (let day = 0; day < this.#years * 365; day += 1) {
      this.#truth.activitySummaries += 1;
      yield ` <ActivitySummary dateComponents="${stamp(this.#start + day * DAY).slice(0, 10)}" activeEnergyBurned="${general(this.#random.next() * 900)}" activeEnergyBurnedGoal="520" activeEnergyBurnedUnit="Cal" appleExerciseTime="${this.#random.below(90)}" appleStandHours="${this.#random.below(16)}"/>${this.#nl}`;
    }
  }
}

function plainTag(attributes: readonly (readonly [string, string])[]): string {
  return tagWith(attributes, {});
}

function tagWith(
  attributes: readonly (readonly [string, string])[],
  { gap = ' ', quote = '"', name = 'Record' }: { gap?: string; quote?: string; name?: string },
): string {
  let text = `<${name}`;
  for (const [key, value] of attributes) {
    text += `${gap}${key}=${quote}${quote === "'" ? value.replaceAll("'", '&apos;') : value}${quote}`;
  }
  return text;
}

let stampDay = -1;
let stampText = '';

/** Wall-clock time with a zone that has a summer, as Apple writes it. */
function stamp(at: number): string {
  const day = Math.floor(at / DAY);
  if (day !== stampDay) {
    stampDay = day;
    stampText = new Date(day * DAY * 1000).toISOString().slice(0, 10);
  }
  const clock = at - day * DAY;
  const month = Number(stampText.slice(5, 7));
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(Math.floor(clock / 3600))}:${two(Math.floor(clock / 60) % 60)}:${two(clock % 60)}`;
  return `${stampText} ${time} ${month > 3 && month < 11 ? '-0400' : '-0500'}`;
}
