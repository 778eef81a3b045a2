/**
 * The house rules as an oxlint plugin. Plain JavaScript, because oxlint on
 * Node 20 cannot load a TypeScript plugin.
 */
import { doorStandIns } from './rules/door-stand-ins.mjs';
import { fieldWords } from './rules/field-words.mjs';
import { fileUrlPath } from './rules/file-url-path.mjs';
import { importLaw } from './rules/import-law.mjs';
import { noClock } from './rules/no-clock.mjs';
import { ownTables } from './rules/own-tables.mjs';
import { pluralWords } from './rules/plural-words.mjs';
import { rawColours } from './rules/raw-colours.mjs';
import { reasonedCast } from './rules/reasoned-cast.mjs';
import { wordsInJsx } from './rules/words-in-jsx.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    'door-stand-ins': doorStandIns,
    'field-words': fieldWords,
    'file-url-path': fileUrlPath,
    'import-law': importLaw,
    'no-clock': noClock,
    'own-tables': ownTables,
    'plural-words': pluralWords,
    'raw-colours': rawColours,
    'reasoned-cast': reasonedCast,
    'words-in-jsx': wordsInJsx,
  },
};
