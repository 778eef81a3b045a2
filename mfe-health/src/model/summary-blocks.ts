/** One paragraph of a summary: words, or a title with a list. */
export interface SummaryBlock {
  readonly title: string | null;
  readonly text: string;
  readonly items: readonly string[];
}

/** Takes a summary's text apart: blank lines part its paragraphs, `- ` begins an entry of a list. */
export function summaryBlocks(summary: string): readonly SummaryBlock[] {
  return summary
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      const words = lines.filter((line) => !line.startsWith('- ')).join(' ');
      return items.length > 0
        ? { title: words, text: '', items }
        : { title: null, text: words, items };
    });
}
