import { writeFileSync } from 'node:fs';
import { compileCore } from './compile-core.ts';

const target = new URL('../src/core/core-bytes.ts', import.meta.url);
const base64 = Buffer.from(await compileCore()).toString('base64');

writeFileSync(
  target,
  `/** The compiled core, made from \`assembly/\` by \`npm run wasm\`; a test builds it again and compares. */\nexport const CORE_BASE64 =\n  '${base64}';\n`,
);
console.log(`${Math.round((base64.length * 3) / 4 / 102.4) / 10} kB of WebAssembly written`);
