import { expect, test } from '../fixtures/test.ts';
import {
  basicScreen,
  openBasic,
  openHistory,
  historyList,
  sentToInit,
} from '../fixtures/intake.ts';

test('FORM-01 FORM-02 FORM-03 the form begins as the specification says when the words tell nothing', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'Not well since Monday.');
  await expect(
    owner.getByText(
      "Please provide your pet's basic information for accurate veterinary diagnosis",
    ),
  ).toBeVisible();
  await expect(basic.species).toHaveValue('dog');
  expect(await basic.species.locator('option').allTextContents()).toEqual(
    'Dog,Cat,Horse,Bird,Rabbit,Ferret,Guinea pig,Hamster,Reptile,Other'.split(','),
  );
  await expect(basic.breed).toHaveValue('');
  await expect(basic.age).toHaveValue('5');
  await expect(basic.ageUnit).toHaveValue('years');
  await expect(owner.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expect(
    owner.getByRole('group', { name: 'Spayed or neutered' }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await expect(basic.weight).toHaveValue('50');
  await expect(basic.weightUnit).toHaveValue('lbs');
  await basic.useCategory.click();
  const category = owner.getByLabel('Weight category');
  await expect(category).toHaveValue('normal weight');
  expect(await category.locator('option').allTextContents()).toEqual([
    'Underweight',
    'Slightly underweight',
    'Normal weight',
    'Slightly overweight',
    'Overweight',
    'Very overweight',
  ]);
  await expect(basic.continue).toBeDisabled();
});

test('FLOW-08 DET-01 DET-02 DET-03 DET-04 the form knows what the words told', async ({
  owner,
}) => {
  for (const [text, species, breed, sex] of [
    ['My frenchie Bob cannot breathe well, he is six.', 'dog', 'French Bulldog', 'Male'],
    ['My guinea pigs sneeze, the neighbour’s dog is fine', 'guinea_pig', '', null],
    ['One of our ducks limps. She lays no eggs.', 'bird', 'Duck', 'Female'],
    ['my bearded dragon wont eat', 'reptile', 'Bearded Dragon', null],
  ] as const) {
    const basic = await openBasic(owner, text);
    await expect(basic.species).toHaveValue(species);
    await expect(basic.breed).toHaveValue(breed);
    if (sex) await expect(owner.getByRole('radio', { name: sex, exact: true })).toBeChecked();
  }
});

test('FORM-03 the weight that nobody typed follows the species; the owner’s own stays', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'My hamster Pip is wet around the tail.');
  await expect(basic.species).toHaveValue('hamster');
  await expect(basic.weight).toHaveValue('4');
  await expect(basic.weightUnit).toHaveValue('oz');
  await basic.species.selectOption('horse');
  await expect(basic.weight).toHaveValue('1100');
  await expect(basic.weightUnit).toHaveValue('lbs');
  await basic.weightUnit.selectOption('kg');
  await expect(basic.weight).toHaveValue('498.95');
  await basic.species.selectOption('cat');
  await expect(basic.weight).toHaveValue('4.54');
  await basic.weight.fill('5.2');
  await basic.species.selectOption('rabbit');
  await basic.weightUnit.selectOption('lbs');
  await expect(basic.weight).toHaveValue('5.2');
});

test('FORM-04 FORM-05 weights and ages as text, negative, huge and with units', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'My Beagle Rex is tired.');
  await expect(basic.breed).toHaveValue('Beagle');
  for (const [typed, goesOn, text, unit] of [
    ['heavy', false, 'heavy', 'lbs'],
    ['', false, '', 'lbs'],
    ['4,5 kg', true, '4.5', 'kg'],
    ['-3', false, '1', 'kg'],
    ['99999999999999999999', false, '2000', 'kg'],
    ['12 pounds', true, '12', 'lbs'],
  ] as const) {
    await basic.weight.fill(typed);
    await (goesOn ? expect(basic.continue).toBeEnabled() : expect(basic.continue).toBeDisabled());
    await basic.weight.blur();
    await expect(basic.weight).toHaveValue(text);
    await expect(basic.weightUnit).toHaveValue(unit);
  }
  await basic.weight.fill('2000');
  await expect(owner.getByRole('button', { name: 'More weight' })).toBeDisabled();
  await basic.weight.fill('1.5');
  await owner.getByRole('button', { name: 'Less weight' }).click();
  await expect(basic.weight).toHaveValue('1');
  await basic.age.fill('old');
  await expect(basic.continue).toBeDisabled();
  await basic.age.fill('29.5');
  await owner.getByRole('button', { name: 'More age' }).click();
  await expect(basic.age).toHaveValue('30');
  await basic.age.fill('10 weeks');
  await basic.age.blur();
  await expect(basic.age).toHaveValue('2.3');
  await expect(basic.ageUnit).toHaveValue('months');
});

test('FORM-07 breed suggestions open on typing, at most ten, any case, and close 200 ms after blur', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'Not well since Monday.');
  const options = owner.getByRole('option').filter({ visible: true });
  const list = owner.getByRole('listbox', { name: 'Breed suggestions' });
  await basic.breed.click();
  await expect(list).toBeHidden();
  await basic.breed.pressSequentially('TER');
  await expect(list.getByRole('option')).toHaveCount(10);
  for (const text of await list.getByRole('option').allTextContents()) {
    expect(text.toLowerCase()).toContain('ter');
  }
  await owner.clock.install();
  await owner.clock.pauseAt(Date.now() + 60_000);
  await basic.breed.blur();
  await owner.clock.runFor(199);
  await expect(list).toBeVisible();
  await owner.clock.runFor(1);
  await expect(list).toBeHidden();
  await owner.clock.resume();
  await basic.breed.fill('yorkshire');
  await basic.breed.press('ArrowDown');
  await basic.breed.press('Enter');
  await expect(basic.breed).toHaveValue('Yorkshire Terrier');
  await expect(options).toHaveCount(0);
});

test('a breed and a diet that do not fit the new species are cleared with a word, others are kept', async ({
  owner,
}) => {
  const words = 'My Beagle Rex is tired.';
  let basic = await openBasic(owner, words);
  await expect(basic.breed).toHaveValue('Beagle');
  await basic.species.selectOption('cat');
  await expect(owner.getByText(/We cleared “Beagle”/)).toBeVisible();
  await expect(basic.breed).toHaveValue('');
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(basic.breed).toHaveValue('Beagle');
  await basic.breed.fill('Mixed');
  await basic.species.selectOption('dog');
  await basic.species.selectOption('cat');
  await expect(basic.breed).toHaveValue('Mixed');
  await basic.continue.click();
  await owner.getByLabel('Diet').selectOption('Commercial wet');

  basic = await openBasic(owner, words);
  await expect(basic.species).toHaveValue('cat');
  await basic.species.selectOption('dog');
  await basic.continue.click();
  await expect(owner.getByLabel('Diet')).toHaveValue('Commercial wet');

  basic = await openBasic(owner, words);
  await basic.species.selectOption('horse');
  await basic.continue.click();
  await expect(owner.getByText(/We cleared the diet “Commercial wet”/)).toBeVisible();
  await expect(owner.getByLabel('Diet')).toHaveValue('');
});

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
