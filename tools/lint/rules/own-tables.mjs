import { dirname, resolve } from 'node:path';
import { folderOfTable } from '../tables.mjs';
import { isWorkshopFile, pathFromRoot } from '../workspaces.mjs';

/** Words of SQL as our statements write them. */
const STATEMENT = /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|INTO|WHERE|TABLE)\b/;
/** A table's name comes next, and is computed. */
const COMPUTED = /(\b(FROM|JOIN|INTO|TABLE)|(?<!KEY |FOR )\bUPDATE)\s+"?$/;
/** What no table is named in: texts of SQL, and names that the statement itself gives. */
const NO_NAMES = /'[^']*'|\bAS\s+\w+/g;
const WHERE = 'Its room offers a function, or SQL for your statement (tools/lint/tables.mjs).';

/** A room of the server names its own tables alone, and calls no other room's repository. */
export const ownTables = {
  create(context) {
    const path = pathFromRoot(context.filename);
    if (!path.startsWith('server/src/') || isWorkshopFile(path)) return {};
    const folder = folderOf(path);
    // It copies every table, whoever's it is.
    const copiesAll = folder === 'rooms/backups';

    function judge(node, text) {
      if (!STATEMENT.test(text)) return;
      for (const [name] of text.replace(NO_NAMES, ' ').matchAll(/\b[a-z_]+\b/g)) {
        const owner = folderOfTable(name);
        if (owner === undefined || owner === folder) continue;
        context.report({ node, message: `The table ${name} belongs to ${owner}. ${WHERE}` });
        return;
      }
    }

    function judgeImport({ source }) {
      if (typeof source?.value !== 'string' || !source.value.endsWith('repository.ts')) return;
      const other = folderOf(pathFromRoot(resolve(dirname(context.filename), source.value)));
      if (other === folder) return;
      context.report({ node: source, message: `The repository of ${other} is its own. ${WHERE}` });
    }

    return {
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      TemplateLiteral(node) {
        judge(node, node.quasis.map(({ value }) => value.raw).join(' '));
        const isComputed = node.quasis
          .slice(0, -1)
          .some(({ value }, at) => COMPUTED.test(value.raw) && !isConstant(node.expressions[at]));
        if (isComputed && !copiesAll) {
          context.report({ node, message: 'A statement names its table by plain text.' });
        }
      },
      ImportDeclaration: judgeImport,
      ExportNamedDeclaration: judgeImport,
      ExportAllDeclaration: judgeImport,
    };
  },
};

/** `db` and the like, or the room that a file lies in. */
function folderOf(path) {
  const [, , first = '', second = ''] = path.split('/');
  return first === 'rooms' ? `${first}/${second}` : first;
}

/** SQL that a room offers stands in a constant or is made by its function. */
function isConstant(expression) {
  return (
    expression.type === 'CallExpression' ||
    (expression.type === 'Identifier' && /^[A-Z_]+$/.test(expression.name))
  );
}
