let underWay = 0;
let hasOpened = false;
let waiting: (() => void)[] = [];

/** Counts an opening of a door until it has ended, well or not. */
export async function whileOpening<T>(opening: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await opening;
  } finally {
    underWay -= 1;
    hasOpened = true;
    if (underWay === 0) {
      for (const tell of waiting) tell();
      waiting = [];
    }
  }
}

/** Once the screen's own doors have opened: what is fetched ahead must not take their place on the network. */
export function doorsSettled(): Promise<void> {
  if (hasOpened && underWay === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
