/** What component tests and standalone pages of the bundles share. */
export { dangerWatchStandIn } from './danger-watch-stand-in.tsx';
export { diagnosisStandIn } from './diagnosis-stand-in.tsx';
export { fakeTransport, handle, problem } from './fake-server.ts';
export type { FakeCall, FakeHandler } from './fake-server.ts';
export { basicFormStandIn, historyFormStandIn } from './form-stand-ins.tsx';
export { labValuesStandIn } from './lab-values-stand-in.tsx';
export { notesStandIn } from './notes-stand-in.tsx';
export { BAD_GATEWAY, queueStandIn } from './queue-stand-in.tsx';
export type { QueueStandIn } from './queue-stand-in.tsx';
export { renderInShell } from './render-in-shell.tsx';
export type { AskedToast, ShellOptions } from './render-in-shell.tsx';
export { drawerStandIn, panelStandIn } from './upload-stand-ins.tsx';
export { whatHappenedStandIn } from './what-happened-stand-in.tsx';
