import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { HANDOVER } from '../../../testing/handover.ts';
import { renderPdf } from './render-pdf.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A node of the structure tree as an independent reader (PDF.js) gives it. */
interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

let pdf: Pdf;

beforeAll(async () => {
  pdf = await getDocumentProxy(
    new Uint8Array(
      await renderPdf(HANDOVER, { paper: 'a4', timeZone: 'UTC', units: 'kg', isBritish: false }),
    ),
  );
});

/** The trees of all pages; PDF.js leaves out what a page does not show. */
async function trees(): Promise<Node[]> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const found = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
  return found.map((tree) => tree ?? {});
}

function all(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(all)];
}

function under(parent: string, nodes: readonly Node[]): Set<string | undefined> {
  const children = nodes
    .filter(({ role }) => role === parent)
    .flatMap(({ children: held = [] }) => held);
  return new Set(children.map(({ role }) => role));
}

describe('the PDF for a screen reader', () => {
  test('RPT-07 says its language and title, and that it is tagged', async () => {
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Pet health report', Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    // PDF/UA identifies itself in its XMP metadata.
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  });

  test('RPT-07 has one tree of known roles: headings in order, rows of a table, items of lists', async () => {
    const nodes = (await trees()).flatMap(all);
    const roles = new Set(nodes.flatMap(({ role }) => role ?? []));
    expect([...roles].toSorted()).toEqual(
      [
        'Document',
        'Figure',
        'H1',
        'H2',
        'H3',
        'L',
        'LBody',
        'LI',
        'Lbl',
        'P',
        'Root',
        'Sect',
        'TD',
        'TH',
        'TR',
        'Table',
      ].toSorted(),
    );
    expect(under('Table', nodes)).toEqual(new Set(['TR']));
    expect(under('TR', nodes)).toEqual(new Set(['TH', 'TD']));
    expect(under('L', nodes)).toEqual(new Set(['LI']));
    expect(under('LI', nodes)).toEqual(new Set(['Lbl', 'LBody']));
    const levels = nodes.flatMap(({ role }) => /^H(\d)$/.exec(role ?? '')?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    }
  });

  test('RPT-07 has every text in the tree or marked as no content, and no picture without words', async () => {
    const found = await trees();
    for (const [index, tree] of found.entries()) {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const marked: (string | undefined)[] = [];
      const inTree = new Set(all(tree).flatMap(({ id }) => id ?? []));
      let texts = 0;
      for (const item of items) {
        if ('str' in item) {
          if (item.str.trim() === '') continue;
          texts += 1;
          const around = marked.at(-1);
          expect(around === 'Artifact' || inTree.has(around ?? ''), item.str).toBe(true);
        } else if (item.type === 'endMarkedContent') marked.pop();
        else marked.push('tag' in item && item.tag === 'Artifact' ? 'Artifact' : item.id);
      }
      expect(texts).toBeGreaterThan(0);
      const pictures = all(tree).filter(({ role }) => role === 'Figure');
      expect(pictures.filter(({ alt = '' }) => alt === '')).toEqual([]);
    }
  });

  test('RPT-07 has on the print of a link a code that leads to it, said in words too', async () => {
    const link = `https://pets.example/shared/${'a'.repeat(43)}`;
    const print = {
      paper: 'a4',
      timeZone: 'Asia/Tokyo',
      units: 'kg',
      isBritish: true,
      link,
    } as const;
    const printed = await getDocumentProxy(new Uint8Array(await renderPdf(HANDOVER, print)));
    const page = await printed.getPage(1);
    const figures = all((await page.getStructTree()) ?? {}).filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toContain(`Code that leads to this report: ${link}`);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toContain('21 Nov 2026 17:00 GMT+9');
  });

  test('RPT-07 can be selected as text, in reading order', async () => {
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const at = ['For the veterinarian', 'Urgency', 'Patient', 'His belly is big', 'Made by'].map(
      (words) => text.indexOf(words),
    );
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });
});
