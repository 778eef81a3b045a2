import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../test/run-step.ts';
import { circlesAmong, wordsOf } from './circles.ts';
import { pictureOf, roomArrows, workspaceArrows } from './arrows.ts';

/** `npm run imports [-- --root ../another-checkout]`: who imports whom, as Markdown with two Mermaid pictures and the circles among rooms. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(process.env['INIT_CWD'] ?? '.', values.root);
console.log(`## Workspaces\n\n${pictureOf(workspaceArrows(root))}`);
const rooms = roomArrows(root);
console.log(`## Rooms of the server\n\n${pictureOf(rooms)}`);
const circles = circlesAmong(rooms).map((circle) => `- ${wordsOf(circle)}`);
console.log(`## Circles of rooms\n\n${circles.join('\n') || 'None.'}`);
