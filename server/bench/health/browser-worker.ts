import { blobSource, loadHealthCore, readHealthExport } from '@petwise/health-reader';

// What is used of a browser's thread; everything else here is Node's.
declare function addEventListener(type: 'message', listener: (event: { data: Blob }) => void): void;
declare function postMessage(message: unknown): void;

/** Reads as the product's own thread does. */
addEventListener('message', (event) => {
  const startedAt = performance.now();
  loadHealthCore()
    .then((core) => readHealthExport(blobSource(event.data), { core }))
    .then(({ records, days, bytes }) =>
      postMessage({ records, days, bytes, milliseconds: performance.now() - startedAt }),
    )
    .catch((error: unknown) => postMessage({ failed: String(error) }));
});
