const HEX_OR_FUNCTION =
  /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/i;
const NAMED =
  /\b(color|background(-color)?|border(-[a-z]+)*|outline(-color)?|fill|stroke|box-shadow)\s*:[^;{}]*\b(white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|navy|teal|crimson|tomato)\b/i;

/** Colours have names in the theme, so that light, dark and contrast are decided in one file. */
export const rawColours = {
  create(context) {
    function judge(node, text) {
      const found = HEX_OR_FUNCTION.exec(text) ?? NAMED.exec(text);
      if (found === null) return;
      context.report({
        node,
        message: `Raw colour "${found[0]}". Take a token of the theme (shared/ui/src/theme).`,
      });
    }
    return {
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      TemplateElement: (node) => judge(node, node.value.raw),
    };
  },
};
