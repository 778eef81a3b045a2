import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ReadError } from './read-error.ts';

/** Deeper than any honest file. */
const MAX_DEPTH = 1_000;

export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  doctype?(text: string): void;
}

/** Reads XML as it arrives. Entities that the file defines itself are never expanded, none is fetched. */
export class XmlReader {
  readonly #parser = new SaxesParser();
  #depth = 0;

  constructor(listener: XmlListener) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      // An entity of the file's own stands for nothing; everything else is damage.
      if (!/undefined entity/i.test(error.message)) throw new ReadError('damaged', error);
    });
    parser.on('doctype', (text) => listener.doctype?.(text));
    parser.on('opentag', (tag: SaxesTagPlain) => {
      this.#depth += 1;
      if (this.#depth > MAX_DEPTH) throw new ReadError('damaged');
      listener.open?.(tag.name, tag.attributes);
    });
    parser.on('text', (text) => listener.text?.(text));
    parser.on('cdata', (text) => listener.text?.(text));
    parser.on('closetag', (tag: SaxesTagPlain) => {
      this.#depth -= 1;
      listener.close?.(tag.name);
    });
  }

  push(chunk: string): void {
    this.#parser.write(chunk);
  }

  end(): void {
    this.#parser.close();
  }
}

/** "w:p" is "p": prefixes may be any. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
