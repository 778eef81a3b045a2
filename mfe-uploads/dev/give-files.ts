/** Gives files to the first file input of the page, as its dialog would. */
export async function giveFiles(files: readonly File[]): Promise<void> {
  const input = await appearing('input[type=file]');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  // A browser copies what it is given and so forgets the sizes that the demo pretends.
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses the button that says so, once it is there and may be pressed. */
export async function press(words: RegExp): Promise<void> {
  for (;;) {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
    const button = buttons.find((one) => words.test(one.textContent ?? '') && !one.disabled);
    if (button) return button.click();
    await frame();
  }
}

async function appearing(selector: string): Promise<HTMLInputElement> {
  for (;;) {
    const found = document.querySelector<HTMLInputElement>(selector);
    if (found) return found;
    await frame();
  }
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
