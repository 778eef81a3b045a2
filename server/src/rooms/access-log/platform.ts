/** Words in `User-Agent` that name what a browser runs on; the first that is there counts, for many name several. */
const PLATFORMS: readonly (readonly [word: string, name: string])[] = [
  ['iphone', 'iPhone'],
  ['ipad', 'iPad'],
  ['android', 'Android'],
  ['cros', 'ChromeOS'],
  ['windows', 'Windows'],
  ['macintosh', 'Mac'],
  ['linux', 'Linux'],
];

/** On what a browser says it runs, coarsely enough to tell a person and not to track one; '' when it does not say. */
export function platformOf(userAgent: string): string {
  const words = userAgent.toLowerCase();
  return PLATFORMS.find(([word]) => words.includes(word))?.[1] ?? '';
}
