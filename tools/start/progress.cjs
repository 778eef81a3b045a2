'use strict';

const PRINT_EVERY_SECONDS = 15;

/**
 * Says what is being done and for how long: in place on a terminal, a line
 * now and then elsewhere. Nothing is said of steps shorter than a second.
 *
 * @param {string} doing for example "Installing packages"
 * @returns {(outcome: string) => void} ends it with one word, for example "done"
 */
exports.showProgress = function showProgress(doing) {
  const begun = Date.now();
  const inPlace = Boolean(process.stdout.isTTY);
  let shown = false;

  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    if (inPlace) process.stdout.write(`\r${doing}… ${seconds} s `);
    else if (!shown || seconds % PRINT_EVERY_SECONDS === 0) console.log(`${doing}… ${seconds} s`);
    shown = true;
  }, 1000);

  return (outcome) => {
    clearInterval(timer);
    if (!shown) return;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    if (inPlace) process.stdout.write('\r\u001b[2K');
    console.log(`${doing}: ${outcome} in ${seconds} s`);
  };
};
