import {
  type BasicIntake,
  type MedicalHistory,
  MessageType,
  OutgoingMetadata,
  type QuickResponse,
  type UploadedFile,
} from '@petwise/contracts';
import * as v from 'valibot';
import { copy } from '../copy.ts';

export const Outgoing = v.object({
  content: v.string(),
  messageType: MessageType,
  metadata: v.nullable(OutgoingMetadata),
});
/** What the prototype chat sends: PROTO-05, PROTO-07, PROTO-08. */
export type Outgoing = v.InferOutput<typeof Outgoing>;

/** Text with whatever is attached; `replyTo` is the question that the owner saw. */
export function textMessage(
  text: string,
  files: readonly UploadedFile[],
  replyTo: string | null = null,
): Outgoing {
  const seen = replyTo === null ? {} : { replyTo };
  if (files.length === 0) {
    return { content: text, messageType: 'text', metadata: replyTo === null ? null : seen };
  }
  const images = files.filter((file) => file.type.startsWith('image/'));
  const others = files.filter((file) => !file.type.startsWith('image/'));
  const withImages = named(text, images, { beside: copy.textWithImages, alone: copy.imagesOnly });
  const content = named(withImages, others, { beside: copy.textWithFiles, alone: copy.filesOnly });
  const metadata = {
    imageUrls: images.flatMap((file) => (file.url ? [file.url] : [])),
    fileNames: files.map((file) => file.name),
    ...seen,
  };
  return { content, messageType: images.length > 0 ? 'image' : 'text', metadata };
}

/** A pressed quick answer. */
export function quickMessage({ text, value }: QuickResponse): Outgoing {
  return { content: text, messageType: 'response', metadata: { selectedValue: value } };
}

/** The Basic Information form, with the prototype's own names beside the form's (PROTO-10). */
export function basicMessage(intake: BasicIntake): Outgoing {
  const intakeData = { ...intake, gender: intake.sex, height: null, heightUnit: '' };
  return intakeMessage(copy.intakeSent.basic, { intakeType: 'basic', intakeData });
}

/** The Pet Medical History form; a skipped one says only that. */
export function historyMessage(history: MedicalHistory): Outgoing {
  if ('skipped' in history) {
    const skipped = { intakeType: 'medical-history', intakeData: { ...history } } as const;
    return intakeMessage(copy.historySkipped, skipped);
  }
  const intakeData = {
    ...history,
    smokingHistory: '',
    drinkingHistory: '',
    familyHistory: [],
    skipped: false,
  };
  return intakeMessage(copy.intakeSent['medical-history'], {
    intakeType: 'medical-history',
    intakeData,
  });
}

/** The wish for the results. */
export function processMessage(): Outgoing {
  return { content: copy.processContent, messageType: 'process-results', metadata: null };
}

function intakeMessage(content: string, metadata: OutgoingMetadata): Outgoing {
  return { content, messageType: 'intake', metadata };
}

function named(
  text: string,
  files: readonly UploadedFile[],
  words: { beside: (text: string, names: string) => string; alone: (names: string) => string },
): string {
  if (files.length === 0) return text;
  const names = files.map((file) => file.name).join(', ');
  return text === '' ? words.alone(names) : words.beside(text, names);
}
