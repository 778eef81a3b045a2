import { stem } from '../src/text/stem.ts';

/** Words that may stand inside a phrase without changing it, and those that take it back. */

export const fillers = new Set(
  `
is are was were been be am being a an the his her its their my our your really very much at all to want even
just so quite too have has had do does did get look seem any some also of bit still feel appear that extremely
pretty super he she it they him them kind sort little slightly rather both in on for and with from up own go
constantly repeatedly become turn lot ton loads way left right come start keep now this these one able normally
usually properly currently lately today actually basically suddenly i we you frequently occasionally mostly
mainly obviously clearly definitely almost eat
`
    .trim()
    .split(/\s+/)
    .filter((word) => word !== 'eat')
    .map(stem),
);

export const droppable = new Set('is are was were a an the his her its my of that'.split(' '));

/** Words that take back what the clause before them said: "eating, but less". */
export const takesBack = new Set('but although though just only less however except'.split(' '));
