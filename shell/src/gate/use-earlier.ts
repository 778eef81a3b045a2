import { api } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { useEffect, useState } from 'react';

/** The place of one of those who used this device before, the last one first; `none` is somebody new. */
export type Earlier = number | 'none';

export interface EarlierQuestion {
  /** When each of them used it last (ISO 8601), the last one first; null while the server has not said. */
  readonly times: readonly string[] | null;
  readonly value: Earlier | null;
  /** Somebody tried to sign in without a choice. */
  readonly isMissed: boolean;
  readonly choose: (value: Earlier) => void;
  /**
   * Asks the server anew, since another window may have signed somebody in meanwhile. Gives what the sign-in is to
   * say, which on a new device is nothing, or null where a choice is due. Throws as the call does.
   */
  readonly settle: () => Promise<{ readonly earlier?: Earlier } | null>;
}

/** Who used this device before, and as whom to go on: nobody's assessments are opened unasked. */
export function useEarlier(): EarlierQuestion {
  const [times, setTimes] = useState<readonly string[] | null>(null);
  const [value, setValue] = useState<Earlier | null>(null);
  const [isMissed, setMissed] = useState(false);

  useEffect(() => {
    const ends = new AbortController();
    earlierTimes(ends.signal)
      .then((told) => setTimes((known) => known ?? told))
      // A sign-in asks again, and says when there is no answer.
      .catch(() => undefined);
    return () => ends.abort();
  }, []);

  return {
    times,
    value,
    isMissed,
    choose: (chosen) => {
      setValue(chosen);
      setMissed(false);
    },
    settle: async () => {
      const told = await earlierTimes();
      setTimes(told);
      if (told.length === 0) return {};
      // A place names somebody in the list that was shown, and in no other.
      if (value !== null && told.join() === times?.join()) return { earlier: value };
      setValue(null);
      setMissed(true);
      return null;
    },
  };
}

async function earlierTimes(signal?: AbortSignal): Promise<readonly string[]> {
  return (await api().call(authRoutes.status, signal ? { signal } : {})).earlier;
}
