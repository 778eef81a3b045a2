import { inLanguage, plural } from '@petwise/ui';

/** Words of the links with which a vet reads a report, and of their codes on paper (RPT-07). */
export const linksCopy = inLanguage('report.links', {
  title: 'Link for your vet',
  intro:
    'Anyone who has the link can read this report and see its photos and films, and nothing else. You can take it back at any time.',
  days: 'How long it works',
  dayCount: (days: number) => plural(days, '# day', '# days'),
  create: 'Make a link',
  createFailed: 'The link could not be made',
  address: 'Your link',
  addressHint: (day: string) => `Copy it now: we cannot show it again. It works until ${day}.`,
  copy: 'Copy link',
  copied: 'Link copied',
  print: 'Save a PDF with its code',
  copyFailed: 'Your browser did not allow it. Select the link and copy it by hand.',
  listHeading: 'Links that work now',
  listFailed: 'We could not load your links.',
  none: 'There are none.',
  line: (made: string, ends: string) => `Made ${made}, works until ${ends}`,
  revoke: 'Take back',
  revokeLabel: (made: string) => `Take back the link made ${made}`,
  revokeFailed: 'The link still works',
  /** A code leads whoever holds the paper to the report, so it needs the owner's link. */
  codeHint: 'Make a link for your vet first, and the PDF and the print carry its code.',
  codeOn: 'The PDF and the print carry the code of the link you made.',
  printedCode: 'Code that leads to this report',
});
