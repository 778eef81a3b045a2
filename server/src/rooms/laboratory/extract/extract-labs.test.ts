import { describe, expect, test } from 'vitest';
import { documentOf } from '../testing/documents.ts';
import { extractLabs } from './extract-labs.ts';

/** The values in short: "creatinine 3.4 mg/dL 0.8..2.1 high p1:5". */
function read(kind: string, ...pages: readonly string[]): string[] {
  return extractLabs(documentOf(kind, ...pages)).map(
    ({ analyte, text, unit, low, high, flag, page, line }) =>
      `${analyte} ${text}${unit === null ? '' : ` ${unit}`} ${low ?? ''}..${high ?? ''} ${flag ?? '-'} p${page}:${line}`,
  );
}

describe('UPL laboratory values are read from a report', () => {
  test('as a table in a PDF: test, result, flag, reference, unit', () => {
    const found = read(
      'pdf',
      `
Green Valley Veterinary Clinic
12 High Street, Springfield  Tel 555-123-4567
Patient: Tom¦Species: Feline¦Age: 12 Y
Collected: 02/14/2026 09:30
CHEMISTRY
Test¦Result¦Flag¦Reference Range¦Units
Glucose¦132¦74 - 159¦mg/dL
Creatinine¦3.4¦H¦0.8 - 2.4¦mg/dL
BUN¦68¦H¦16 - 36¦mg/dL
SDMA¦22¦H¦0 - 14¦µg/dL
ALT (SGPT)¦45¦12 - 130¦U/L
Potassium¦3.2¦L¦3.5 - 5.8¦mmol/L`,
      `
HEMATOLOGY
Test¦Result¦Flag¦Reference Range¦Units
HCT¦26.1¦L¦30.3 - 52.3¦%
WBC¦9.8¦2.87 - 17.02¦x10^9/L
PLT¦*¦151 - 600¦K/µL
Page 2 of 2`,
    );
    expect(found).toEqual([
      'glucose 132 mg/dL 74..159 - p1:7',
      'creatinine 3.4 mg/dL 0.8..2.4 high p1:8',
      'urea 68 mg/dL 16..36 high p1:9',
      'sdma 22 µg/dL 0..14 high p1:10',
      'alt 45 U/L 12..130 - p1:11',
      'potassium 3.2 mmol/L 3.5..5.8 low p1:12',
      'hematocrit 26.1 % 30.3..52.3 low p2:3',
      'wbc 9.8 ×10⁹/L 2.87..17.02 - p2:4',
    ]);
  });

  test('with the columns in another order, SI units and decimal commas', () => {
    const found = read(
      'xlsx',
      `
Parameter¦Einheit¦Referenz¦Ergebnis
Analyte¦Units¦Normal range¦Result¦Flag
Creatinine¦µmol/l¦0,8 - 168,0¦301,5¦++
Urea¦mmol/l¦5,0-11,3¦24,3¦↑
Glucose¦mmol/l¦3,1-6,9¦7,3
Total protein¦g/l¦57,0-94,0¦81,2
T4¦nmol/l¦10,0-60,0¦< 12,9
Phosphate¦mmol/l¦0,8-2,2¦2,61¦↑`,
    );
    expect(found).toEqual([
      'creatinine 301,5 µmol/l 0.8..168 - p1:3',
      'urea 24,3 mmol/l 5..11.3 high p1:4',
      'glucose 7,3 mmol/l 3.1..6.9 - p1:5',
      'total_protein 81,2 g/l 57..94 - p1:6',
      't4 < 12,9 nmol/l 10..60 - p1:7',
      'phosphate 2,61 mmol/l 0.8..2.2 high p1:8',
    ]);
  });

  test('as csv with the interval in two columns, low and high', () => {
    const found = read(
      'csv',
      `
Panel¦Test¦Value¦Unit¦Ref Low¦Ref High¦Flag
CBC¦WBC¦24.9¦10³/µL¦5.0¦14.1¦H
CBC¦Platelets¦"98"¦K/uL¦211¦621¦L
CBC¦Neutrophils %¦82¦%¦¦¦
CBC¦NEU¦20.4¦K/uL¦2.9¦12.0¦H
Chem¦ALKP¦412¦U/L¦7¦115¦H
Chem¦ALB¦2.1¦g/dL¦3.2¦4.1¦L
Chem¦Na¦148¦mEq/L¦143¦150¦`,
    );
    expect(found).toEqual([
      'wbc 24.9 ×10³/µL 5..14.1 high p1:2',
      'platelets 98 K/uL 211..621 low p1:3',
      'neutrophils 20.4 K/uL 2.9..12 high p1:5',
      'alp 412 U/L 7..115 high p1:6',
      'albumin 2.1 g/dL 3.2..4.1 low p1:7',
      'sodium 148 mEq/L 143..150 - p1:8',
    ]);
  });

  test('as plain text, a line a value, with asterisks and words for flags', () => {
    const found = read(
      'txt',
      `
LABORATORY REPORT
Creatinine: 3.4 mg/dL (0.5-1.8) H
BUN ........ 72 mg/dL [7-27] HIGH
Glucose: 98 mg/dL (normal 74-143)
Total T4: <0.5 µg/dL (1.0-4.0) *
ALT      120 U/L   10 - 125
- Potassium = 6,1 mmol/L (3.5 to 5.8) (H)
Cholesterol 310 mg/dL`,
    );
    expect(found).toEqual([
      'creatinine 3.4 mg/dL 0.5..1.8 high p1:2',
      'urea 72 mg/dL 7..27 high p1:3',
      'glucose 98 mg/dL 74..143 normal p1:4',
      't4 < 0.5 µg/dL 1..4 abnormal p1:5',
      'alt 120 U/L 10..125 - p1:6',
      'potassium 6,1 mmol/L 3.5..5.8 high p1:7',
      'cholesterol 310 mg/dL .. - p1:8',
    ]);
  });

  test('as a trend over visits: the newest counts, the others are its history', () => {
    const found = extractLabs(
      documentOf(
        'pdf',
        `
Test¦Reference Interval¦03/02/2025¦11/20/2025¦Units
Creatinine¦0.8 - 2.4¦1.9¦3.1 H¦mg/dL
BUN¦16 - 36¦33¦58 H¦mg/dL
Phosphorus¦3.1 - 7.5¦4.4¦¦mg/dL`,
      ),
    );
    expect(found[0]).toMatchObject({
      analyte: 'creatinine',
      value: 3.1,
      flag: 'high',
      date: '2025-11-20',
      history: [{ date: '2025-03-02', text: '1.9', value: 1.9 }],
    });
    expect(found.map(({ analyte, value }) => [analyte, value])).toEqual([
      ['creatinine', 3.1],
      ['urea', 58],
      ['phosphate', 4.4],
    ]);
  });

  test.each([
    ['two limits first', 'Test¦Low¦High¦Result', 'Creatinine¦0.8¦2.4¦3.4 H', '0.8..2.4 high'],
    ['an older value first', 'Test¦Previous¦Result', 'Creatinine¦1.9¦3.4 H', '.. high'],
  ])('as a table of few columns with %s', (_which, header, row, rest) => {
    expect(read('pdf', `${header}\n${row}`)).toEqual([`creatinine 3.4 ${rest} p1:2`]);
  });

  test.each(['Drawn', 'Visit', 'Sample taken'])(
    'bug: of a table whose days stand behind “%s” the oldest value was taken',
    (first) => {
      const found = read('pdf', `${first}¦03/02/2025¦11/20/2025\nCreatinine (mg/dL)¦1.9¦3.4`);
      expect(found).toEqual(['creatinine 3.4 mg/dL .. - p1:2']);
    },
  );

  test('as a table into which a line of the patient and two days falls, which is no header', () => {
    const rows = ['Test¦Result¦Reference', 'Creatinine¦3.4¦0.8 - 2.4'];
    const line = 'Rex Smith¦Collected 03/02/2025¦Reported 03/04/2025';
    const found = read('pdf', [...rows, line, 'BUN¦68¦16 - 36'].join('\n'));
    expect(found).toEqual(['creatinine 3.4 0.8..2.4 - p1:2', 'urea 68 16..36 - p1:4']);
  });

  test('as a table with a legend in its middle, which is no header of what follows', () => {
    const found = read(
      'pdf',
      `
Test¦Low¦High¦Result
Creatinine¦0.8¦2.4¦3.4
Low¦Normal¦High
BUN¦16¦36¦68`,
    );
    expect(found).toEqual(['creatinine 3.4 0.8..2.4 - p1:2', 'urea 68 16..36 - p1:4']);
  });

  test('as a table with a column an analyte and a row a visit', () => {
    const found = extractLabs(
      documentOf(
        'csv',
        `
Date¦CREA (mg/dL)¦BUN (mg/dL)¦PCV (%)
2025-05-01¦1.7¦30¦34
2026-01-15¦2.9¦55¦28`,
      ),
    );
    expect(found.map(({ analyte, value, date }) => [analyte, value, date])).toEqual([
      ['creatinine', 2.9, '2026-01-15'],
      ['urea', 55, '2026-01-15'],
      ['hematocrit', 28, '2026-01-15'],
    ]);
    expect(found[0]?.history).toEqual([{ date: '2025-05-01', text: '1.7', value: 1.7 }]);
  });

  test.each([
    ['the first', '¦3.1¦44\n02/14/2025¦1.9¦30', ['3.1 of null', '1.9 of 2025-02-14']],
    ['the second', '02/14/2025¦1.9¦30\n¦3.1¦44', ['1.9 of 2025-02-14', '3.1 of null']],
    ['both', '¦1.9¦30\n¦3.1¦44', ['1.9 of null', '3.1 of null']],
  ])('a visit without a day is no history of another: %s', (_which, visits, rows) => {
    const found = extractLabs(documentOf('pdf', `Date¦Creatinine¦BUN\n${visits}`));
    const creatinine = found.filter(({ analyte }) => analyte === 'creatinine');
    expect(creatinine.map(({ value, date }) => `${value} of ${date}`)).toEqual(rows);
    expect(found.flatMap(({ history }) => history)).toEqual([]);
  });

  test('as a urine strip and sediment, in words and pluses', () => {
    const found = read(
      'pdf',
      `
COMPLETE URINALYSIS
Collection: Cystocentesis
Specific gravity¦1.012
pH¦6.5
Protein¦2+¦Negative
Glucose¦3+
Ketones¦Negative
Blood / Hemoglobin¦Trace
WBC¦0-2¦/HPF
Serum chemistry
Glucose¦412¦mg/dL¦74 - 143`,
    );
    expect(found).toEqual([
      'urine_sg 1.012 .. - p1:3',
      'urine_ph 6.5 .. - p1:4',
      'urine_protein 2+ .. - p1:5',
      'urine_glucose 3+ .. - p1:6',
      'urine_ketones Negative .. - p1:7',
      'urine_blood Trace .. - p1:8',
      'glucose 412 mg/dL 74..143 - p1:11',
    ]);
  });

  test('as sentences of a letter', () => {
    const found = read(
      'docx',
      `
On 3 March 2026 Tom was seen for weight loss. Blood tests showed creatinine of 3.4 mg/dL (H), BUN 68 mg/dL and a T4 of 2.1 µg/dL; potassium was low at 3.1 mmol/L.
Urine specific gravity was 1.014.
He is 12 years old, weighs 4.2 kg and gets 5 mg of benazepril a day.`,
    );
    expect(found).toEqual([
      'creatinine 3.4 mg/dL .. high p1:1',
      'urea 68 mg/dL .. - p1:1',
      't4 2.1 µg/dL .. - p1:1',
      'potassium 3.1 mmol/L .. low p1:1',
      'urine_sg 1.014 .. - p1:2',
    ]);
  });

  test('as value, low and high without any header, and with thousands', () => {
    const found = read(
      'pdf',
      `
ALT¦214¦U/L¦10¦125
WBC  18,400 /uL  5,500 - 19,500
GGT¦3¦0¦8`,
    );
    expect(found).toEqual([
      'alt 214 U/L 10..125 - p1:1',
      'wbc 18,400 /uL 5500..19500 - p1:2',
      'ggt 3 0..8 - p1:3',
    ]);
  });
});

describe('UPL what is no laboratory value is refused', () => {
  test.each([
    ['a phone number', 'Call us: K 555-123-4567 or ALT 555 1234'],
    ['an address', 'Calcium Clinic, 45 High Street, San Diego, CA 92101'],
    ['a date', 'T4 recheck due 04/12/2026, Glucose curve 12:30'],
    ['an age and a weight', 'K 9 years, Na 12 kg, P 4 months'],
    ['a dose', 'Calcium 500 mg tablets twice a day, potassium 2 mEq by mouth with food'],
    ['a diet', 'Protein 40 %, Calcium 1.2 %, Phosphorus 1.0 %, Sodium 0.3 %'],
    ['an aim without a value', 'Target glucose 80-200 mg/dL. Creatinine (0.8-2.4 mg/dL)'],
    ['an invoice', 'CBC and chemistry, ALT¦1¦$45.00¦$45.00'],
    ['a wrong unit', 'Creatinine 3.4 kg, ALT 45 mmHg, Glucose 5 % drip'],
    ['what no animal has', 'Potassium 99 mmol/L, creatinine 4000 mg/dL, USG 3.4'],
    ['a missing value', 'Creatinine pending mg/dL, BUN see note, ALT hemolysed'],
    ['words', 'She got 5 treats. High hopes, low energy. Sap from the tree.'],
    ['white cells on a slide', 'URINALYSIS\nWBC¦5¦/HPF\nRBC¦10¦/HPF'],
  ])('%s', (_, text) => {
    expect(read('txt', text)).toEqual([]);
  });

  test('a document of a million letters ends, and gives each analyte once', () => {
    const line = `Creatinine 3.4 mg/dL ${'x'.repeat(300)} ${'9'.repeat(300)}`;
    const found = read('txt', `${line}\n`.repeat(1_500));
    expect(found).toHaveLength(1);
  });
});
