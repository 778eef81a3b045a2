import { applyAppearance } from '@petwise/ui/appearance';
import { clinicMapAddress } from '@petwise/ui/clinic-map';
import { type KnownDanger, knownDanger } from '@petwise/ui/known-danger';
import { callAddress, keepOwnNumber, type OwnNumber, ownNumber } from '@petwise/ui/own-numbers';

// The little that the emergency page cannot do by itself. Without this script
// it still shows every sign, every first step and every hotline.
const NAMES = { vet: 'My vet', clinic: 'Emergency clinic' } as const;
const KNOWN = 'What you have just told us';
const SAVED = 'Saved. Your numbers stay at the bottom of this page.';
const NOT_SAVED = 'This browser does not keep anything. Please write the numbers down.';

const anyNumbers = [...(document.getElementById('own-numbers')?.children ?? [])];

applyAppearance();
leadBack();
beginAtTheMatter();
showOwnNumbers();
openMaps();
prepareForm();

/** The owner's numbers, or the way to the hotlines and the form while there are none. */
function showOwnNumbers(): void {
  const own = (['vet', 'clinic'] as const).flatMap(callButton);
  const shown = own.length > 0 ? own : anyNumbers;
  document.getElementById('own-numbers')?.replaceChildren(...shown);
}

function callButton(which: OwnNumber): HTMLElement[] {
  const number = ownNumber(which);
  const address = callAddress(number);
  if (!address) return [];
  const link = document.createElement('a');
  link.className = 'call own';
  link.href = address;
  for (const text of [NAMES[which], number]) {
    const part = document.createElement('span');
    part.textContent = text;
    link.append(part);
  }
  return [link];
}

/** The owner goes back to where they were, and finds what they had typed. */
function leadBack(): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  document.querySelector('.back')?.addEventListener('click', (event) => {
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}

/** What this tab already knows comes first: the danger, then the animal. */
function beginAtTheMatter(): void {
  const danger = knownDanger();
  const asked = new URLSearchParams(location.search).get('animal');
  const known = document.getElementById('known');
  const animals = document.getElementById('animals');
  const animal = document.getElementById(asked ?? danger?.species ?? '');
  if (danger) known?.append(dangerSection(danger));
  if (!(animal instanceof HTMLDetailsElement)) return;
  animal.open = true;
  animals?.insertBefore(animal, animals.querySelector('details'));
  if (animals) known?.append(animals);
}

function dangerSection({ advice, reasons }: KnownDanger): HTMLElement {
  const section = document.createElement('section');
  section.className = 'now';
  section.append(
    textIn('h2', KNOWN),
    textIn('strong', advice),
    ...reasons.map((reason) => textIn('p', reason)),
  );
  return section;
}

function textIn(tag: 'h2' | 'p' | 'strong', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function openMaps(): void {
  const link = document.getElementById('clinic-map');
  if (link instanceof HTMLAnchorElement) link.href = clinicMapAddress();
}

function prepareForm(): void {
  const section = document.getElementById('own-form');
  const form = section?.querySelector('form');
  if (!section || !form) return;
  section.hidden = false;
  const fields = (['vet', 'clinic'] as const).flatMap((which) => {
    const input = form.elements.namedItem(which);
    return input instanceof HTMLInputElement ? [{ which, input }] : [];
  });
  for (const { which, input } of fields) input.value = ownNumber(which);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const kept = fields.map(({ which, input }) => keepOwnNumber(which, input.value));
    showOwnNumbers();
    const said = document.getElementById('own-saved');
    if (said) said.textContent = kept.every(Boolean) ? SAVED : NOT_SAVED;
  });
}
