import { fileOf } from '../src/testing/fixtures.ts';

const MB = 1024 * 1024;

/** A picture that the browser can draw, padded to the size of a phone's photo. */
export async function photo(name: string, hue: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (context) {
    const sky = context.createLinearGradient(0, 0, 640, 480);
    sky.addColorStop(0, `hsl(${hue} 70% 75%)`);
    sky.addColorStop(1, `hsl(${hue + 40} 60% 35%)`);
    context.fillStyle = sky;
    context.fillRect(0, 0, 640, 480);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const padding = new Uint8Array(3 * MB);
  return new File([blob ?? '', padding], name, { type: 'image/jpeg' });
}

export async function someFiles(): Promise<readonly File[]> {
  return [
    await photo('Bella left ear.jpg', 30),
    fileOf('Blood panel 2026-11-04.pdf', { bytes: 1.4 * MB }),
    await photo('Bella paw.jpg', 200),
    fileOf('Vaccinations.xlsx', { bytes: 48_000, type: '' }),
  ];
}

export function refusedFiles(): readonly File[] {
  return [
    fileOf('IMG_2041.HEIC', { type: 'image/heic', bytes: 2 * MB }),
    fileOf('walk.mov', { type: 'video/quicktime', bytes: 9 * MB }),
    fileOf('scan of everything.pdf', { bytes: 31 * MB }),
    fileOf('empty.txt', { type: 'text/plain', bytes: 0 }),
    fileOf('report \u202efdp.exe', { type: 'application/x-msdownload' }),
  ];
}

export function manyFiles(count: number): readonly File[] {
  return Array.from({ length: count }, (_, index) =>
    fileOf(
      `${'A very long name of a laboratory report from the clinic '.repeat(3)}${index + 1}.pdf`,
      { bytes: (index + 1) * 90_000 },
    ),
  );
}
