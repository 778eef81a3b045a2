const LONGEST = 200;

/** Controls, and the marks that make text run the other way and so hide an ending. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name fit to show and to offer as a download name; files on disk never carry it. */
export function displayName(sent: string | undefined): string {
  const last = (sent ?? '').replace(INVISIBLE, '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/["<>|*?:;]/g, '_')
    .replace(/^[.\-\s]+/, '')
    .trim();
  if (clean === '') return 'file';
  if (clean.length <= LONGEST) return clean;
  const ending = extensionOf(clean);
  const most = ending === '' ? LONGEST : LONGEST - ending.length - 1;
  return ending === '' ? clean.slice(0, most) : `${clean.slice(0, most)}.${ending}`;
}

/** What follows the last dot, lower case; '' without one. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** `Content-Disposition` that no name can break out of (RFC 6266). */
export function dispositionOf(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = name.replace(/\p{Surrogate}/gu, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
