import { builtPage, firstLoad, MOST_BYTES } from './measure.ts';

/**
 * `npm run first-load` after a build: what a browser fetches before it can draw the home screen, file by file, in bytes
 * after Brotli. Fails above the bound. The page is the build's; `e2e/specs/first-load.spec.ts` counts the server's.
 */
const files = firstLoad(builtPage());
for (const { path, bytes } of files.toSorted((one, other) => other.bytes - one.bytes))
  console.log(`${String(bytes).padStart(8)}  ${path}`);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${String(total).padStart(8)}  together (${(total / 1000).toFixed(1)} kB)`);
if (total > MOST_BYTES) {
  console.error(`More than the ${MOST_BYTES / 1000} kB it may be.`);
  process.exitCode = 1;
}
