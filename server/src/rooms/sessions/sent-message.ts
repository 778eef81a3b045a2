import { randomUUID } from 'node:crypto';
import {
  MAX_ANSWER_LENGTH,
  MAX_FILES_PER_CONSULT,
  type RouteBody,
  type sessionRoutes,
  type UploadedFile,
} from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import type { LastAnswerParts } from '../conversation/conversation.ts';
import { readQuickValue } from './quick-value.ts';
import type { NewMessage } from './repository.ts';

/** What a page sends to a session. */
export type SentMessage = RouteBody<(typeof sessionRoutes)['send']>;

/** Where the prototype chat finds the files that a message names. */
export type SessionFiles = LastAnswerParts['files'];

/** The owner's message as it is kept, and what it says to the assessor. */
export interface ReceivedMessage {
  readonly message: NewMessage;
  /** The words alone: names of files are no signs of an illness. */
  readonly words: string;
  readonly files: readonly UploadedFile[];
}

const FORM_NAMES = { basic: 'Basic information', 'medical-history': 'Medical history' } as const;
const FILE_URL = /^\/api\/files\/([\da-f]{8}-[\da-f-]{27})$/;

/** Reads what was sent; only files of this owner stay with it. */
export async function readSent(
  body: SentMessage,
  { ownerId, files }: { ownerId: string; files: SessionFiles },
): Promise<ReceivedMessage> {
  const { imageUrls = [], fileNames = [], selectedValue, intakeType } = body.metadata ?? {};
  if (selectedValue !== undefined && selectedValue.length > MAX_ANSWER_LENGTH) {
    throw new ProblemError('invalid-request', 'That answer is too long. Please shorten it');
  }
  const ids = imageUrls.flatMap((url) => FILE_URL.exec(url)?.[1] ?? []);
  const found = await files.recognise(ownerId, { ids, names: fileNames });
  const attached = found.slice(0, MAX_FILES_PER_CONSULT);
  const urls = new Set(attached.map(({ id }) => `/api/files/${id}`));
  const metadata = {
    ...(imageUrls.length === 0 ? {} : { imageUrls: imageUrls.filter((url) => urls.has(url)) }),
    ...(fileNames.length === 0 ? {} : { fileNames }),
    ...(selectedValue === undefined ? {} : { selectedValue }),
    ...(intakeType === undefined ? {} : { intakeType }),
  };
  const message: NewMessage = {
    id: randomUUID(),
    role: 'user',
    content: body.content.trim() === '' ? labelOf(body) : body.content,
    messageType: body.messageType,
    metadata: Object.keys(metadata).length === 0 ? null : metadata,
    reasoning: null,
  };
  return { message, words: wordsOf(body.content, fileNames), files: attached };
}

/** What stands in the conversation for a message that says nothing in words. */
function labelOf({ metadata }: SentMessage): string {
  const { selectedValue, intakeType, fileNames = [] } = metadata ?? {};
  if (selectedValue !== undefined) return readQuickValue(selectedValue)?.option ?? selectedValue;
  if (intakeType !== undefined) return FORM_NAMES[intakeType];
  return fileNames.join(', ');
}

/** PROTO-07 adds the names of files for display; here they come off again. */
export function wordsOf(content: string, fileNames: readonly string[]): string {
  let words = content.trim();
  if (fileNames.length === 0) return words;
  for (const label of ['Files', 'Images']) {
    const start = words.lastIndexOf(` [${label}: `);
    const names = words.slice(start + label.length + 4, -1);
    if (start >= 0 && words.endsWith(']') && isListOf(names, fileNames)) {
      words = words.slice(0, start).trimEnd();
    }
    const alone = `Uploaded ${label.toLowerCase()}: `;
    if (words.startsWith(alone) && isListOf(words.slice(alone.length), fileNames)) words = '';
  }
  return words;
}

/** True when a text is nothing but some of the names, in their order. */
function isListOf(text: string, names: readonly string[]): boolean {
  const listed = names.filter((name) => text.includes(name));
  return text !== '' && listed.join(', ') === text;
}
