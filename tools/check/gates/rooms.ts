import { roomArrows } from '../../imports/arrows.ts';
import { circlesAmong, wordsOf } from '../../imports/circles.ts';
import { type Gate, verdictOf } from '../gate.ts';

/**
 * No rooms of the server, and no folders beside them, import each other around a circle, not even for a type: a room says in
 * an interface of its own what it needs of one that knows it, and `app.ts` gives it that.
 */
export const rooms: Gate = {
  name: 'circles of rooms',
  judge(root) {
    return Promise.resolve(verdictOf(circlesAmong(roomArrows(root)).map(wordsOf)));
  },
};
