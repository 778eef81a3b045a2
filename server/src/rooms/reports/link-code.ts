import { renderSVG } from 'uqr';

/** The address behind which a report is read by whoever has the token. */
export function linkTo(token: string, origin: string): string {
  return `${origin}/shared/${token}`;
}

/** The address of a link as a code that a phone reads from paper: an SVG without a size of its own. */
export function linkCode(link: string): string {
  return renderSVG(link, { ecc: 'M', border: 0 });
}
