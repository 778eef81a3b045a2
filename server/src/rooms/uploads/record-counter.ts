const RECORD = Buffer.from('<Record ');
const OPEN = Buffer.from('<Correlation ');
const CLOSE = Buffer.from('</Correlation>');
/** Longest needle less one: what must be kept of a chunk to find one across the border. */
const OVERLAP = CLOSE.length - 1;

/**
 * Counts `<Record …>` in XML that arrives in chunks. Records inside a
 * Correlation are repeated outside it by the export itself, and not counted.
 */
export class RecordCounter {
  #count = 0;
  #inside = false;
  #rest: Buffer = Buffer.alloc(0);

  get count(): number {
    return this.#count;
  }

  push(chunk: Buffer): void {
    const text = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const done = this.#scan(text);
    this.#rest = Buffer.from(text.subarray(Math.max(done, text.length - OVERLAP)));
  }

  /** Counts what lies whole in `text`; answers up to where it has been used. */
  #scan(text: Buffer): number {
    let at = 0;
    let open = text.indexOf(OPEN, 0);
    for (;;) {
      if (this.#inside) {
        const close = text.indexOf(CLOSE, at);
        if (close < 0) return at;
        this.#inside = false;
        at = close + CLOSE.length;
        open = text.indexOf(OPEN, at);
      }
      const record = text.indexOf(RECORD, at);
      if (open >= 0 && (record < 0 || open < record)) {
        this.#inside = true;
        at = open + OPEN.length;
        continue;
      }
      if (record < 0) return at;
      this.#count += 1;
      at = record + RECORD.length;
    }
  }
}
