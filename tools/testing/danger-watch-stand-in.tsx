import type { Danger, DoorProps } from '@petwise/contracts';
import { type ReactNode, useEffect, useState } from 'react';

type Watch = DoorProps['intake/danger-watch'];

/**
 * Stands in for the intake bundle's look for dangers. What it reads, when it shows its card and what it tells its opener is
 * what the real one does; `danger-watch-contract.test.tsx` of mfe-intake holds both to the same cases.
 */
export function dangerWatchStandIn(props: Watch): ReactNode {
  return <Card {...props} />;
}

function Card({ text, species, readDangers, onGoOn }: Watch): ReactNode {
  const [dangers, setDangers] = useState<readonly Danger[]>([]);
  useEffect(() => {
    if (text.trim() === '') setDangers([]);
    else void readDangers({ species: species ?? 'other', text }).then(setDangers, console.error);
  }, [text, species, readDangers]);
  const emergencies = dangers.filter(({ level }) => level === 'emergency');
  if (emergencies.length === 0) return null;
  return (
    <section aria-label="This may be an emergency">
      {emergencies.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <button type="button" onClick={onGoOn}>
        Go on with the questions
      </button>
    </section>
  );
}
