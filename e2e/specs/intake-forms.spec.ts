import { join } from 'node:path';
import { openBasic, openHome, sentToInit, symptomsBox } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

const PHOTO = join(import.meta.dirname, '../../server/src/testing/lab-sheet.jpg');

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
  await expect(basic.age).toHaveValue('10');
  await expect(basic.ageUnit).toHaveValue('weeks');
});

test('FORM-03 FLOW-08 what the words tell fills the form, marked; what nobody told is not sent as told', async ({
  owner,
}) => {
  const basic = await openBasic(
    owner,
    'My rabbit is two, spayed, and weighs 1.8 kg. She eats less.',
  );
  await expect(basic.species).toHaveValue('rabbit');
  await expect(basic.age).toHaveValue('2');
  await expect(basic.weight).toHaveValue('1.8');
  await expect(basic.weightUnit).toHaveValue('kg');
  await expect(owner.getByText('Read from your words.')).toHaveCount(5);
  const other = await openBasic(owner, 'My rabbit eats less since Monday.');
  await expect(other.species).toHaveValue('rabbit');
  await expect(owner.getByText('Only a suggestion')).toHaveCount(4);
  await other.breed.fill('Mixed');
  await other.breed.press('Escape');
  await owner.getByRole('button', { name: 'Keep: 5 years' }).click();
  await other.continue.click();
  const body = await sentToInit(owner, () =>
    owner.getByRole('button', { name: 'Skip Medical History' }).click(),
  );
  expect(body).toMatchObject({
    patientData: { age: 5, notTold: ['sex', 'spayedNeutered', 'weight'] },
  });
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

test('a pet that was told once is chosen next time, with what was told of it', async ({
  owner,
}) => {
  const basic = await openBasic(owner, 'My Beagle Rex is tired.');
  await owner.getByRole('textbox', { name: /^Name/ }).fill('Rex');
  await basic.age.fill('7');
  const saved = owner.waitForResponse('**/api/pets/*');
  await basic.continue.click();
  expect((await saved).ok()).toBe(true);
  await openHome(owner);
  await symptomsBox(owner).fill('');
  const pets = owner.getByRole('group', { name: 'Which of your pets is it?' });
  await pets.getByRole('button', { name: 'Rex' }).click();
  await expect(pets).toContainText(/Not told yet: .*weight/);
  await pets.getByRole('link', { name: 'All that you told' }).click();
  await expect(owner).toHaveURL(/\/pets\/[0-9a-f-]{36}$/);
  await owner.reload();
  await expect(owner.getByRole('heading', { level: 1, name: 'Rex' })).toBeVisible();
  await owner.getByRole('button', { name: 'Change: Vet' }).click();
  await owner.getByLabel('Telephone').fill('020 7946 0001');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved: Vet')).toBeVisible();
  await owner.getByLabel('Add a picture').setInputFiles(PHOTO);
  await expect(owner.getByText('The picture is kept.')).toBeVisible();
  await openHome(owner);
  const picture = pets.getByRole('button', { name: 'Rex' }).locator('img');
  const drawn = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(drawn).toBe(240);
  await owner.goto('/emergency');
  await expect(owner.getByRole('link', { name: /My pet’s vet/ })).toHaveAttribute(
    'href',
    'tel:02079460001',
  );
  const again = await openBasic(owner, 'He limps.');
  await expect(owner.getByText('Filled in from what you told of Rex')).toBeVisible();
  await expect(again.breed).toHaveValue('Beagle');
  await expect(again.age).toHaveValue('7');
});
