/** The owner's words as they may leave the server. */
export function withoutNames(text: string): string {
  return text;
}
