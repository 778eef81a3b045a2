import type { LaboratoryView, LabFlagView, LabMeasurementView, LabValueView } from './lab-view.ts';
import { listOf, recordOf, textOf } from './read-values.ts';

/** Most earlier values that one line shows. */
const MAX_HISTORY = 6;

/** The laboratory part of an assessment, however damaged; null when there is nothing to say. */
export function readLaboratory(value: unknown): LaboratoryView | null {
  const record = recordOf(value);
  const values = listOf(record['values']).flatMap(readValue);
  const count = numberOf(record['unconfirmed']) ?? 0;
  const unconfirmed = Math.max(0, Math.round(count));
  if (values.length === 0 && unconfirmed === 0) return null;
  const isOut = ({ flag }: LabValueView): boolean => flag === 'low' || flag === 'high';
  return {
    values: [...values.filter(isOut), ...values.filter((one) => !isOut(one))],
    unconfirmed,
  };
}

function readValue(given: unknown): readonly LabValueView[] {
  const record = recordOf(given);
  const name = textOf(record['name']) || textOf(record['analyte']);
  const [measurement] = readMeasurement(given);
  if (!name || !measurement) return [];
  return [
    {
      ...measurement,
      name,
      others: listOf(record['others']).flatMap(readMeasurement),
      history: listOf(record['history']).flatMap(readEarlier).slice(0, MAX_HISTORY),
    },
  ];
}

function readMeasurement(given: unknown): readonly LabMeasurementView[] {
  const record = recordOf(given);
  const text = textOf(record['text']) || textOf(record['value']);
  if (!text) return [];
  const unit = textOf(record['unit']);
  const interval = recordOf(record['interval']);
  return [
    {
      measured: [text, unit].filter(Boolean).join(' '),
      unit,
      value: numberOf(record['value']),
      low: numberOf(interval['low']),
      high: numberOf(interval['high']),
      isSpeciesRange: interval['from'] === 'species',
      flag: flagOf(record['flag']),
      magnitude: numberOf(record['magnitude']),
      date: textOf(record['date']),
      isDatedByOwner: record['datedByOwner'] === true,
      page: numberOf(record['page']),
      file: textOf(record['fileName']),
      isCorrected: record['corrected'] === true,
      note: textOf(record['note']),
    },
  ];
}

function readEarlier(given: unknown): LabValueView['history'] {
  const record = recordOf(given);
  const date = textOf(record['date']);
  const text = textOf(record['text']);
  return date && text ? [{ date, text, value: numberOf(record['value']) }] : [];
}

function flagOf(value: unknown): LabFlagView | null {
  return value === 'low' || value === 'normal' || value === 'high' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
