import type { Attachment, LabFinding } from '../types.ts';
import { list } from './wording.ts';

/** Lines of one document that the summary repeats; the file for the vet has them all. */
const mostStated = 5;

/**
 * What was attached, in words that claim no more than was done: read, kept, never looked at. A line whose laboratory value
 * counts stands among the values.
 */
export function attachmentLines(
  attachments: readonly Attachment[],
  labs: readonly LabFinding[] = [],
): string[] {
  const isPicture = ({ kind }: Attachment): boolean => kind.startsWith('image/');
  const pictures = attachments.filter(isPicture);
  const read = attachments.filter((file) => (file.stated ?? []).length > 0);
  const others = attachments.filter((file) => !isPicture(file) && !read.includes(file));
  const lines = read
    .map((file) => ({ ...file, stated: uncounted(file, labs) }))
    .filter(({ stated }) => stated.length > 0)
    .map(
      ({ name, stated }) =>
        `${name} says: ${stated
          .slice(0, mostStated)
          .map((line) => `“${line}”`)
          .join(' ')}`,
    );
  if (lines.length) {
    lines.push(
      'These lines are copied as they stand. They are for your vet to weigh, not judged here.',
    );
  }
  if (pictures.length) {
    lines.push(
      `Nobody has looked at the ${pictures.length === 1 ? 'picture' : 'pictures'} ${list(pictures.map((file) => file.name))}. This engine cannot see. Please show them to your vet.`,
    );
  }
  if (others.length) {
    lines.push(`Kept for your vet, not judged: ${list(others.map((file) => file.name))}.`);
  }
  return lines;
}

function uncounted({ name, stated = [] }: Attachment, labs: readonly LabFinding[]): string[] {
  const values = labs
    .filter(({ source }) => source?.endsWith(` of ${name}`))
    .flatMap(({ text, value }) => text ?? (value === undefined ? [] : String(value)));
  return stated.filter((line) => !line.split(/\s+/).some((word) => values.includes(word)));
}
