import type { UploadedFile } from '@petwise/contracts';

/** CHAT-07: the bracketed name and type of one file, "[x-ray.png (image/png)]". */
export function fileNote(file: Pick<UploadedFile, 'name' | 'type'>): string {
  return `[${file.name} (${file.type})]`;
}

/** CHAT-07: what the chat shows for text sent with files; the text itself travels unchanged. */
export function withFileNote(text: string, files: readonly UploadedFile[]): string {
  if (files.length === 0) return text;
  const notes = files.map(fileNote).filter((note) => !text.includes(note));
  return [text, ...notes].filter((part) => part !== '').join(' ');
}
