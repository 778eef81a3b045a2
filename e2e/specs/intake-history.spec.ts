import {
  basicScreen,
  historyList,
  openBasic,
  openHistory,
  sentToInit,
} from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

test('FORM-06 FORM-08 HIST-03 HIST-06 what is sent is what stood in the forms', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'My Siamese cat Mia drinks a lot, she is thin.');
  await expect(basic.breed).toHaveValue('Siamese');
  await basic.age.fill('14');
  await basic.useCategory.click();
  await owner.getByLabel('Weight category').selectOption('underweight');
  await basic.continue.click();
  const medications = historyList(owner, 'Current medications');
  await medications.box.fill('methi');
  await medications.options.first().click();
  await medications.box.fill('my own drops');
  await medications.add.click();
  await medications.box.fill('MY OWN DROPS');
  await medications.box.press('Enter');
  await expect(owner.getByText('MY OWN DROPS is already in the list.')).toBeVisible();
  await medications.box.fill('');
  await medications.box.press('Enter');
  await expect(medications.chips).toHaveCount(2);
  await historyList(owner, 'Prior operations').box.fill('Spay, not yet added');
  await owner.getByLabel('Vaccination status').selectOption('Partially vaccinated');
  await owner.getByLabel('Diet').selectOption({ index: 1 });
  await owner.getByLabel('Environment').selectOption('Indoor only');
  const diet = await owner.getByLabel('Diet').inputValue();
  const sent = await sentToInit(owner, () =>
    owner.getByRole('button', { name: 'Begin Assessment' }).click(),
  );
  expect(sent).toMatchObject({
    patientData: {
      species: 'cat',
      breed: 'Siamese',
      age: 14,
      ageUnit: 'years',
      sex: 'female',
      spayedNeutered: 'yes',
      weight: 'underweight',
      weightUnit: 'category',
    },
    medicalHistory: {
      medications: [expect.stringMatching(/methi/i), 'my own drops'],
      chronicIllnesses: [],
      priorOperations: ['Spay, not yet added'],
      vaccinationHistory: 'Partially vaccinated',
      diet,
      environment: 'Indoor only',
    },
  });
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});

test('HIST-01 HIST-02 HIST-04 lists and selects of the species', async ({ owner }) => {
  const diets = new Map<string, string>();
  for (const [text, breed] of [
    ['My dog coughs.', 'Mixed'],
    ['My cat coughs.', 'Mixed'],
    ['My horse coughs.', 'Mixed'],
    ['My parrot coughs.', 'Mixed'],
    ['My rabbit sneezes.', 'Mixed'],
    ['My hamster sneezes.', 'Mixed'],
  ] as const) {
    await openHistory(owner, text, breed);
    await expect(owner.getByText("Please provide your pet's medical history")).toBeVisible();
    await expect(owner.getByLabel('Diet').locator('option').nth(5)).toBeAttached();
    diets.set(text, (await owner.getByLabel('Diet').locator('option').allTextContents()).join());
    const list = historyList(owner, 'Chronic conditions');
    await list.box.fill('a');
    expect(await list.options.count()).toBeGreaterThan(2);
    expect(await list.options.count()).toBeLessThanOrEqual(10);
    await list.box.fill('Something of ours');
    await list.box.press('Enter');
    await expect(list.chips).toHaveCount(1);
    await list.chips.first().click();
    await expect(list.chips).toHaveCount(0);
    await expect(list.box).toBeFocused();
  }
  expect(diets.get('My dog coughs.')).toBe(diets.get('My cat coughs.'));
  expect(new Set(diets.values()).size).toBe(5);
  const options = (label: string) => owner.getByLabel(label).locator('option').allTextContents();
  expect((await options('Vaccination status')).slice(1)).toEqual(
    'Up to date,Partially vaccinated,Not vaccinated,Unknown'.split(','),
  );
  expect((await options('Environment')).slice(1)).toEqual(
    'Indoor only,Outdoor only,Indoor/Outdoor,Farm/Rural,Urban/City'.split(','),
  );
});

test('HIST-05 HIST-06 a skip sends only that it was skipped, and both buttons wait meanwhile', async ({
  owner,
}) => {
  await openHistory(owner, 'My Beagle Rex limps.', 'Beagle');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await owner.route('**/api/responses-test/init', async (route) => {
    await held;
    await route.continue();
  });
  const skip = owner.getByRole('button', { name: 'Skip Medical History' });
  const sent = await sentToInit(owner, () => skip.click());
  expect(sent).toMatchObject({ medicalHistory: { skipped: true } });
  expect(Object.keys(Object(Reflect.get(Object(sent), 'medicalHistory')))).toEqual(['skipped']);
  await expect(skip).toBeDisabled();
  await expect(owner.getByRole('button', { name: 'Begin Assessment' })).toBeDisabled();
  release();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});

test('both forms are filled in and sent by keyboard alone', async ({ owner }) => {
  await owner.goto('/');
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  const keys = owner.keyboard;
  await keys.type('My pet coughs at night.');
  await keys.press('Enter');
  const basic = await basicScreen(owner);
  const tabTo = async (target: typeof basic.breed): Promise<void> => {
    for (let press = 0; press < 30; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keys.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(basic.species);
  await keys.type('Rabbit');
  await expect(basic.species).toHaveValue('rabbit');
  await tabTo(basic.breed);
  await keys.type('holl');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(basic.breed).toHaveValue('Holland Lop');
  await tabTo(basic.age);
  await keys.press('ArrowUp');
  await expect(basic.age).toHaveValue('6');
  await tabTo(owner.getByRole('radio', { name: 'Male', exact: true }));
  await keys.press('ArrowRight');
  await expect(owner.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await tabTo(basic.useCategory);
  await keys.press('Space');
  await expect(owner.getByLabel('Weight category')).toBeVisible();
  await tabTo(basic.continue);
  await keys.press('Enter');
  const medications = historyList(owner, 'Current medications');
  await tabTo(medications.box);
  await keys.type('melox');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(medications.chips).toHaveCount(1);
  await tabTo(medications.chips.first());
  await keys.press('Enter');
  await expect(medications.chips).toHaveCount(0);
  await tabTo(owner.getByRole('button', { name: 'Begin Assessment' }));
  await keys.press('Enter');
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});
