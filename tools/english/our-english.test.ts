import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { britishFormsIn } from '@petwise/contracts/british';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Folders whose copy files a person reads, besides the bundles. */
const FOLDERS = ['shell/src', 'shared/ui/src', 'server/src'];

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file) && !/[/]spanish[/]|test[.]ts/.test(file));
}

/** What stands behind the keys of a file of texts: keys are ids. */
function textsIn(file: string): string {
  return file.replaceAll(/^\s*#.*$/gm, '').replaceAll(/[\w-]+:(?=\s)/g, '');
}

/** What stands in quotes in a source file. */
function quotedIn(source: string): string[] {
  const code = source.replace(/^ *(?:\/\*\*|\*|\/\/|import ).*$/gm, '');
  return code.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|"(?:[^"\\\n]|\\.)*"/g) ?? [];
}

/** A lone word in small letters is an id of the engine. */
function isEngineId(file: string, text: string): boolean {
  return file.startsWith('engine/') && /^'[a-z_]+'$/.test(text);
}

it('what owners read in the knowledge is American English, which a browser in British English respells', () => {
  const files = filesUnder('knowledge/text/en', /[.]yaml$/);
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    britishFormsIn(textsIn(readFileSync(join(ROOT, file), 'utf8'))).map(
      (form) => `${file}: ${form}`,
    ),
  );
  expect(faults).toEqual([]);
});

it('so is every copy file, and what the engine and the forms say by themselves', () => {
  const bundles = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const files = [
    ...[...FOLDERS, ...bundles.map((name) => `${name}/src`)].flatMap((folder) =>
      filesUnder(folder, /copy[.]ts$/),
    ),
    ...filesUnder('engine/src/report', /[.]ts$/),
    ...filesUnder('mfe-intake/src/data/species', /[.]ts$/),
    ...filesUnder('server/src/rooms/reports', /words[.]ts$/),
    'engine/words/ask-again.ts',
  ];
  expect(files.length).toBeGreaterThan(40);
  const faults = files.flatMap((file) =>
    quotedIn(readFileSync(join(ROOT, file), 'utf8')).flatMap((text) =>
      isEngineId(file, text)
        ? []
        : britishFormsIn(text).map((form) => `${file}: ${form} in ${text}`),
    ),
  );
  expect(faults).toEqual([]);
});

it('so is the emergency page, which stands without the app', () => {
  const page = readFileSync(join(ROOT, 'shell/public/emergency.html'), 'utf8');
  expect(britishFormsIn(page)).toEqual([]);
});
