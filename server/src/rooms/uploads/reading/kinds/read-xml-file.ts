import type { PageWriter } from '../page-writer.ts';
import { XmlReader } from '../read-xml.ts';

interface Element {
  readonly attributes: readonly string[];
  text: string;
  /** Texts of the children that have no children themselves. */
  cells: string[];
  hasChildren: boolean;
}

const CHUNK = 64 * 1024;

/** Any XML as lines: what lies side by side in one element stands side by side in one line. */
export function readXmlFile(text: string, pages: PageWriter): void {
  pages.startPage();
  const stack: Element[] = [];
  const reader = new XmlReader({
    doctype: (doctype) => {
      if (/<!ENTITY/i.test(doctype)) pages.flag('entities');
    },
    open: (_tag, attributes) => {
      const parent = stack.at(-1);
      if (parent !== undefined) parent.hasChildren = true;
      stack.push({
        attributes: Object.values(attributes),
        text: '',
        cells: [],
        hasChildren: false,
      });
    },
    text: (more) => {
      const element = stack.at(-1);
      if (element !== undefined) element.text += more;
    },
    close: () => {
      const element = stack.pop();
      if (element !== undefined) finish(element, stack.at(-1), pages);
    },
  });
  for (let at = 0; at < text.length && !pages.isFull; at += CHUNK) {
    reader.push(text.slice(at, at + CHUNK));
  }
  if (!pages.isFull) reader.end();
}

function finish(element: Element, parent: Element | undefined, pages: PageWriter): void {
  const { attributes, text, cells, hasChildren } = element;
  const isLeaf = !hasChildren && attributes.length === 0;
  if (isLeaf && parent !== undefined) parent.cells.push(text);
  else pages.addLine([...attributes, ...cells, ...(text.trim() === '' ? [] : [text])]);
}
