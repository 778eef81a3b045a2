import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../test/run-step.ts';
import { circlesAmong, wordsOf } from './circles.ts';
import { pictureOf, roomArrows, workspaceArrows } from './arrows.ts';
import { sizesIn, tableOf } from './sizes.ts';

/** `npm run imports [-- --root ../another-checkout]`: who imports whom, as Markdown with two Mermaid pictures, the circles among rooms, and what rooms and parts of the chat weigh. */
const { values } = parseArgs({ options: { root: { type: 'string', default: ROOT } } });
const root = resolve(process.env['INIT_CWD'] ?? '.', values.root);
console.log(`## Workspaces\n\n${pictureOf(workspaceArrows(root))}`);
const rooms = roomArrows(root);
console.log(`## Rooms of the server\n\n${pictureOf(rooms)}`);
const circles = circlesAmong(rooms).map((circle) => `- ${wordsOf(circle)}`);
console.log(`## Circles of rooms\n\n${circles.join('\n') || 'None.'}`);
for (const place of ['server/src/rooms', 'mfe-chat/src/components'])
  console.log(`\n## Sizes in ${place}\n\n${tableOf(sizesIn(root, place))}`);
