import { describe, expect, it } from 'vitest';
import { XmlScanner } from '../scan/xml-scanner.ts';
import { describeHealth, type Subject } from './describe-health.ts';
import type { HealthResult } from './health-result.ts';
import { summarise } from './summarise.ts';

function resultOf(records: string): HealthResult {
  const scanner = new XmlScanner();
  scanner.push(Buffer.from(`<HealthData>${records}</HealthData>`));
  return summarise(scanner.finish(), { bytes: 0, exportsFound: 1 });
}

function steps(day: string, value: number, source = 'Watch'): string {
  return `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="${source}" unit="count" startDate="${day} 10:00:00 +0100" endDate="${day} 10:05:00 +0100" value="${value}"/>`;
}

function pulse(day: string, value: number): string {
  return `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="${day} 10:00:00 +0100" endDate="${day} 10:00:00 +0100" value="${value}"/>`;
}

function days(from: number, to: number, make: (day: string, index: number) => string): string {
  let text = '';
  for (let index = from; index < to; index += 1) {
    text += make(new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10), index);
  }
  return text;
}

describe('summarise', () => {
  it('takes the source that counted most, so that a watch and a phone do not count twice', () => {
    const result = resultOf(
      steps('2024-01-01', 100) + steps('2024-01-01', 50) + steps('2024-01-01', 120, 'Phone'),
    );
    expect(result.metrics[0]).toMatchObject({
      label: 'Steps',
      count: 3,
      mean: 150,
      overlapDays: 1,
      sources: ['Phone', 'Watch'],
      series: { start: '2024-01-01', days: [0], values: [150] },
    });
    expect(result.warnings).toEqual([{ code: 'overlap', labels: ['Steps'] }]);
  });

  it('averages what does not add up, with the least and most of each day', () => {
    const result = resultOf(
      pulse('2024-01-01', 60) + pulse('2024-01-01', 80) + pulse('2024-01-04', 50),
    );
    expect(result.metrics[0]).toMatchObject({
      mean: 63.3333,
      min: 50,
      max: 80,
      latest: 50,
      days: 2,
      series: {
        start: '2024-01-01',
        days: [0, 3],
        values: [70, 50],
        low: [60, 50],
        high: [80, 50],
      },
    });
  });

  it('keeps units apart, and says so', () => {
    const pounds = pulse('2024-01-01', 1)
      .replace('HeartRate', 'BodyMass')
      .replace('count/min', 'lb');
    const result = resultOf(pounds + pounds.replace('"lb"', '"kg"'));
    expect(result.metrics.map(({ unit }) => unit).toSorted()).toEqual(['kg', 'lb']);
    expect(result.warnings).toEqual([{ code: 'mixed-units', labels: ['Body weight'] }]);
  });

  it('joins one name that is written in two ways', () => {
    const result = resultOf(steps('2024-01-01', 1, 'Café') + steps('2024-01-01', 2, 'Caf&#233;'));
    expect(result.metrics[0]).toMatchObject({
      count: 2,
      mean: 3,
      sources: ['Café'],
      overlapDays: 0,
    });
  });

  it('shows shares as percent', () => {
    const oxygen = pulse('2024-01-01', 0.97)
      .replace('HeartRate', 'OxygenSaturation')
      .replace('count/min', '%');
    expect(resultOf(oxygen).metrics[0]).toMatchObject({ mean: 97, latest: 97, unit: '%' });
  });
});

function described(result: HealthResult, subject: Subject, locale = 'en-GB'): string {
  return describeHealth(result, { subject, locale });
}

describe('describeHealth', () => {
  it.each([
    ['en-US', '60 days, from January 1, 2024 to February 29, 2024'],
    ['en-GB', '60 days, from 1 January 2024 to 29 February 2024'],
  ])('bug: days and numbers were written one way for everybody: %s', (locale, span) => {
    const text = described(resultOf(days(0, 60, (day) => steps(day, 1234))), 'person', locale);
    expect(text).toContain(span);
  });

  it('bug: days and numbers were written one way for everybody: thousands', () => {
    const result = resultOf(steps('2024-01-01', 8214));
    expect(described(result, 'person', 'en-US')).toContain('Steps: 8,214 a day');
    expect(described(result, 'person', 'en-DE')).toContain('Steps: 8.214 a day');
  });

  it('issue 16.12: temperatures and weights stand in both units, and a tenth of a degree counts', () => {
    const measured = (type: string, unit: string, values: readonly [number, number]) =>
      values
        .map((value, index) => pulse(`2024-01-0${index + 1}`, value))
        .join('')
        .replaceAll('HeartRate', type)
        .replaceAll('count/min', unit);
    const text = (type: string, unit: string, values: readonly [number, number]) =>
      described(resultOf(measured(type, unit, values)), 'person');
    expect(text('BodyTemperature', 'degC', [37.6, 39.4])).toContain(
      '38.5 °C (101.3 °F) on average, from 37.6 to 39.4 °C (99.7 to 102.9 °F)',
    );
    expect(text('BodyTemperature', 'degF', [99.5, 104])).toContain(
      '101.8 °F (38.8 °C) on average, from 99.5 to 104 °F (37.5 to 40 °C)',
    );
    expect(text('BodyMass', 'lb', [150, 152])).toContain('151 lbs (68.5 kg) on average');
  });

  const rising = resultOf(days(0, 60, (day, index) => pulse(day, index < 30 ? 60 : 72)));

  it('names levels, trends and the days they rest on', () => {
    const text = described(rising, 'person');
    expect(text).toContain('60 records on 60 days, from 1 January 2024 to 29 February 2024');
    expect(text).toContain('Heart rate: 66 per minute on average, from 60 to 72 per minute');
    expect(text).toContain(
      'The last 30 days are 20% higher than the 30 before (72 per minute against 60 per minute).',
    );
  });

  it('says that it is a person’s data, unless the owner says otherwise', () => {
    expect(described(rising, 'person')).toContain(
      'They say nothing about the pet’s own heart rate',
    );
    const ofPet = described(rising, 'pet');
    expect(ofPet).toContain('the pet wore');
    expect(ofPet).not.toContain('a person’s phone and watch');
  });

  it('calls a small change none, and says nothing of a trend without enough days', () => {
    const level = described(resultOf(days(0, 60, (day) => pulse(day, 60))), 'person');
    expect(level).toContain('The last 30 days are like the 30 before.');
    expect(described(resultOf(pulse('2024-01-01', 60)), 'person')).not.toContain('The last');
  });

  it('bug: of records without dates it said that there are none', () => {
    const undated = pulse('2024-01-01', 60).replaceAll(/ (?:start|end)Date="[^"]*"/g, '');
    const text = described(resultOf(undated.repeat(2400)), 'person');
    expect(text).toContain('holds 2,400 records. None of them has a date that can be read.');
  });

  it('has words for an export that holds nothing', () => {
    expect(described(resultOf(''), 'person')).toContain('holds no records');
  });
});
