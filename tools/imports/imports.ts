import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../test/run-step.ts';
import { pictureOf, roomArrows, workspaceArrows } from './arrows.ts';

/** `npm run imports [-- --root ../another-checkout]`: who imports whom, as Markdown with two Mermaid pictures. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(process.env['INIT_CWD'] ?? '.', values.root);
console.log(`## Workspaces\n\n${pictureOf(workspaceArrows(root))}`);
console.log(`## Rooms of the server\n\n${pictureOf(roomArrows(root))}`);
