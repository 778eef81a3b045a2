import type { Mutant } from './mutant.ts';

/**
 * Faults that once stayed unnoticed while every test was green, or that would hurt an owner most. Each names the
 * tests that must turn red; `npm test` plants them all.
 */
export const PLANTED: readonly Mutant[] = [
  {
    name: 'CHAT-11 long calls end after a minute',
    file: 'shared/api/src/client.ts',
    from: 'route.timeoutMs ?? 60_000',
    to: '60_000',
    tests: ['shared/api/src/client.test.ts'],
  },
  {
    name: 'NET-01 multipart is called JSON',
    file: 'shared/api/src/client.ts',
    from: 'if (options.form) init.body = options.form;',
    to: "if (options.form) { init.body = options.form; headers.set('content-type', 'multipart/form-data'); }",
    tests: ['shared/api/src/client.test.ts'],
  },
  {
    name: 'SOCK-01 a socket in clear on a secure page',
    file: 'shell/src/socket/reasoning-socket.ts',
    from: "location.protocol === 'https:' ? 'wss:' : 'ws:'",
    to: "'ws:'",
    tests: ['shell/src/socket/reasoning-socket.test.ts'],
  },
  {
    name: 'SOCK-02 a closed socket stays closed',
    file: 'shell/src/socket/reasoning-socket.ts',
    from: 'if (after > 0)',
    to: 'if (after < 0)',
    tests: ['shell/src/socket/reasoning-socket.test.ts'],
  },
  {
    name: 'LOGIN-05 a tab keeps the token',
    file: 'shell/src/gate/LoginForm.tsx',
    from: 'if (isPWA && pwaToken)',
    to: 'if (pwaToken)',
    tests: ['shell/src/gate/AppGate.test.tsx'],
  },
  {
    name: 'LOGIN-01 the password can be sent twice',
    file: 'shell/src/gate/LoginForm.tsx',
    from: "disabled={busy || password.trim() === ''}",
    to: "disabled={password.trim() === ''}",
    tests: ['shell/src/gate/AppGate.test.tsx'],
  },
  {
    name: 'LOGIN-03 a refusal without a sentence says nothing',
    file: 'shell/src/gate/LoginForm.tsx',
    from: 'failure.status < 500 ? COPY.invalidPassword : COPY.connectionError',
    to: "''",
    tests: ['shell/src/gate/AppGate.test.tsx'],
  },
  {
    name: 'LOGIN-02 let in after 2.5 s',
    file: 'shell/src/gate/LoginScreen.tsx',
    from: 'const REDIRECT_MS = 800;',
    to: 'const REDIRECT_MS = 2500;',
    tests: ['shell/src/gate/AppGate.test.tsx'],
  },
  {
    name: 'GATE-03 the disclaimer at the home address only',
    file: 'shell/src/gate/AppGate.tsx',
    from: 'if (!accepted) {',
    to: "if (!accepted && location.pathname === '/') {",
    tests: ['shell/src/gate/AppGate.test.tsx'],
  },
  {
    name: 'FLOW-07 a failed start is not logged',
    file: 'shell/src/assessment/use-init.ts',
    from: 'console.error(error instanceof ApiError ? error.statusLine : error);',
    to: '',
    tests: ['shell/src/assessment/use-init.test.tsx'],
  },
  {
    name: 'PROTO-06 messages are never stale',
    file: 'shared/contracts/src/limits.ts',
    from: 'MESSAGES_STALE_MS = 2_000',
    to: 'MESSAGES_STALE_MS = 200_000',
    tests: ['mfe-chat/src/api/use-messages.test.tsx'],
  },
  {
    name: 'CHAT-09 a dot each 5 s',
    file: 'mfe-chat/src/components/chat/TickingDots.tsx',
    from: 'const DOT_MS = 500;',
    to: 'const DOT_MS = 5000;',
    tests: ['mfe-chat/src/components/consult/ConsultBusy.test.tsx'],
  },
  {
    name: 'PROTO-09 an upload that failed without a message says nothing',
    file: 'mfe-chat/src/components/prototype/PrototypeBox.tsx',
    from: 'words || message || copy.uploadErrorText',
    to: 'words || message',
    tests: ['mfe-chat/src/components/prototype/PrototypeScreen.test.tsx'],
  },
  {
    name: 'The less urgent of two levels counts',
    file: 'engine/src/infer/triage.ts',
    from: 'levels.indexOf(a) <= levels.indexOf(b) ? a : b',
    to: 'levels.indexOf(a) > levels.indexOf(b) ? a : b',
    tests: ['engine/src/infer/red-flags.test.ts'],
  },
  {
    name: 'Of two animals the one that is well is heard alone',
    file: 'engine/src/text/opening.ts',
    from: 'if (tokens.slice(at, at + 3).some(({ word }) => linkWords.others.has(word))) continue;',
    to: '',
    tests: ['engine/src/infer/plain-dangers.test.ts'],
  },
];
