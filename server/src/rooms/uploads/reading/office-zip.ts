import * as yauzl from 'yauzl';
import type { ReadLimits } from './limits.ts';
import { ReadError } from './read-error.ts';
import { XmlReader, type XmlListener } from './read-xml.ts';

/** The parts of an Office file, opened once; what comes out of all of them together is counted. */
export class OfficeZip {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: ReadonlyMap<string, yauzl.Entry>;
  readonly #limits: ReadLimits;
  #unpacked = 0;
  #packed = 0;

  private constructor(
    zip: yauzl.ZipFile,
    entries: ReadonlyMap<string, yauzl.Entry>,
    limits: ReadLimits,
  ) {
    this.#zip = zip;
    this.#entries = entries;
    this.#limits = limits;
  }

  static async open(path: string, limits: ReadLimits): Promise<OfficeZip> {
    const zip = await openZip(path);
    const entries = new Map<string, yauzl.Entry>();
    await new Promise<void>((done, fail) => {
      zip.on('entry', (entry: yauzl.Entry) => {
        entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.on('end', () => done());
      zip.on('error', (error: unknown) => fail(new ReadError('damaged', error)));
      zip.readEntry();
    });
    return new OfficeZip(zip, entries, limits);
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Reads one part; a part that is not there is silently nothing. `isEnough` ends it early. */
  async read(name: string, listener: XmlListener, isEnough = (): boolean => false): Promise<void> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#packed += entry.compressedSize;
    const reader = new XmlReader(listener);
    const decoder = new TextDecoder();
    const stream = await this.#stream(entry);
    try {
      for await (const chunk of stream) {
        // A zip's stream gives buffers.
        const bytes = chunk as Buffer;
        this.#unpacked += bytes.length;
        this.#check();
        reader.push(decoder.decode(bytes, { stream: true }));
        if (isEnough()) return;
      }
      reader.push(decoder.decode());
    } catch (error) {
      throw error instanceof ReadError ? error : new ReadError('damaged', error);
    }
    reader.end();
  }

  close(): void {
    this.#zip.close();
  }

  #check(): void {
    const { unpackedBytes, unpackedRatio } = this.#limits;
    const isTrap = this.#unpacked > 1024 * 1024 && this.#unpacked > this.#packed * unpackedRatio;
    if (isTrap || this.#unpacked > unpackedBytes) throw new ReadError('too-large');
  }

  #stream(entry: yauzl.Entry): Promise<NodeJS.ReadableStream> {
    return new Promise((done, fail) => {
      this.#zip.openReadStream(entry, (error, stream) => {
        if (error !== null) fail(new ReadError('damaged', error));
        else done(stream);
      });
    });
  }
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  // The size an entry claims is not believed either way: what comes out is counted here.
  const options: yauzl.Options = { lazyEntries: true, autoClose: false, validateEntrySizes: false };
  return new Promise((done, fail) => {
    yauzl.open(path, options, (error, zip) => {
      if (error !== null) fail(new ReadError('damaged', error));
      else done(zip);
    });
  });
}
