import { useState } from 'react';
import { callAddress, keepOwnNumber } from './own-numbers.ts';
import { isText, useStored } from './use-stored.ts';

/** The number of a vet, typed at the moment when it is needed. */
export interface NewNumber {
  readonly number: string;
  readonly type: (number: string) => void;
  /** It was to be called, and holds too few digits to be one. */
  readonly isWrong: boolean;
  /** Keeps it as the owner's vet, and calls it: in the handler of a press or of Enter, else a browser asks or refuses. */
  readonly call: () => void;
}

/** For who has kept no number yet: one tap opens a box for it, and the next calls. Where nothing can be kept it calls too. */
export function useNewNumber(): NewNumber {
  const [number, stored] = useStored('own-number', '', isText);
  const [isWrong, setWrong] = useState(false);
  return {
    number,
    isWrong,
    type(text) {
      setWrong(false);
      stored.set(() => text);
    },
    call() {
      const address = callAddress(number);
      setWrong(address === null);
      if (address === null) return;
      stored.forget();
      keepOwnNumber('vet', number);
      location.assign(address);
    },
  };
}
