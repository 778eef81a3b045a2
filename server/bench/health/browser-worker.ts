import { blobSource, loadHealthCore, readHealthExport } from '@petwise/health-reader';

/** Reads as the product's own thread does. */
addEventListener('message', (event: MessageEvent<Blob>) => {
  const startedAt = performance.now();
  loadHealthCore()
    .then((core) => readHealthExport(blobSource(event.data), core === null ? {} : { core }))
    .then(({ records, days, bytes }) =>
      postMessage({ records, days, bytes, milliseconds: performance.now() - startedAt }),
    )
    .catch((error: unknown) => postMessage({ failed: String(error) }));
});
