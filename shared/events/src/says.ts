import type { EventName } from './catalogue.ts';

/** What each event tells, one sentence for `docs/events.md`; no page holds it. */
export const SAYS: Readonly<Record<EventName, string>> = {
  'shell.signed-in': 'The owner has signed in (or in again, after the session had expired).',
  'shell.signed-out': 'The session has ended; private state must go.',
  'shell.reasoning-received':
    'The assessor said one line of its reasoning for a session, over the socket.',
  'shell.socket-changed': 'The reasoning socket opened, closed or waits to reconnect.',
  'shell.stage-changed': 'The assessment moved to another stage.',
  'shell.consult-begun': 'The server has begun a consult; its first question is there.',
  'intake.submitted':
    'The owner sent the first description; it lies in session storage for the assessment.',
  'chat.session-opened':
    'A conversation is on screen; the shell connects the socket for its session.',
  'chat.session-closed': 'The conversation left the screen.',
  'chat.message-arrived': 'The other side of the conversation on screen said something new.',
  'chat.finished': 'A conversation reached its assessment.',
  'report.viewed': 'A report is on screen.',
  'uploads.completed': 'The server has taken a file.',
  'uploads.values-read': 'The server has read a file for laboratory values, found or not.',
  'health.imported': 'An Apple Health export was read; its summary is kept under this id.',
};
