import * as v from 'valibot';

/** Scheme, host and port of an address, and nothing more. */
export const origin = v.pipe(
  v.string(),
  v.url('must be an address such as https://pets.example'),
  v.check((text) => {
    // Told above.
    if (!URL.canParse(text)) return true;
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
  }, 'must be only scheme, host and port, such as https://pets.example'),
  v.transform((text) => text.replace(/\/$/, '')),
);

/** This server's own `/remotes`, or the address of a folder elsewhere in which each release lies as `<remote>/<version>/`. */
export const remotesUrl = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\/+$/, '')),
  v.check((text) => {
    if (text === '/remotes') return true;
    if (!/^https?:\/\/[\w.:[\]-]+(?:\/[\w@~.-]+)*$/.test(text) || !URL.canParse(text)) return false;
    return new URL(text).href.replace(/\/$/, '') === text;
  }, 'must be /remotes, or an address such as https://cdn.example/petwise'),
);
