/** Words that only this project used, each with what the field says (docs/decisions/0057-old-names-that-stay.md). */
const FIELD = new Map([
  ['book', 'catalog or record'],
  ['desk', 'desktop'],
  ['hear', 'interpret or listen'],
  ['heard', 'read, received or announced'],
  ['hearing', 'interpreting or listening'],
  ['kept', 'stored or retained'],
  ['look', 'check, inspect or variant'],
  ['looked', 'checked or inspected'],
  ['looking', 'checking or inspecting'],
  ['oblique', 'elliptical'],
  ['patience', 'timeout or wait'],
  ['patiently', 'durable or retried'],
  ['said', 'stated, text or answer'],
  ['scenery', 'background'],
  ['tally', 'count'],
]);
/** "Look again" stands in the glossary; the other two are the field's own. */
const TERMS = /look(ed|ing)?[-_]?(again|ahead|up)/gi;

/**
 * What is wrong with a name of any spelling: `lastLook`, `KEPT_SETS`, `desk-views`.
 * @param {string} name
 * @returns {string | undefined}
 */
export function wordFaultIn(name) {
  const parts = name.replace(TERMS, '').match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  for (const part of parts) {
    const word = part.toLowerCase();
    const field = FIELD.get(word) ?? FIELD.get(word.replace(/ies$/, 'y').replace(/s$/, ''));
    if (field !== undefined) return `"${word}" is a word of our own: the field says ${field}`;
  }
  return undefined;
}

/** Names of stored rows, of calls, and of what released bundles ask the page for; the same decision says why each stays. */
const STORED = new Set(['hears', 'heard', 'heardAs', 'heardBy', 'keptAt', 'look']);

/**
 * Whether a property has to be named so.
 * @param {string} name
 */
export function isStoredName(name) {
  return STORED.has(name);
}
