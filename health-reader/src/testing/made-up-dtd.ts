const COMMON = 'sourceName! sourceVersion device creationDate startDate! endDate!';
const EYE =
  'sphere sphereUnit cylinder cylinderUnit axis axisUnit add addUnit vertex vertexUnit prismAmount prismAmountUnit';

/** Element, what it holds, its attributes (`!` for required), and Apple's own note where it has one. */
const ELEMENTS: readonly (readonly [string, string, string, string?])[] = [
  [
    'HealthData',
    '(ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram|VisionPrescription)*)',
    'locale!',
  ],
  ['ExportDate', 'EMPTY', 'value!'],
  [
    'Me',
    'EMPTY',
    'HKCharacteristicTypeIdentifierDateOfBirth! HKCharacteristicTypeIdentifierBiologicalSex!',
  ],
  ['Record', '((MetadataEntry|HeartRateVariabilityMetadataList)*)', `type! unit value ${COMMON}`],
  [
    'Correlation',
    '((MetadataEntry|Record)*)',
    `type! ${COMMON}`,
    'Note: Any Records that appear as children of a correlation also appear as top-level records in this document.',
  ],
  [
    'Workout',
    '((MetadataEntry|WorkoutEvent|WorkoutRoute|WorkoutStatistics)*)',
    `workoutActivityType! duration durationUnit ${COMMON}`,
  ],
  ['WorkoutEvent', '((MetadataEntry)*)', 'type! date! duration durationUnit'],
  ['WorkoutStatistics', 'EMPTY', 'type! startDate! endDate! average minimum maximum sum unit'],
  [
    'ActivitySummary',
    'EMPTY',
    'dateComponents activeEnergyBurned activeEnergyBurnedGoal activeEnergyBurnedUnit',
  ],
  ['MetadataEntry', 'EMPTY', 'key! value!'],
  ['HeartRateVariabilityMetadataList', '(InstantaneousBeatsPerMinute*)', ''],
  ['InstantaneousBeatsPerMinute', 'EMPTY', 'bpm! time!'],
  [
    'VisionPrescription',
    '((RightEye|LeftEye|Attachment|MetadataEntry)*)',
    'type! dateIssued! expirationDate brand',
  ],
  ['RightEye', 'EMPTY', EYE],
  ['LeftEye', 'EMPTY', EYE],
];

/** `ios16` leaves one list open and puts elements inside another, as the phones of 2022 really wrote it. */
export type DtdKind = 'usual' | 'ios16' | 'none';

export function dtdText(kind: DtdKind): string {
  if (kind === 'none') return '';
  let text = `<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: ${kind === 'ios16' ? 12 : 14} -->\n`;
  for (const [name, content, attributes, note] of ELEMENTS) {
    if (note !== undefined) text += `<!-- ${note} -->\n`;
    text += `<!ELEMENT ${name} ${content}>\n`;
    if (attributes === '') continue;
    text += `<!ATTLIST ${name}\n${attributes.split(' ').map(attributeLine).join('')}`;
    if (kind === 'ios16' && name === 'VisionPrescription') continue;
    if (kind === 'ios16' && name === 'LeftEye') text += BROKEN;
    text += '>\n';
  }
  return `${text}]>\n`;
}

const BROKEN =
  '  device                 CDATA #IMPLIED\n<!ELEMENT MetadataEntry EMPTY>\n<!ATTLIST MetadataEntry\n' +
  '  key                    CDATA #IMPLIED\n  value                  CDATA #IMPLIED\n>\n';

function attributeLine(name: string): string {
  const isRequired = name.endsWith('!');
  return `  ${name.replace('!', '').padEnd(22)} CDATA ${isRequired ? '#REQUIRED' : '#IMPLIED'}\n`;
}
