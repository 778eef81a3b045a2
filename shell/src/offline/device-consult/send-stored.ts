import { api, ApiError } from '@petwise/api';
import { consultRoutes, deviceConsultRoutes } from '@petwise/contracts';
import { isHeld } from './held-ids.ts';
import {
  type StoredConsult,
  readAllStored,
  readStored,
  removeStored,
  toDeviceConsult,
  writeStored,
} from './stored-consults.ts';

/** How many consults the server has taken now, and how many still wait for it. */
export interface SentStored {
  readonly sent: number;
  readonly waiting: number;
}

let sending: Promise<SentStored> | null = null;

/** Sends what was finished on this device; the server takes each once, however often it comes. */
export function sendStored(): Promise<SentStored> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<SentStored> {
  const finished = readAllStored().filter(
    ({ consult, refused }) => consult.assessment !== null && refused === null,
  );
  let sent = 0;
  for (const stored of finished) {
    try {
      if (await sendOne(stored)) sent += 1;
    } catch (error) {
      console.error(error);
      return { sent, waiting: finished.length - sent };
    }
  }
  return { sent, waiting: 0 };
}

async function sendOne(stored: StoredConsult): Promise<boolean> {
  const body = toDeviceConsult(stored);
  if (body === null) return false;
  const { sessionId } = body;
  try {
    await api().call(deviceConsultRoutes.save, { body });
  } catch (error) {
    if (!(error instanceof ApiError) || !isLasting(error.status)) throw error;
    const held = readStored(sessionId);
    // Deleted or answered here while it was on its way.
    if (held !== null) writeStored({ ...held, refused: error.reason });
    return false;
  }
  // Its owner may have deleted it here while it was on its way, or said that no reminder is needed.
  const now = readStored(sessionId);
  if (now?.consult.lookedAgain && !body.lookedAgain) return sendOne(now);
  if (isHeld(sessionId)) removeStored(sessionId);
  else await api().call(consultRoutes.remove, { params: { sessionId } });
  return true;
}

/** A refusal that the same consult would meet again. */
function isLasting(status: number): boolean {
  return status === 400 || status === 409 || status === 413 || status === 422;
}
