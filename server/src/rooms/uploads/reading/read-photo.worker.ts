import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Sharp } from 'sharp';
import { answerOneTask } from '../killable.ts';
import type { PdfPiece } from './kinds/pdf-lines.ts';
import type { PhotoAnswer, PhotoTask } from './read-photo.ts';

/** Longest side on which letters of a photographed page are large enough, pixels. */
const EDGE = 2600;
/** Smaller pictures are enlarged by this much at most. */
const ENLARGED = 3;
/** A picture smaller than this shows no page, pixels. */
const SMALLEST = 200;
/** Tesseract's confidence, 0 to 100, from which on a reading counts as a word. */
const SURE = 30;
/** Tesseract's own numbers: a page of any layout, one even block of text, the newer engine. */
const ANY_LAYOUT = '3';
const ONE_BLOCK = '6';
const LSTM = 1;

/** The part of Tesseract, compiled to WebAssembly, that we use. */
interface Tesseract {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(data: string, language: string, engine: number): number;
    SetVariable(name: string, value: string): void;
    /** Reads `/input`, turned by so many radians; 0 when it could. */
    SetImageFile(exifOrientation: number, turn: number): number;
    FindLines(): unknown;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

answerOneTask(async (task): Promise<PhotoAnswer> => {
  // Only `read-photo.ts` starts this process, and sends one task of this shape.
  const { path, maxPixels } = task as PhotoTask;
  const { default: sharp } = await import('sharp');
  const picture = sharp(path, { limitInputPixels: maxPixels }).autoOrient();
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) < SMALLEST) return { pieces: [] };
  const edge = Math.min(EDGE, Math.max(width, height) * ENLARGED);
  const tesseract = await startTesseract();
  tesseract.FS.writeFile('/input', await clear(picture, edge));
  const reader = new tesseract.TessBaseAPI();
  if (reader.Init('/', 'eng', LSTM) !== 0) throw new Error('the language data do not fit');
  // A page held at a slant is read once for the slope of its lines.
  reader.SetVariable('tessedit_pageseg_mode', ANY_LAYOUT);
  if (reader.SetImageFile(1, 0) !== 0) throw new Error('the picture cannot be read');
  reader.FindLines();
  const slope = reader.GetGradient();
  reader.SetVariable('tessedit_pageseg_mode', ONE_BLOCK);
  reader.SetImageFile(1, slope);
  reader.Recognize(null);
  return { pieces: piecesOf(reader.GetTSVText(0)) };
});

async function startTesseract(): Promise<Tesseract> {
  const require = createRequire(import.meta.url);
  // The package's one export, which it does not describe.
  const start = require('tesseract.js-core/tesseract-core-simd-lstm.wasm.js') as (
    options: object,
  ) => Promise<Tesseract>;
  const data = require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  const silent = (): void => undefined;
  const tesseract = await start({ print: silent, printErr: silent });
  const unpacked = await promisify(gunzip)(await readFile(data));
  tesseract.FS.writeFile('/eng.traineddata', unpacked);
  return tesseract;
}

/** Grey, from black to white, and large enough. */
function clear(picture: Sharp, edge: number): Promise<Buffer> {
  return picture
    .resize({ width: edge, height: edge, fit: 'inside' })
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();
}

/** Words of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height, how sure, text. */
function piecesOf(table: string): PdfPiece[] {
  return table.split('\n').flatMap((row) => {
    const [level, , , , , , left, top, width, height, sure, text = ''] = row.split('\t');
    if (level !== '5' || Number(sure) < SURE || text.trim() === '') return [];
    // Places count from the upper edge; on a page they count from the lower one.
    const y = -(Number(top) + Number(height));
    return [{ text, x: Number(left), y, width: Number(width), height: Number(height) }];
  });
}
