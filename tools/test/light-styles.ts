/**
 * For tests with a page: what a rule says of borders, space and type is left out. No test can see it without a layout,
 * and the page would work it out for every element, and all that it lies in, whenever one is found by its role.
 */
const UNSEEN =
  /(?<=[{;])(?:border|outline|padding|margin|font|inset|flex|grid|gap|transition|animation|box-shadow|text-|line-|letter-)[\w-]*:[^;{}]*;/g;

const style = document.head.appendChild(document.createElement('style'));
const sheets: object = style.sheet ? Object.getPrototypeOf(style.sheet) : {};
style.remove();
const insert: unknown = Reflect.get(sheets, 'insertRule');

if (typeof insert === 'function') {
  Object.assign(sheets, {
    insertRule(this: CSSStyleSheet, rule: string, index?: number): unknown {
      return Reflect.apply(insert, this, [rule.replace(UNSEEN, ''), index]);
    },
  });
}

export {};
