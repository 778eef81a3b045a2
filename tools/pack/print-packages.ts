import { resolve } from 'node:path';
import { pack } from './pack.ts';

/** `npm run pack [-- FOLDER]`: the tarballs of all that a remote of its own repository needs. */
const ROOT = resolve(import.meta.dirname, '../..');
const out = resolve(process.argv[2] ?? resolve(ROOT, '.cache/packages'));
const packed = await pack(ROOT, out);
for (const tarball of Object.values(packed)) console.log(`${out}/${tarball}`);
