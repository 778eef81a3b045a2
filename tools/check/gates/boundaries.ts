import type { Gate } from '../gate.ts';
import { runTool } from '../run-tool.ts';

/**
 * Imports that leave their package for a good reason: Vite's config loader
 * cannot read TypeScript through a package name on Node 20, a plain path it can;
 * and before an install there is no other way than a path.
 */
const KNOWN: readonly { readonly file: RegExp; readonly names: RegExp }[] = [
  { file: /(mfe-[a-z]+|shell)\/vite\.config\.ts$/, names: /`\.\.\/tools\/federation\/index\.ts`/ },
  {
    file: /(^|\/)(tools\/.+|server\/vite\.config)\.ts$/,
    names: /`(\.\.\/)+engine\/compile\/ensure-compiled\.ts`/,
  },
  {
    file: /(^|\/)tools\/start\/check-settings\.cjs$/,
    names: /`\.\.\/\.\.\/server\/src\/rooms\/auth\/guessable\.cjs`/,
  },
  { file: /(^|\/)tools\/.+\.ts$/, names: /`(\.\.\/)+shared\/[a-z]+\/src\/[\w-]+\.ts`/ },
  {
    file: /(^|\/)e2e\/.+\.ts$/,
    names: /`(\.\.\/)+(tools|shared\/contracts|server\/src\/testing)\/.+`/,
  },
];

/** No package imports what it does not declare, or another's file by its path. */
export const boundaries: Gate = {
  name: 'boundaries',
  async judge(root) {
    const { code, output } = await runTool('turbo', ['boundaries', '--no-color'], { cwd: root });
    const found = output.split(/^ +[x×] /m).slice(1);
    const counted = Number(
      /packages, (\d+|no) issues? found/.exec(output)?.[1]?.replace('no', '0'),
    );
    // A report that reads differently than we expect is red, not empty.
    if (counted !== found.length || (code !== 0 && counted === 0)) return { ok: false, output };
    const faults = found.filter((fault) => !isKnown(fault));
    return { ok: faults.length === 0, output: faults.join('\n') };
  },
};

function isKnown(fault: string): boolean {
  const file = /[[(╭─,-]\[(.+?):\d+:\d+\]/.exec(fault)?.[1] ?? '';
  return KNOWN.some((known) => known.file.test(file) && known.names.test(fault));
}
