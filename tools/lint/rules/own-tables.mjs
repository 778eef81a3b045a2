import { dirname, resolve } from 'node:path';
import { folderOfTable } from '../tables.mjs';
import { isWorkshopFile, pathFromRoot } from '../workspaces.mjs';

/** Words of SQL as our statements write them. */
const STATEMENT =
  /\b(SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|INTO|WHERE|TABLE|TRUNCATE|ANALYZE|VACUUM|COPY)\b/;
/** A statement in lower case; its words alone stand in sentences for people too. */
const LOWER_CASE =
  /\b(select\s[^.]*\sfrom|insert\s+into|update\s+\S+\s+set|delete\s+from|(create|alter|drop)\s+table)\s/;
/** A table's name comes next, and is computed; also behind the comma of a list of tables. */
const COMPUTED =
  /(\b(FROM|JOIN|INTO|TABLE|TRUNCATE|ANALYZE|VACUUM|COPY)|(?<!KEY |FOR )\bUPDATE)\s+"?$|\bFROM\s((?!\b(WHERE|ORDER|GROUP|SET|LIMIT|RETURNING)\b)[^;()])*,\s*"?$/i;
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

    /** What the file takes from a `sql.ts`, where each room says what others may put into their statements. */
    const offered = new Set();

    function judge(node, text) {
      if (!isStatement(text)) return;
      for (const [name] of text.replace(NO_NAMES, ' ').matchAll(/\b[a-z_]+\b/gi)) {
        const owner = folderOfTable(name.toLowerCase());
        if (owner === undefined || owner === folder) continue;
        context.report({ node, message: `The table ${name} belongs to ${owner}. ${WHERE}` });
        return;
      }
    }

    /** What follows `DELETE FROM ` and the like is offered by a room, or it stands there in plain text. */
    function judgeTable(node, before, table) {
      if (copiesAll || !isStatement(before) || !COMPUTED.test(before)) return;
      const named = table.type === 'CallExpression' ? table.callee : table;
      if (named.type === 'Identifier' && offered.has(named.name)) return;
      if (typeof table.value === 'string') judge(node, `${before}${table.value}`);
      else context.report({ node, message: 'A statement names its table by plain text.' });
    }

    function judgeImport({ source, specifiers = [] }) {
      if (source?.value?.endsWith?.('/sql.ts'))
        for (const { local } of specifiers) offered.add(local.name);
      if (typeof source?.value !== 'string' || !/repository\.[jt]s$/.test(source.value)) return;
      const other = folderOf(pathFromRoot(resolve(dirname(context.filename), source.value)));
      if (other === folder) return;
      context.report({ node: source, message: `The repository of ${other} is its own. ${WHERE}` });
    }

    return {
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      TemplateLiteral(node) {
        judge(node, node.quasis.map(({ value }) => value.raw).join(' '));
        for (const [at, table] of node.expressions.entries())
          judgeTable(node, node.quasis[at].value.raw, table);
      },
      BinaryExpression: (node) => judgeTable(node, endOf(node.left), node.right),
      ImportDeclaration: judgeImport,
      ImportExpression: judgeImport,
      TSImportType: ({ source, argument }) => judgeImport({ source: source ?? argument?.literal }),
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

/** The last plain text of a sum of texts. */
function endOf(node) {
  if (node.type === 'BinaryExpression') return endOf(node.right);
  if (node.type === 'TemplateLiteral') return node.quasis.at(-1).value.raw;
  return typeof node.value === 'string' ? node.value : '';
}

function isStatement(text) {
  return STATEMENT.test(text) || LOWER_CASE.test(text);
}
