/** Elapsed time as the product shows it everywhere: "42s" below a minute, then "1:05". */
export function elapsedText(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
