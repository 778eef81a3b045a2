import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Noto Sans (SIL Open Font License): Latin, Greek, Cyrillic, Devanagari. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const require = createRequire(import.meta.url);
let loading: Promise<Fonts> | null = null;

/** The fonts that every PDF embeds (only the glyphs it uses); read once. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { regular, bold };
}
