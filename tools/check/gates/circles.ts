import { fileArrows, roomArrows } from '../../imports/arrows.ts';
import { circlesAmong, wordsOf } from '../../imports/circles.ts';
import { type Gate, verdictOf } from '../gate.ts';

/**
 * No files, no rooms of the server and no folders beside them import each other around a circle, not even for a type or by
 * `import()`, which oxlint does not follow: a room says in an interface of its own what it needs of one that knows it, and
 * `app.ts` gives it that.
 */
export const circles: Gate = {
  name: 'circles of imports',
  judge(root) {
    const arrows = [fileArrows(root), roomArrows(root)];
    return Promise.resolve(verdictOf(arrows.flatMap(circlesAmong).map(wordsOf)));
  },
};
