import { useAskAgain } from './use-ask-again.ts';
import { useSystemNotices } from './use-system-notices.ts';

/** Draws nothing; a part of its own, which no screen waits for. */
export function SystemNotices(): null {
  useSystemNotices();
  useAskAgain();
  return null;
}
