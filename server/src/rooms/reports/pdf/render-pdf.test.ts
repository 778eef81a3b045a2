import type { VetHandover } from '@petwise/contracts';
import { describe, expect, test } from 'vitest';
import { FULL_CASE, HANDOVER, laboratoryOf } from '../../../testing/handover.ts';
import { jpeg } from '../../../testing/make-files.ts';
import { readPdf, type PdfPage } from '../../../testing/read-pdf.ts';
import { renderPdf } from './render-pdf.ts';

async function pagesOf(
  change: Partial<VetHandover> = {},
  paper: 'a4' | 'letter' = 'a4',
): Promise<readonly PdfPage[]> {
  return readPdf(
    await renderPdf(
      { ...HANDOVER, ...change },
      { paper, timeZone: 'UTC', units: 'kg', isBritish: false },
    ),
  ).pages;
}

const textOf = (pages: readonly PdfPage[]): string => pages.map(({ text }) => text).join('\n');
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const LONG = 'All work and no play makes a very long report. '.repeat(430);

describe('the PDF', () => {
  test('RPT-07 is tagged, with language and title, and its fonts are inside', async () => {
    const { catalog, all, pages } = readPdf(
      await renderPdf(HANDOVER, { paper: 'a4', timeZone: 'UTC', units: 'kg', isBritish: false }),
    );
    expect(catalog).toMatch(/\/MarkInfo/);
    expect(all).toMatch(/\/Marked true/);
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(catalog).toMatch(/\/Lang \(en-US\)/);
    expect(all).toMatch(/\/DisplayDocTitle true/);
    expect(all.match(/\/FontFile2 /g)?.length).toBe(2);
    expect(pages[0]?.tags.slice(0, 5)).toEqual(['H1', 'P', 'Artifact', 'TH', 'TD']);
    expect(new Set(pages.flatMap(({ tags }) => tags))).toEqual(
      new Set(['H1', 'H2', 'H3', 'P', 'Figure', 'TH', 'TD', 'Lbl', 'LBody', 'Artifact']),
    );
  });

  test.each(['a4', 'letter'] as const)(
    'issue 16.8: a full case is two pages of %s, and the first says the matter',
    async (paper) => {
      const pages = await pagesOf(FULL_CASE, paper);
      expect(pages).toHaveLength(2);
      const first = flat(pages[0]?.text ?? '');
      for (const words of ['Warning signs', 'for three weeks', 'Carprofen', '5 of 14 out of range'])
        expect(first).toContain(words);
      const text = flat(textOf(pages));
      expect(text.match(/Is there blood in it\?/g)).toHaveLength(8);
      expect(text).not.toContain('(more in the whole report)');
    },
  );

  test('issue 16.8: pictures stand on paper, two in a row; a broken one does not stop the print', async () => {
    const picture = (name: string, bytes: Buffer) => ({ name, jpeg: new Uint8Array(bytes) });
    const print = { paper: 'a4', timeZone: 'UTC', units: 'kg', isBritish: false } as const;
    const pictures = [
      picture('gums.jpg', jpeg(400, 300)),
      picture('broken.jpg', Buffer.from([0xff, 0xd8, 0xff])),
      picture('no-picture.jpg', Buffer.from('<svg onload="alert(1)"/>')),
      picture(`${'long '.repeat(20)}.jpg`, jpeg(300, 1_600)),
      picture('paw.jpg', jpeg(1_600, 300)),
    ];
    const { pages, all } = readPdf(await renderPdf(FULL_CASE, print, pictures));
    expect(pages).toHaveLength(2);
    expect(all.match(/\/Subtype \/Image/g)).toHaveLength(3);
    const text = flat(textOf(pages));
    expect(text).toContain('Petwise has judged by none of them.');
    expect(text).toContain('gums.jpg');
    expect(text).not.toContain('broken.jpg');
    expect(all).toContain('not looked at by Petwise: paw.jpg');
  });

  test('issue 16.8: a little more than two pages leaves to the file what a vet can do without, and says so', async () => {
    const pages = await pagesOf({ ...FULL_CASE, healthDataSummary: 'Steps fell. '.repeat(300) });
    expect(pages).toHaveLength(2);
    const left = 'Not on these two pages: Patient health data, Whole analysis.';
    expect(flat(textOf(pages))).toContain(left);
    expect(textOf(pages)).not.toContain('Steps fell');
  });

  test('bug: a print without a code sent the vet to “the page behind the code”', async () => {
    const handover = { ...HANDOVER, ...FULL_CASE, healthDataSummary: 'Steps fell. '.repeat(300) };
    const print = { paper: 'a4', timeZone: 'UTC', units: 'kg', isBritish: false } as const;
    const without = flat(textOf(readPdf(await renderPdf(handover, print)).pages));
    expect(without).toContain('The JSON file has it.');
    expect(without).not.toContain('code');
    const link = 'https://petwise.example/shared/abc';
    const withCode = flat(textOf(readPdf(await renderPdf(handover, { ...print, link })).pages));
    expect(withCode).toContain('The page behind the code and the JSON file have it.');
  });

  test('issue 16.8: of an enormous case no row is cut or parted, and each page says whose it is', async () => {
    const [value] = laboratoryOf(1);
    const [answer] = HANDOVER.answers;
    if (value === undefined || answer === undefined) throw new Error('one of each is there');
    const laboratory = Array.from({ length: 60 }, (_, index) => ({
      ...value,
      analyte: `Analyte number ${index}`,
      value: `${index}.25`,
      date: `2026-10-${10 + (index % 20)}`,
    }));
    const answers = Array.from({ length: 20 }, () => answer);
    const pages = await pagesOf({ ...FULL_CASE, laboratory, answers });
    expect(pages.length).toBeGreaterThan(2);
    for (const { analyte, value: number } of laboratory)
      expect(
        pages.filter(({ text }) => flat(text).includes(`${analyte} ${number} mg/dL`)),
        analyte,
      ).not.toEqual([]);
    for (const page of pages) expect(flat(page.text)).toContain('Brutus: Dog, Great Dane');
    expect(textOf(pages)).not.toContain('Not on these two pages');
  });

  test.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('RPT-07 fits %s paper', async (paper, width, height) => {
    for (const page of await pagesOf({}, paper)) expect(page).toMatchObject({ width, height });
  });

  test('RPT-07 has on its first page, and in selectable text, all that a vet asks for', async () => {
    const [first] = await pagesOf();
    const text = flat(first?.text ?? '');
    for (const words of [
      'For the veterinarian',
      'Emergency: go now',
      'Brutus: Dog, Great Dane, 5 years, 60 kg',
      'Medicines Carprofen',
      'His belly is big',
      'Since when',
      'His belly is big since noon',
      'Retching with a swollen belly.',
      'Bloat with a twisted stomach (~85%)',
      'X-ray of the belly',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('RPT-07 has the whole report after it', async () => {
    const text = flat(textOf(await pagesOf()));
    for (const words of [
      'Also called',
      'GDV, gastric torsion',
      'Every hour counts.',
      'Where the numbers come from',
      'Double bubble',
      'Probiotics',
      'Second part.',
      'The gums turn pale.',
      'Can you take an X-ray?',
      'Is there blood? No',
      'belly.jpg',
      'the wobbly thing',
      'Petwise engine 1.0.0, knowledge 2026-11',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('RPT-07 has laboratory values as a table, those out of range first and with the values of before', async () => {
    const value = {
      analyte: 'Creatinine',
      value: '3.4',
      unit: 'mg/dL',
      interval: '0.8 to 2.4',
      intervalFrom: 'report',
      flag: 'high',
      date: '2026-11-01',
      source: 'page 1 of bloods-2026-11-02.pdf',
      corrected: false,
    } as const;
    const before = { ...value, value: '2.1', flag: 'normal', date: '2026-05-01' };
    const glucose = { ...value, analyte: 'Glucose', value: '90', flag: 'normal' };
    const text = flat(textOf(await pagesOf({ laboratory: [glucose, value, before] })));
    const [glance = '', table = ''] = text.split('Laboratory values');
    expect(glance).toContain(
      '1 of 2 out of range, Nov 1, 2026 Creatinine 3.4 mg/dL, high (0.8 to 2.4); also 2.1 (May 1, 2026)',
    );
    expect(glance).not.toContain('Glucose');
    expect(table).toContain(
      'Date: Nov 1, 2026. From: page 1 of bloods-2026-11-02.pdf Value Result Range Before',
    );
    expect(table).toContain(
      'Creatinine 3.4 mg/dL high 0.8 to 2.4 2.1 (May 1, 2026) Glucose 90 mg/dL',
    );
  });

  test('RPT-07 keeps the handover on one page, and every text whole where there is space, whatever comes', async () => {
    const condition = HANDOVER.conditions[0];
    if (condition === undefined) throw new Error('one condition is there');
    const pages = await pagesOf({
      ownersWords: Array.from({ length: 12 }, () => ({ at: HANDOVER.generatedAt, text: LONG })),
      redFlags: Array.from({ length: 60 }, () => ({ text: LONG.slice(0, 900), advice: '' })),
      patient: { breed: 'x'.repeat(20_000) },
      history: Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [`key${index}`, LONG.slice(0, 500)]),
      ),
      pertinentNegatives: Array.from({ length: 60 }, () => LONG.slice(0, 400)),
      conditions: Array.from({ length: 40 }, (_, index) => ({
        ...condition,
        rank: index + 1,
        condition: `Condition ${index + 1}`,
      })),
      timeline: Array.from({ length: 60 }, () => ({
        about: '2026-11-20',
        began: '2026-11-20T12:00:00.000Z',
        since: '',
        words: LONG.slice(0, 300),
      })),
    });
    expect(pages[0]?.text).toContain('Tests suggested');
    expect(pages[0]?.text).toContain('(more in the whole report)');
    expect(textOf(pages)).toContain('Petwise engine 1.0.0');
    expect(textOf(pages)).toContain('40. Condition 40');
  }, 60_000);

  test.each([
    [20_000, 0],
    [20_001, 1],
  ])('RPT-07 a text of %i characters is shortened %i times, and says so', async (length, times) => {
    const reasoning = `${LONG.slice(0, length - 1)}.`;
    const reasons = { reasoning, speaksFor: [], speaksAgainst: [] };
    const conditions = HANDOVER.conditions.slice(0, 1).map((one) => ({ ...one, ...reasons }));
    const pages = await pagesOf({ conditions });
    expect(flat(textOf(pages)).match(/\(shortened here/g) ?? []).toHaveLength(times);
  });

  test('RPT-07 prints other alphabets, and says where a character cannot be printed', async () => {
    const words = 'Мой пёс не ест. Το σκυλί μου. Zażółć gęślą jaźń – Ærøskøbing';
    const plain = flat(
      textOf(await pagesOf({ ownersWords: [{ at: HANDOVER.generatedAt, text: words }] })),
    );
    expect(plain).toContain(words);
    expect(plain).not.toContain('cannot print');
    const odd = flat(
      textOf(
        await pagesOf({
          ownersWords: [{ at: HANDOVER.generatedAt, text: 'my \u202edog\u0000 狗 🐶 ok' }],
        }),
      ),
    );
    expect(odd).toContain('my dog ? ? ok');
    expect(odd).toContain('cannot print');
  });

  test('RPT-07 draws a report that holds nothing', async () => {
    const pages = await pagesOf({
      urgency: null,
      redFlags: [],
      patient: {},
      history: null,
      ownersWords: [],
      timeline: [],
      attachments: [],
      answers: [],
      pertinentNegatives: [],
      conditions: [],
      suggestedTests: [],
      supplements: [],
      healthDataSummary: '',
      overview: '',
      returnIf: [],
      questionsForVet: [],
      notUnderstood: [],
      engine: null,
    });
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('None recorded');
  });
});
