import type { Attachment } from '../types.ts';
import { list } from './wording.ts';

/** Lines of one document that the summary repeats; the file for the vet has them all. */
const mostStated = 5;

/** What was attached, in words that claim no more than was done: read, kept, never looked at. */
export function attachmentLines(attachments: readonly Attachment[]): string[] {
  const isPicture = ({ kind }: Attachment): boolean => kind.startsWith('image/');
  const pictures = attachments.filter(isPicture);
  const read = attachments.filter((file) => (file.stated ?? []).length > 0);
  const others = attachments.filter((file) => !isPicture(file) && !read.includes(file));
  const lines = read.map(
    ({ name, stated = [] }) =>
      `${name} says: ${stated
        .slice(0, mostStated)
        .map((line) => `“${line}”`)
        .join(' ')}`,
  );
  if (read.length) {
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
