import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { englishTexts } from '../fixtures/english-words.ts';
import { finishedReport, post } from '../fixtures/finished-report.ts';
import { healthExport } from '../fixtures/health-export.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

/** Words that a page in Spanish has no use for, outside what is marked as English. */
const ENGLISH =
  /\b(the|your|you|and|with|this|please|what|answers?|report|file|save|close|open|years?)\b/i;
/** A phone, and the narrowest screen (WCAG 1.4.10), pixels. */
const WIDTHS = [390, 320] as const;

test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

test('issue 16: an owner whose browser speaks Spanish reads Spanish from the first screen to the settings', async ({
  page,
  server,
}) => {
  test.slow();
  await page.goto(server.url);
  await checkScreen(page, 'login', heading(page, 'Bienvenido a Petwise'));
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await checkScreen(page, 'disclaimer', heading(page, 'Aviso veterinario importante'));
  await page.getByRole('button', { name: 'Lo entiendo, continuar' }).click();

  await expect(page.getByText(/Escriba en inglés, por favor/)).toBeVisible();
  await checkScreen(page, 'home', heading(page, '¿Cómo está su mascota?'));
  await page
    .getByRole('textbox', { name: '¿Cómo está su mascota?' })
    .fill('My Labrador Bella has been vomiting since yesterday and she is tired.');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();

  await checkScreen(page, 'basic', heading(page, 'Datos básicos'));
  await expect(page.getByLabel('Especie')).toHaveValue('dog');
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
  // Spain weighs in kilograms: 50 lbs are 23 kg.
  await expect(page.getByRole('spinbutton', { name: 'Peso' })).toHaveValue('23');
  await page.getByRole('button', { name: 'Omitir el resto', exact: true }).click();
  await checkScreen(page, 'history', heading(page, 'Historial médico de la mascota'));
  await page.getByRole('button', { name: 'Omitir el historial médico' }).click();

  const options = page.getByRole('group', { name: 'Respuestas rápidas' }).getByRole('button');
  await checkScreen(page, 'question', options.first());
  // What is asked is English, and says so.
  await expect(options.first().locator('xpath=ancestor::*[@lang="en"]')).not.toHaveCount(0);
  const sessionId = await finishedReport(page, 'He has been limping since yesterday.');
  await page.goto(`${server.url}/assessment?resume=${sessionId}`);
  await checkScreen(page, 'report', heading(page, 'Resultados de demostración'));
  await expect(page.getByText(/La evaluación está en inglés/)).toBeVisible();

  await page.goto(`${server.url}/help`);
  await checkScreen(page, 'help', heading(page, 'Ayuda'));
  await page.goto(`${server.url}/past-assessments`);
  await checkScreen(page, 'past', page.getByRole('link', { name: 'Abrir el informe' }));
  await page.goto(`${server.url}/health-upload`);
  await checkScreen(page, 'health', heading(page, 'Análisis de Apple Health'));
  await page.locator('input[type=file]').setInputFiles(healthExport({ records: 2_400 }));
  await checkScreen(page, 'health results', page.getByRole('img').first());
  const petId = randomUUID();
  const weights = [5.2, 4.7].map((value, month) => ({
    value,
    unit: 'kg',
    on: `2026-0${month + 1}-05`,
  }));
  for (const weight of weights)
    await post(page, `/api/pets/${petId}`, { name: 'Minka', species: 'cat', weight });
  await page.goto(`${server.url}/pets`);
  await checkScreen(page, 'pets', page.getByText('Minka').first());
  await page.goto(`${server.url}/pets/${petId}`);
  await checkScreen(page, 'pet', heading(page, 'Minka'));
  await page.goto(`${server.url}/medical-assistant`);
  await checkScreen(page, 'assistant', page.getByRole('textbox').first());
  await page.goto(`${server.url}/settings`);
  await checkScreen(page, 'settings', heading(page, 'Ajustes'));
  await expect(page.getByRole('radio', { name: 'Kilogramos (kg)' })).toBeChecked();

  // A choice of language loads the page anew.
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('issue 16: the emergency page speaks the owner’s language, without script by its link', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${server.url}/emergency?animal=dog`);
  await checkScreen(page, 'emergency', heading(page, '¿Es una urgencia?'));
  await expect(page.locator('details#dog')).toHaveAttribute('open', '');
  const spanish = await shapeOf(page);
  await page.getByRole('link', { name: 'In English' }).click();
  await expect(heading(page, 'Is this an emergency?')).toBeVisible();
  expect(spanish.length).toBeGreaterThan(120);
  await expect.poll(() => shapeOf(page)).toEqual(spanish);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${server.url}/emergency`);
  await still.getByRole('link', { name: 'En español' }).click();
  await expect(heading(still, '¿Es una urgencia?')).toBeVisible();
  await plain.close();
});

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Every part of the emergency page, and every source and telephone number that stands in it. */
function shapeOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(details, h2, h3, li, cite, dt, a[href^="tel:"])')
    .evaluateAll((parts) =>
      parts
        .map((part) => {
          const text = part.matches('cite, dt') ? part.textContent : part.id;
          return `${part.tagName} ${text} ${part.getAttribute('href') ?? ''}`;
        })
        .toSorted(),
    );
}

/** Nothing of a screen is left in English, or cut off: on a phone, on the narrowest screen, and on a phone with text of twice the size. */
async function checkScreen(page: Page, screen: string, settled: Locator): Promise<void> {
  await expect(settled).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const lines = await page.evaluate(spokenLines);
  const isOurs = await englishTexts();
  expect
    .soft(
      lines.filter((line) => isOurs(line) || ENGLISH.test(line)),
      `${screen} speaks Spanish`,
    )
    .toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(cutParts), `${screen} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(cutParts), `${screen}, text 200 %`).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** What is seen and what names a control, but for parts marked as another language. */
function spokenLines(): string[] {
  const lines: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== 'es') continue;
    if (!element.checkVisibility() || element.matches('script, style, option')) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    lines.push(...own.map((node) => node.textContent?.trim() ?? ''));
    for (const name of ['aria-label', 'placeholder', 'title']) {
      lines.push(element.getAttribute(name) ?? '');
    }
  }
  return lines.filter((line) => line !== '');
}

/** Parts whose words are wider than they are, and the page where it is wider than the window. */
function cutParts(): string[] {
  const root = document.documentElement;
  const page = root.scrollWidth > root.clientWidth + 1 ? [`page ${root.scrollWidth}`] : [];
  const parts = [...document.body.querySelectorAll('button, a, label, h1, h2, h3, p, li, legend')];
  const cut = parts.filter(
    (part) =>
      part.checkVisibility() &&
      part.clientWidth > 1 &&
      part.scrollWidth > part.clientWidth + 2 &&
      getComputedStyle(part).overflowX !== 'visible',
  );
  return [...page, ...cut.map((part) => part.textContent?.slice(0, 60) ?? '')];
}
