import { applyAppearance } from '@petwise/ui/appearance';
import { callAddress, keepOwnNumber, type OwnNumber, ownNumber } from '@petwise/ui/own-numbers';

// The little that the emergency page cannot do by itself. Without this script
// it still shows every sign, every first step and every hotline.
const NAMES = { vet: 'My vet', clinic: 'Emergency clinic' } as const;
const SAVED = 'Saved. Your numbers are at the top of this page.';
const NOT_SAVED = 'This browser does not keep anything. Please write the numbers down.';

applyAppearance();
showOwnNumbers();
openMaps();
prepareForm();

function showOwnNumbers(): void {
  const place = document.getElementById('own-numbers');
  place?.replaceChildren(...(['vet', 'clinic'] as const).flatMap(callButton));
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

/** Apple’s devices have another address for their maps than the rest. */
function openMaps(): void {
  const link = document.getElementById('maps-app');
  if (!(link instanceof HTMLAnchorElement)) return;
  if (/iPhone|iPad|Macintosh/.test(navigator.userAgent)) {
    link.href = 'https://maps.apple.com/?q=emergency%20vet';
  }
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
