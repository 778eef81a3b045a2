const WORD = /\p{L}/u;
const SPOKEN_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|heading|hint|description|message|caption|summary|text)$/;

/** What people read comes from the bundle's `copy.ts`, where it is checked against the specification. */
export const wordsInJsx = {
  create(context) {
    function report(node) {
      context.report({
        node,
        message: 'Words belong in copy.ts, under the ID that asks for them.',
      });
    }
    return {
      JSXText: (node) => WORD.test(node.value) && report(node),
      JSXExpressionContainer(node) {
        const inText = node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';
        if (inText && hasWords(node.expression)) report(node.expression);
      },
      JSXAttribute(node) {
        if (!SPOKEN_ATTRIBUTES.test(attributeName(node.name)) || node.value === null) return;
        const value =
          node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (hasWords(value)) report(value);
      },
    };
  },
};

function attributeName(name) {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/** Literals, also those a condition chooses between. */
function hasWords(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && WORD.test(node.value);
    case 'TemplateLiteral':
      return node.quasis.some((part) => WORD.test(part.value.raw));
    case 'ConditionalExpression':
      return hasWords(node.consequent) || hasWords(node.alternate);
    case 'LogicalExpression':
      return hasWords(node.right);
    default:
      return false;
  }
}
