import type { Locator, Page } from '@playwright/test';
import { type MountReport, pageReportRoutes } from '../../shared/contracts/src/index.ts';
import {
  BREAK,
  FAULT_KEY,
  type FaultyRelease,
  publishBrokenShell,
  releaseFaulty,
} from '../fixtures/faulty-release.ts';
import { finishedReport, openReport } from '../fixtures/finished-report.ts';
import { healthExport } from '../fixtures/health-export.ts';
import { attach, type GivenFile, openHistory, openHome, symptomsBox } from '../fixtures/intake.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const HEALTH = { remote: 'mfe_health', door: 'analysis' } as const;
const HOME = { remote: 'mfe_intake', door: 'home' } as const;
const CHAT = { remote: 'mfe_chat', door: 'prototype' } as const;
const STORY = 'My cat Mia drinks a lot and hides.';
const LABS: GivenFile = {
  name: 'bloods.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Test,Result,Units\nCreatinine,3.4,mg/dL\nPotassium,4.1,mmol/L\n'),
};

/** A door of a remote. */
type Where = Pick<FaultyRelease, 'remote'> & { readonly door: string };

interface Entry {
  readonly where: Where;
  readonly enter: (page: Page) => Promise<void>;
  readonly seeAgain: (page: Page) => Promise<void>;
}

let released: FaultyRelease[] = [];

/** A version that does what a page is told to (`tellPage`), until the test has ended. */
async function release(
  server: RunningServer,
  door: Where,
  contract?: number,
): Promise<FaultyRelease> {
  const name = `bad${Date.now()}`;
  const faulty = await releaseFaulty(server, { ...door, name, ...(contract && { contract }) });
  released.push(faulty);
  return faulty;
}

test.afterEach(async () => {
  for (const faulty of released) await faulty.recall();
  released = [];
});

/** What the faulty doors of this page's origin do from their next opening on. */
const tellPage = (page: Page, fault: string): Promise<void> =>
  page.evaluate(([key, what]) => localStorage.setItem(key, what), [FAULT_KEY, fault] as const);

const doorOf = (page: Page, { door, remote }: Where): Locator =>
  page.locator(`[data-door="${remote.slice('mfe_'.length)}/${door}"]`);

for (const [fault, count] of [
  ['throws in render', 2],
  ['throws in render', 5],
  ['contract', 2],
] as const) {
  test(`MFE-04 after ${count} bad releases in a row (${fault}) the owner sees the good version`, async ({
    owner,
    server,
  }) => {
    await owner.goto('/emergency');
    await tellPage(owner, fault);
    const contract = fault === 'contract' ? 999 : undefined;
    let good = '';
    for (let bad = 0; bad < count; bad += 1) good = (await release(server, HEALTH, contract)).good;
    const begun = Date.now();
    await owner.goto('/health-upload');
    const door = doorOf(owner, HEALTH);
    await expect(door.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
    console.log(`${count} bad releases (${fault}): ${Date.now() - begun} ms to the good version`);
    await expect(door).toHaveAttribute('data-version', good);
  });
}

test('MFE-04 a version that draws nothing within 3 seconds gives way, its failure is told, and a mended one opens', async ({
  owner,
  server,
}) => {
  const { version, good } = await release(server, HEALTH);
  await owner.goto('/emergency');
  await tellPage(owner, 'empty');
  await owner.goto('/health-upload');
  const door = doorOf(owner, HEALTH);
  await expect(door).toHaveAttribute('data-version', version);
  await expect(door.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await expect(door).toHaveAttribute('data-version', good);
  const told = async () => (await owner.request.get('/metrics')).text();
  const of = (which: string): string => `{remote="mfe_health",version="${which}"`;
  await expect
    .poll(told, { timeout: 15_000 })
    .toContain(`petwise_door_failures_total${of(version)},phase="render"} 1`);
  expect(await told()).toContain(`petwise_door_mounts_total${of(good)}}`);
  // Only that version is remembered.
  const mended = await release(server, HEALTH);
  await tellPage(owner, '');
  await owner.goto('/health-upload');
  await expect(door).toHaveAttribute('data-version', mended.version);
});

test('MFE-04 a shell on trial that does not start leaves the emergency page in reach and is told of, and so is one that starts', async ({
  owner,
  server,
}) => {
  const { good, broken } = await publishBrokenShell(server);
  const told = async () => (await owner.request.get('/metrics')).text();
  await owner.goto('/');
  await expect(symptomsBox(owner)).toBeVisible();
  const mounted = `petwise_door_mounts_total{remote="shell",version="${good}"}`;
  await expect.poll(told, { timeout: 15_000 }).toContain(mounted);
  const trial = { kind: 'canary', remote: 'shell', version: broken, percent: 100 } as const;
  await server.releases.move('stable', [trial]);
  try {
    await owner.goto('/');
    await expect(owner.getByRole('link', { name: /Emergency numbers/ })).toBeVisible();
    const failed = `petwise_door_failures_total{remote="shell",version="${broken}",phase="render"} 1`;
    await expect.poll(told, { timeout: 15_000 }).toContain(failed);
  } finally {
    await server.releases.move('stable', [{ kind: 'rollback', remote: 'shell' }]);
  }
  await owner.goto('/');
  await expect(symptomsBox(owner)).toBeVisible();
});

test('MFE-04 a version that is recalled while words stand in it gives way at the next mount, with the words', async ({
  owner,
  server,
}) => {
  const bad = await release(server, HOME);
  await owner.goto('/');
  const door = doorOf(owner, HOME);
  await expect(door).toHaveAttribute('data-version', bad.version);
  await symptomsBox(owner).fill(STORY);
  const begun = Date.now();
  await bad.recall();
  const gone = await owner.request.get(`/remotes/mfe_intake/${bad.version}/mf-manifest.json`);
  expect(gone.status()).toBe(404);
  await expect(async () => {
    await owner.getByRole('link', { name: 'Apple Health' }).click();
    await owner.getByRole('link', { name: 'New assessment' }).click();
    await expect(door).toHaveAttribute('data-version', bad.good, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  console.log(`from the move to the next mount of an open page: ${Date.now() - begun} ms`);
  await expect(symptomsBox(owner)).toHaveValue(STORY);
});

test('MFE-04 a version that blocks the page for more than 5 seconds is told of, and the next load takes the good one, with the words', async ({
  owner,
  server,
}) => {
  await owner.goto('/');
  await symptomsBox(owner).fill(STORY);
  const bad = await release(server, HOME);
  await tellPage(owner, 'block');
  await owner.goto('/', { waitUntil: 'commit' });
  // The page answers again once its thread is free.
  await expect
    .poll(() => owner.evaluate(() => localStorage.getItem('petwise.set-aside')), {
      timeout: 30_000,
    })
    .toContain(bad.version);
  const told = async () => (await owner.request.get('/metrics')).text();
  const line = `petwise_door_failures_total{remote="mfe_intake",version="${bad.version}",phase="hang"}`;
  await expect.poll(told, { timeout: 15_000 }).toContain(line);
  await owner.goto('/');
  await expect(doorOf(owner, HOME)).toHaveAttribute('data-version', bad.good);
  await expect(symptomsBox(owner)).toHaveValue(STORY);
});

/** What an owner has entered in each remote, and what of it the version that takes over must show. */
const ENTRIES: readonly Entry[] = [
  {
    where: HOME,
    enter: async (page) => {
      await page.goto('/');
      await symptomsBox(page).fill(STORY);
    },
    seeAgain: (page) => expect(symptomsBox(page)).toHaveValue(STORY),
  },
  {
    where: CHAT,
    enter: async (page) => {
      await page.goto('/medical-assistant');
      await doorOf(page, CHAT).getByRole('textbox').fill(STORY);
    },
    seeAgain: (page) => expect(doorOf(page, CHAT).getByRole('textbox')).toHaveValue(STORY),
  },
  {
    where: { remote: 'mfe_report', door: 'assessment' },
    enter: async (page) => {
      await openReport(page, await finishedReport(page, STORY));
      await page.getByLabel('Name of the illness').fill('Kidney disease');
    },
    seeAgain: (page) =>
      expect(page.getByLabel('Name of the illness')).toHaveValue('Kidney disease'),
  },
  {
    where: { remote: 'mfe_uploads', door: 'lab-values' },
    enter: async (page) => {
      await openHome(page);
      await attach(page, LABS);
      await expect(page.getByRole('button', { name: `Remove ${LABS.name}` })).toBeVisible();
      await openHistory(page, STORY, 'Mixed');
      await page.getByRole('checkbox', { name: 'Use Potassium' }).uncheck();
      await page.getByLabel('When was this test taken?').fill('2026-02-14');
    },
    seeAgain: async (page) => {
      await expect(page.getByLabel('When was this test taken?')).toHaveValue('2026-02-14');
      await expect(page.getByRole('checkbox', { name: 'Use Potassium' })).not.toBeChecked();
    },
  },
  {
    where: HEALTH,
    enter: async (page) => {
      await page.goto('/health-upload');
      await page
        .getByLabel(/Drop your export.zip here/)
        .setInputFiles(healthExport({ records: 40 }));
      await page.getByRole('radio', { name: 'The pet wore the device' }).check({ force: true });
      await page.getByRole('switch', { name: /^Add this summary/ }).click();
    },
    seeAgain: async (page) => {
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page.getByRole('radio', { name: 'The pet wore the device' })).toBeChecked();
      await expect(page.getByRole('switch', { name: /^Add this summary/ })).toBeChecked();
    },
  },
];

for (const { where, enter, seeAgain } of ENTRIES) {
  test(`MFE-04 a version of ${where.remote} that fails under the owner’s hands gives way, and what was entered stays`, async ({
    owner,
    server,
  }) => {
    const bad = await release(server, where);
    await enter(owner);
    await expect(doorOf(owner, where)).toHaveAttribute('data-version', bad.version);
    await owner.evaluate((name) => dispatchEvent(new Event(name)), BREAK);
    await expect(doorOf(owner, where)).toHaveAttribute('data-version', bad.good);
    await seeAgain(owner);
  });
}

test('MFE-04 from the threshold of failures a version is turned back within 30 seconds, and an open page has the good one within 60, at its next mount', async ({
  owner,
  server,
}) => {
  // Each owner has an address of their own, as behind a proxy.
  await server.restart({ PETWISE_TRUST_PROXY: '1' });
  try {
    const { version: bad, good } = await release(server, HEALTH);
    const door = doorOf(owner, HEALTH);
    await owner.goto('/health-upload');
    await expect(door).toHaveAttribute('data-version', bad);
    const say = async (version: string, outcome: MountReport['outcome'], from: number) => {
      const mounts = [{ remote: 'mfe_health', version, outcome }] satisfies MountReport[];
      const told = await owner.request.post(pageReportRoutes.send.path, {
        headers: { 'x-forwarded-for': `10.4.0.${from}` },
        data: { screen: '/', vitals: [], errors: [], mounts },
      });
      expect(told.ok(), await told.text()).toBe(true);
    };
    for (let one = 1; one <= 40; one += 1) await say(good, 'mounted', one);
    for (let one = 1; one <= 24; one += 1) await say(bad, 'render', 100 + one);
    const begun = Date.now();
    const given = async () =>
      (await server.releases.channel('stable')).find(({ remote }) => remote === 'mfe_health')
        ?.current;
    await expect.poll(given, { timeout: 30_000, intervals: [100] }).toBe(good);
    const turned = Date.now() - begun;
    await expect(async () => {
      await owner.getByRole('link', { name: 'New assessment' }).click();
      await owner.getByRole('link', { name: 'Apple Health' }).click();
      await expect(door).toHaveAttribute('data-version', good, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 - turned });
    const seen = Date.now() - begun;
    console.log(`turned back after ${turned} ms, in an open page after ${seen} ms`);
  } finally {
    await server.restart();
  }
});
