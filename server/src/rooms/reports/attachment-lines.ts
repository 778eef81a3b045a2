import type { UploadedFile, VetHandover } from '@petwise/contracts';

type Attachment = VetHandover['attachments'][number];

/** A consult's file as the handover names it. */
export function attachmentOf({ name, type, stated }: UploadedFile): Attachment {
  return stated === undefined ? { name, type } : { name, type, stated };
}

/** The attachments without those lines of a document whose value stands in the laboratory table. */
export function unread({
  attachments,
  laboratory = [],
}: Pick<VetHandover, 'attachments' | 'laboratory'>): Attachment[] {
  return attachments.map(({ stated, ...file }) => {
    if (stated === undefined) return file;
    const values = laboratory
      .filter(({ source }) => source.endsWith(` of ${file.name}`))
      .map(({ value }) => value);
    const isRead = (line: string): boolean =>
      line.split(/\s+/).some((word) => values.includes(word));
    return { ...file, stated: stated.filter((line) => !isRead(line)) };
  });
}

/** One line a file; a picture's or a film's says that nobody has looked at it, a document's what it states. */
export function attachmentLines(
  attachments: readonly Attachment[],
  { most = Infinity }: { most?: number } = {},
): string[] {
  return attachments.map(({ name, type, stated = [] }) => {
    const file = `${name} (${type})`;
    if (type.startsWith('image/')) return `${file}: nobody has looked at this picture`;
    if (type.startsWith('video/')) return `${file}: nobody has looked at this film`;
    const lines = stated.slice(0, most).map((line) => `“${line}”`);
    return lines.length === 0 ? file : `${file} says: ${lines.join(' ')}`;
  });
}
