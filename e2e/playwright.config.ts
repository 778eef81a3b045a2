import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../tools/test/find-browser.ts';
import type { ProjectOptions } from './fixtures/test.ts';

const executablePath = findBrowser();

/** They compare pictures, and run once: a project of its own would set a size that they set themselves. */
const EVERY_SCREEN = /every-screen-\w+\.spec\.ts/;
/** What an owner does with a Petwise that keeps it all in PostgreSQL (docs/decisions/0028-two-databases-one-bucket.md). */
const ON_POSTGRES =
  /\/(gate|intake|intake-files|flow|conversation|corrections|database-away|journey|prototype|report|vet-page|upload-panel|resumable|lab-values|health-device|offline-assessment|second-reader|settings)\.spec\.ts/;
const DESKTOP = { viewport: { width: 1280, height: 860 } };

const NOT_NEEDED = [
  // A whole Chromium draws the list under its address bar ahead of time, for each test's window: half of what a new page costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright 1.65 turns off itself: of two such lists Chromium takes the last.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig<object, ProjectOptions>({
  testDir: './specs',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Two cores; with three, pages wait for each other and time out.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs its second try passes, but `npm test` names it: such a test is to be mended.
  retries: 1,
  reporter: [['list']],
  use: {
    // A trace of every test, most of them thrown away, is a quarter of what the journeys compute.
    trace: 'on-first-retry',
    // Requests that a worker answers cannot be intercepted; offline.spec allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [EVERY_SCREEN, ON_POSTGRES], use: DESKTOP },
    {
      name: 'desktop-postgres',
      testMatch: ON_POSTGRES,
      use: { ...DESKTOP, database: 'postgres' },
    },
    {
      name: 'every-screen',
      testMatch: EVERY_SCREEN,
      use: { isPictured: true, timezoneId: 'UTC' },
      snapshotPathTemplate: '../docs/images/screens/{arg}{ext}',
    },
    {
      name: 'phone',
      testMatch: /(journey|gate|lab-values)\.spec\.ts/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
