import { compiled } from '#compiled/shared';
import type { SharedFile } from './compiled-types.ts';

/** The language and what all species share. The compiler wrote it from its own type. */
export const sharedFile = JSON.parse(compiled) as SharedFile;
