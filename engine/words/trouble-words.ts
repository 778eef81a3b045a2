/** How owners say that nothing is wrong: "no trouble with his eyes", "nothing odd about her walk". */

/** "No … with": what is denied of the thing named next. */
export const troubles = new Set(
  `
wrong trouble troubles problem problems issue issues odd amiss unusual strange weird abnormal different change
changes complaint complaints difficulty difficulties bother worries concerns
`
    .trim()
    .split(/\s+/),
);

/** Between "no" and the trouble. */
export const troubleLinks = new Set(
  `
real big obvious at all is much any had has have seems looks visible apparent really particularly particular
sign signs of been a he she noticeable new out the
`
    .trim()
    .split(/\s+/),
);

/** Between the trouble and the thing. */
export const troublePlaces = new Set(
  'with to in about on at when while regarding around from'.split(' '),
);
