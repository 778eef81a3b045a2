import type { ConsultDetail } from '@petwise/contracts';
import { isCachedPage, readBootData } from '../federation/boot-data.ts';

let isTaken = false;

/** The consult that came with the page, once: later it may have gone on. Null without one. */
export function takeToldConsult(sessionId: string): ConsultDetail | null {
  if (isTaken || isCachedPage(document)) return null;
  const consult = readBootData(document)?.consult ?? null;
  if (consult?.sessionId !== sessionId) return null;
  isTaken = true;
  return consult;
}
