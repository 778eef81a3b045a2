import { isStoredName, wordFaultIn } from '../private-words.mjs';

/** Nodes whose `id` or `local` is a name that this file gives. */
const GIVES_ID =
  /^(VariableDeclarator|Function(Declaration|Expression)|Class(Declaration|Expression)|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSEnumDeclaration|TSDeclareFunction)$/;

/** A name takes the field's word: a reader who is new here has to know no other. */
export const fieldWords = {
  create(context) {
    function judge(node) {
      const { name, parent } = node;
      const fault = wordFaultIn(name);
      if (fault === undefined || isOthers(node, parent)) return;
      if (isStoredName(name) && !isOwnName(node, parent)) return;
      context.report({ node, message: `${fault}.` });
    }
    return { Identifier: judge, PrivateIdentifier: judge };
  },
};

/** Named where it was made, which is judged itself: what is read of an object, and an import under another name. */
function isOthers(node, { type, property, imported, computed }) {
  if (type === 'MemberExpression') return property === node && !computed;
  return type === 'ImportSpecifier' && imported === node;
}

/** Chosen here alone; what is taken apart by its stored name keeps it. */
function isOwnName(node, { type, id, params, local }) {
  return (
    (GIVES_ID.test(type) && id === node) ||
    (Array.isArray(params) && params.includes(node)) ||
    (type === 'ImportSpecifier' && local === node)
  );
}
