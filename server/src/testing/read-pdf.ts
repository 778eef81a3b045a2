import { inflateSync } from 'node:zlib';

/** A page of a PDF as a reader program finds it. */
export interface PdfPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Selectable text, one line a text object. */
  readonly text: string;
  /** Structure types of its marked content, in order. */
  readonly tags: readonly string[];
}

type Objects = ReadonlyMap<string, { readonly dictionary: string; readonly stream: string | null }>;

/** Reads what our own PDFs hold, by the fonts' maps to Unicode; enough for tests, no general reader. */
export function readPdf(file: Buffer): {
  readonly pages: readonly PdfPage[];
  readonly catalog: string;
  readonly all: string;
} {
  const objects = readObjects(file);
  const entries = [...objects.values()];
  const catalog = entries.find(({ dictionary }) => /\/Type \/Catalog\b/.test(dictionary));
  const pages = entries
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => readPage(objects, dictionary));
  return {
    pages,
    catalog: catalog?.dictionary ?? '',
    all: entries.map(({ dictionary }) => dictionary).join('\n'),
  };
}

function readObjects(file: Buffer): Objects {
  const objects = new Map<string, { dictionary: string; stream: string | null }>();
  const text = file.toString('latin1');
  for (const [, id = '', body = ''] of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const at = body.indexOf('\nstream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const raw =
      at < 0 ? null : Buffer.from(body.slice(at + 8, body.lastIndexOf('\nendstream')), 'latin1');
    const isDeflated = dictionary.includes('/FlateDecode');
    const stream = raw === null ? null : (isDeflated ? inflateSync(raw) : raw).toString('latin1');
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

function readPage(objects: Objects, page: string): PdfPage {
  const [width = '0', height = '0'] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page)?.slice(1) ?? [];
  const content = pointed(objects, page, 'Contents')?.stream ?? '';
  const resources = pointed(objects, page, 'Resources')?.dictionary ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      unicodeOf(pointed(objects, objects.get(id)?.dictionary ?? '', 'ToUnicode')?.stream ?? ''),
    ]),
  );
  const tags = [...content.matchAll(/^\/(\w+) (?:<<[^>]*>> )?BDC$/gm)].map(([, tag = '']) => tag);
  return { width: Number(width), height: Number(height), text: textOf(content, fonts), tags };
}

function pointed(objects: Objects, dictionary: string, key: string) {
  return objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '');
}

/** Glyph number to text, from a font's `bfrange [<…> <…>]` lines. */
function unicodeOf(map: string): ReadonlyMap<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi,
  )) {
    [...list.matchAll(/<([\da-f\s]+)>/gi)].forEach(([, hex = ''], index) => {
      const bytes = Buffer.from(hex.replace(/\s/g, ''), 'hex');
      glyphs.set(parseInt(first, 16) + index, bytes.swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined;
  let out = '';
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|\bET\b/g)) {
    if (name !== undefined) font = fonts.get(name);
    else if (shown === undefined) out += '\n';
    else {
      for (const [, hex = ''] of shown.matchAll(/<([\da-f]+)>/gi)) {
        for (const glyph of hex.match(/.{4}/g) ?? [])
          out += font?.get(parseInt(glyph, 16)) ?? '\ufffd';
      }
    }
  }
  return out;
}
