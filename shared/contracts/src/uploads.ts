import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';
import { UploadResponse } from './uploaded-file.ts';

/** One request a file. Field `file`; `/api/upload` also takes `sessionId`. */
export const uploadRoutes = defineRoutes({
  secureUpload: {
    method: 'POST',
    path: '/api/secure-upload',
    access: 'session',
    ownerData: 'files',
    bodyKind: 'multipart',
    response: UploadResponse,
  },
  upload: {
    method: 'POST',
    path: '/api/upload',
    access: 'session',
    ownerData: 'files',
    bodyKind: 'multipart',
    body: v.object({ sessionId: v.optional(SessionId) }),
    response: UploadResponse,
  },
  /** A stored file, for its owner alone; `image_url` points here. The answer is the file itself. */
  file: {
    method: 'GET',
    path: '/api/files/:fileId',
    access: 'session',
    ownerData: 'files',
    params: v.object({ fileId: v.pipe(v.string(), v.uuid()) }),
    bodyKind: 'none',
    response: v.unknown(),
  },
  /** A smaller copy of a large picture, for looking at; any other file as it is. See `viewUrl`. */
  view: {
    method: 'GET',
    path: '/api/files/:fileId/view',
    access: 'session',
    ownerData: 'files',
    params: v.object({ fileId: v.pipe(v.string(), v.uuid()) }),
    bodyKind: 'none',
    response: v.unknown(),
    // A picture may have to wait for others to be drawn.
    timeoutMs: 120_000,
  },
});

/** Extensions that the drop zone takes (UPL-03), lower case, without the dot. */
export const DROP_ZONE_EXTENSIONS = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'pdf',
  'txt',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'ppt',
  'pptx',
  'zip',
  'rtf',
  'html',
  'htm',
  'json',
  'xml',
] as const;

/** Extensions that the bottom drawer takes (DRAW-02). */
export const DRAWER_EXTENSIONS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'ppt',
  'pptx',
  'zip',
] as const;

/**
 * How the `accept` of a file input names HEIC, a phone's own photo, without which its dialog hides them. Nothing on an
 * iPhone or iPad, which then hands over a JPEG of its own making.
 */
export function heicAccept(browser: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): readonly string[] {
  const { userAgent, maxTouchPoints } = browser;
  // An iPad calls itself a Mac with a touch screen.
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const makesJpeg = isPad || /iPhone|iPad|iPod/.test(userAgent);
  return makesJpeg ? [] : ['.heic', '.heif', 'image/heic', 'image/heif'];
}

/** What the attach inputs of home and chat take (HOME-10), but for HEIC, which `attachAccept` adds. */
export const ATTACH_ACCEPT =
  'image/*,.pdf,.txt,.doc,.docx,.xls,.xlsx,.csv,.ppt,.pptx,.rtf,.html,.htm,.json,.xml';

/** `accept` of the attach inputs of home and chat in this browser. */
export function attachAccept(browser: Parameters<typeof heicAccept>[0]): string {
  return [ATTACH_ACCEPT, ...heicAccept(browser)].join(',');
}
