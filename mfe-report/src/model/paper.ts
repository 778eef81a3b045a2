import type { Paper } from '@petwise/contracts';

/** Countries that print on Letter; all others use A4 (CLDR, paperSize). */
const LETTER = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** The paper of an owner, by the language and region that the browser names. */
export function paperOf(language: string): Paper {
  const region = /-([A-Za-z]{2})(?:-|$)/.exec(language)?.[1]?.toUpperCase() ?? '';
  return LETTER.has(region) ? 'letter' : 'a4';
}
