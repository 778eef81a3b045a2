import PDFDocument from 'pdfkit';
import { zip, type ZipPart } from './make-files.ts';

/** Small real documents for tests. A row is a line of columns. */
export type Rows = readonly (readonly string[])[];

const part = (name: string, content: string): ZipPart => ({ name, content: Buffer.from(content) });

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A letter: paragraphs, then a table. `extra` adds parts to the file. */
export function docx(
  paragraphs: readonly string[],
  table: Rows = [],
  { extra = [] }: { extra?: readonly ZipPart[] } = {},
): Buffer {
  const words = (text: string): string =>
    `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const rows = table
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${words(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('');
  const body = `${paragraphs.map(words).join('')}${rows === '' ? '' : `<w:tbl>${rows}</w:tbl>`}`;
  return zip([
    part('[Content_Types].xml', '<Types/>'),
    part('word/document.xml', `<w:document ${W}><w:body>${body}</w:body></w:document>`),
    ...extra,
  ]);
}

/** A workbook; each sheet's numbers are kept as numbers, its words as shared strings. */
export function xlsx(
  sheets: readonly Rows[],
  { extra = [] }: { extra?: readonly ZipPart[] } = {},
): Buffer {
  const strings: string[] = [];
  const cell = (value: string, row: number, column: number): string => {
    if (value === '') return '';
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (/^-?\d+(\.\d+)?$/.test(value)) return `<c ${at}><v>${value}</v></c>`;
    strings.push(value);
    return `<c ${at} t="s"><v>${strings.length - 1}</v></c>`;
  };
  const files = sheets.map((rows, index) =>
    part(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet><sheetData>${rows
        .map(
          (row, r) =>
            `<row r="${r + 1}">${row.map((value, c) => cell(value, r, c)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
  );
  const list = sheets
    .map((_, i) => `<sheet name="S${i}" r:id="r${i}" sheetId="${i + 1}"/>`)
    .join('');
  const links = sheets
    .map(
      (_, i) =>
        `<Relationship Id="r${i}" Type="x/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
    )
    .join('');
  return zip([
    part('[Content_Types].xml', '<Types/>'),
    part('xl/workbook.xml', `<workbook xmlns:r="r"><sheets>${list}</sheets></workbook>`),
    part('xl/_rels/workbook.xml.rels', `<Relationships>${links}</Relationships>`),
    part(
      'xl/sharedStrings.xml',
      `<sst>${strings.map((s) => `<si><t>${escaped(s)}</t></si>`).join('')}</sst>`,
    ),
    ...files,
    ...extra,
  ]);
}

export function pptx(slides: readonly (readonly string[])[]): Buffer {
  return zip([
    part('[Content_Types].xml', '<Types/>'),
    part('ppt/presentation.xml', '<p:presentation xmlns:p="p"/>'),
    ...slides.map((lines, index) =>
      part(
        `ppt/slides/slide${index + 1}.xml`,
        `<p:sld xmlns:p="p" xmlns:a="a">${lines.map((line) => `<a:p><a:r><a:t>${escaped(line)}</a:t></a:r></a:p>`).join('')}</p:sld>`,
      ),
    ),
  ]);
}

/** A PDF with a table on each page, its columns 110 points apart. `options` as pdfkit takes them. */
export function pdf(
  pages: readonly Rows[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options });
  for (const rows of pages) {
    document.addPage();
    rows.forEach((row, r) => {
      row.forEach((text, c) => {
        document.fontSize(10).text(text, 50 + c * 110, 60 + r * 16, { lineBreak: false });
      });
    });
  }
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.end();
  });
}
