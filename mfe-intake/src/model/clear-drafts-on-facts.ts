import { bus } from '@petwise/events';
import { forgetAllDrafts, forgetFormDrafts, forgetStartedDrafts } from './drafts.ts';

let following = false;

/**
 * Forgets drafts when the facts say so, for as long as the page lives and
 * whichever door is open: the consult has reached its chat, a conversation with
 * forms is complete, or the owner has signed out. An expired session
 * keeps them. Calling it again changes nothing.
 */
export function clearDraftsOnFacts(): void {
  if (following) return;
  following = true;
  // What the bus replays happened before this bundle opened, to an older text.
  let replaying = true;
  bus.on('shell.stage-changed', ({ stage, draftId }) => {
    if (!replaying && stage === 'chat') forgetStartedDrafts(draftId);
  });
  bus.on('chat.finished', ({ sessionId }) => forgetFormDrafts(sessionId));
  bus.on('shell.signed-out', ({ reason }) => {
    if (reason === 'asked') forgetAllDrafts();
  });
  replaying = false;
}
