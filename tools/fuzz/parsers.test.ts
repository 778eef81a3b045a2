import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf } from '../check/source-files.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What reads something that came from outside: JSON, XML, bytes of a socket, an address, a schema over any of it. */
const READS =
  /\bJSON\.parse\(|\bv\.(?:safeParse|parse|parseJson)\(|\.json\(\)|\bSaxesParser\(|\bDOMParser\(|\.on\('data'|\bdecodeURIComponent\(|\batob\(|\buseSearchParams\(|\bURLSearchParams\(location|\breadAs\(/;
const SHIPPED =
  /^(?:shell|mfe-\w+|shared|engine|assessor|health-reader|server)\/(?:[\w-]+\/)*src\/.*\.tsx?$/;
const WORKSHOP = /\.test(?:-d)?\.tsx?$|\/(?:testing|dev|bench)\//;

/** Which property tries what a file reads: a name that `tryProperty` has, or a title that begins so. */
const FUZZED: Readonly<Record<string, readonly string[]>> = {
  'the body of %s': [
    'server/src/plugins/contract-routes.ts',
    'server/src/rooms/device-consults/replay.ts',
    'server/src/rooms/pets/service.ts',
    'server/src/rooms/releases/pairs.ts',
    'server/src/rooms/sessions/intake.ts',
  ],
  'addresses and queries': [
    'server/src/rooms/remotes/static-files.ts',
    'server/src/rooms/remotes/told.ts',
  ],
  'a form with a file': ['server/src/rooms/uploads/receive-form.ts'],
  'messages of a socket': ['server/src/rooms/reasoning/routes.ts'],
  '%s, damaged in any place': [
    'server/src/rooms/uploads/reading/kinds/read-json.ts',
    'server/src/rooms/uploads/reading/read-xml.ts',
  ],
  'the answer of a language model': [
    'server/src/rooms/language-model/chat-model.ts',
    'server/src/rooms/language-model/extract-findings.ts',
  ],
  'the answer of a vendor': ['server/src/rooms/language-model/see-picture.ts'],
  settings: ['server/src/config.ts', 'server/src/rooms/uploads/bucket/bucket-setting.ts'],
  'a backup': ['server/src/rooms/backups/restore-backup.ts'],
  'the list of a bucket': [
    'server/src/rooms/releases/bucket-bytes.ts',
    'server/src/rooms/uploads/bucket/bucket.ts',
  ],
  'an answer of clamd': ['server/src/rooms/uploads/scan/clamd.ts'],
  'what a browser has stored': [
    'shared/ui/src/preferences/known-danger.ts',
    'shared/ui/src/storage/storage.ts',
    'shell/src/assessment/assessment-draft.ts',
    'shell/src/assessment/initial-data.ts',
    'shell/src/federation/frozen-pages.ts',
    'shell/src/federation/overrides.ts',
    'shell/src/federation/set-aside.ts',
    'shell/src/offline/device-consult/stored-consults.ts',
  ],
  'drafts of the intake': [
    'mfe-intake/src/model/basic-intake.ts',
    'mfe-intake/src/model/draft-store.ts',
  ],
  'drafts of the chat': ['mfe-chat/src/model/tab-state.ts'],
  'the emergency page': ['shell/src/emergency/emergency.ts'],
  'what the server wrote into the page': ['shell/src/federation/boot-data.ts'],
  'lines of the socket': ['shell/src/socket/reasoning-socket.ts'],
  'what the service worker has stored': [
    'shell/src/offline/worker/answer-request.ts',
    'shell/src/offline/worker/reminders.ts',
    'shell/src/offline/worker/set-store.ts',
    'shell/src/offline/worker/stored-json.ts',
  ],
  'a call of the page': ['shell/src/offline/device-consult/device-call.ts'],
  'a registry': ['shell/src/federation/registry.ts', 'shell/src/federation/signed-registry.ts'],
  'a release list': ['shell/src/federation/remote-entry.ts'],
  'an answer of the server': ['shared/api/src/client.ts'],
};

/** Why nobody need try what a file reads. */
const NOT_FUZZED: Readonly<Record<string, readonly string[]>> = {
  'written by our own build, and in the same release': [
    'engine/src/load-knowledge.ts',
    'engine/src/shared-file.ts',
    'health-reader/src/core/health-core.ts',
    'server/src/rooms/releases/seed.ts',
    'server/src/rooms/remotes/build-manifest.ts',
  ],
  'a job of the database: what was checked at the door when it was asked for': [
    'server/src/rooms/consult/work.ts',
    'server/src/rooms/conversation/correcting.ts',
    'server/src/rooms/language-model/amending.ts',
    'server/src/rooms/language-model/second-reader.ts',
    'server/src/rooms/sessions/converse.ts',
  ],
  'a row of the database that the release service has written': [
    'server/src/rooms/releases/keys.ts',
    'server/src/rooms/releases/release-store.ts',
    'server/src/rooms/releases/repository.ts',
    'server/src/rooms/remotes/import-map.ts',
    'server/src/rooms/remotes/registry.ts',
  ],
  'what this very server has written, into its folder, its bucket or its memory': [
    'server/src/db/folder-lock.ts',
    'server/src/rooms/reports/pdf/sheet.ts',
    'server/src/rooms/uploads/resumable/resumable-uploads.ts',
  ],
  'a file of a release, of the hash that was checked when it came; refused or read by its schema': [
    'server/src/rooms/releases/release-list.ts',
    'server/src/rooms/remotes/preloads.ts',
  ],
  'an event of this page, by the schema of its catalogue': ['shared/events/src/bus.ts'],
  'the same problem as client.ts reads, by the same schema': [
    'shared/api/src/query-client.ts',
    'shared/api/src/resumable-upload.ts',
    'shared/api/src/upload.ts',
  ],
  'read as it is by `useStored`, whose caller says what fits': [
    'shared/ui/src/preferences/use-stored.ts',
  ],
  'a number of this tab, by its schema through storage.ts; or what the router holds of this page': [
    'shell/src/assessment/AssessmentPlace.tsx',
    'shell/src/assessment/use-form-entries.ts',
  ],
  'the id of an address goes into another address of this origin, which asks the server for it': [
    'shell/src/assessment/AssessmentRoute.tsx',
  ],
  'what the server wrote into the very page that runs this': [
    'shell/src/early/watch-start.ts',
    'shell/src/federation/import-maps.ts',
  ],
  'a call that the page itself makes, or the answer to it, by the schemas of its route': [
    'shell/src/offline/device-consult/answer-call.ts',
    'shell/src/offline/device-consult/device-fetch.ts',
  ],
  'the address of a script of a release, as another-address.ts writes it': [
    'shell/src/telemetry/long-tasks.ts',
  ],
};

const sources = pathsOf(ROOT).filter((path) => /\.tsx?$/.test(path));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const reading = sources.filter(
  (path) => SHIPPED.test(path) && !WORKSHOP.test(path) && READS.test(textOf(path)),
);
const named = [FUZZED, NOT_FUZZED].flatMap((list) => Object.values(list).flat());

test('Z2 18.3 every file that reads what comes from outside is tried by a property, or says why not', () => {
  expect(reading.filter((path) => !named.includes(path))).toEqual([]);
});

test('Z2 18.3 no file is named twice, nor one that reads nothing (any more)', () => {
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((path) => !reading.includes(path))).toEqual([]);
});

test('Z2 18.3 every property that is named is there', () => {
  const properties = sources
    .filter((path) => path.endsWith('.test.ts'))
    .map(textOf)
    .filter((text) => text.includes('tryProperty('))
    .join('\n');
  const isThere = (name: string): boolean =>
    properties.includes(`tryProperty('${name}'`) || properties.includes(`'Z2 ${name}`);
  expect(Object.keys(FUZZED).filter((name) => !isThere(name))).toEqual([]);
});
