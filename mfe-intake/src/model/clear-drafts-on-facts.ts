import { bus } from '@petwise/events';
import { forgetAllDrafts, forgetConversationDrafts, forgetStartedDrafts } from './drafts.ts';

let following = false;

/**
 * Forgets drafts when the facts say so, for as long as the page lives and
 * whichever door is open: the consult has reached its chat, a conversation with
 * forms has left the screen, or the owner has signed out. An expired session
 * keeps them. Calling it again changes nothing.
 */
export function clearDraftsOnFacts(): void {
  if (following) return;
  following = true;
  // What the bus replays happened before this bundle opened, to an older text.
  let replaying = true;
  bus.on('shell.stage-changed', ({ stage }) => {
    if (!replaying && stage === 'chat') forgetStartedDrafts();
  });
  bus.on('chat.session-closed', forgetConversationDrafts);
  bus.on('shell.signed-out', ({ reason }) => {
    if (reason === 'asked') forgetAllDrafts();
  });
  replaying = false;
}
