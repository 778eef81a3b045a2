import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import type { Measured } from './measured.ts';

const PAGE = `<!doctype html><title>reads</title><input type="file"><script>
  const worker = new Worker('/worker.js');
  window.answer = new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => done({ failed: message });
  });
  document.querySelector('input').onchange = ({ target }) => worker.postMessage(target.files[0]);
</script>`;

/** Builds the thread as one script; answers where it lies. */
export async function buildBrowserWorker(folder: string): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'browser'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, 'browser-worker.ts'),
        output: { format: 'iife', entryFileNames: 'worker.js' },
      },
    },
  });
  return join(folder, 'browser', 'worker.js');
}

/** A real browser, and where it finds a page that reads the export it is given in such a thread. */
export interface ReadingBrowser {
  readonly browser: Browser;
  readonly address: string;
  close(): Promise<void>;
}

export async function openReadingBrowser(worker: string): Promise<ReadingBrowser> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) createReadStream(worker).pipe(response);
    else response.end(PAGE);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const executablePath = [process.env['PETWISE_CHROMIUM'] ?? '', '/usr/bin/chromium'].find(
    existsSync,
  );
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  return {
    browser,
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** What the thread of a page says of the export that it was given. */
export async function answerOf(page: Page): Promise<ThreadAnswer> {
  // The page's own promise.
  return (await page.evaluate('window.answer')) as ThreadAnswer;
}

type ThreadAnswer = Omit<Measured, 'cpuMilliseconds'> | { readonly failed: string };

/**
 * Reads an export in a thread of a real browser. Time is the thread's own; CPU and
 * memory are those of the whole process that shows the page.
 */
export async function measureInBrowser(path: string, worker: string): Promise<Measured> {
  const opened = await openReadingBrowser(worker);
  const { browser, address } = opened;
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const before = await rendererOf(browser);
    await page.setInputFiles('input', path);
    const answer = await answerOf(page);
    if (!('records' in answer)) throw new Error(JSON.stringify(answer));
    const after = await rendererOf(browser);
    const cpuMilliseconds = (after.cpuTime - before.cpuTime) * 1000;
    return { ...answer, cpuMilliseconds, megabytes: peakMegabytes(after.id) };
  } finally {
    await opened.close();
  }
}

/** The process that shows the page: of those that show one, the busiest. */
export async function rendererOf(browser: Browser): Promise<{ id: number; cpuTime: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const own = processInfo.filter(({ type }) => type === 'renderer');
  return own.toSorted((a, b) => b.cpuTime - a.cpuTime)[0] ?? { id: 0, cpuTime: 0 };
}

/** Linux alone says it; elsewhere it is not known. */
function peakMegabytes(process: number): number {
  try {
    const found = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8'));
    return found === null ? Number.NaN : Number(found[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
