import { extensionOf } from './file-badge.ts';

/** An iPhone's own photo, which comes without a media type on some systems; the server makes a JPEG of it. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]$/.test(type) || /^hei[cf]$/.test(extensionOf(name));
}
