import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { copy } from '../copy.ts';
import { Cluster } from '../layout/Cluster.tsx';
import { Text } from '../layout/Text.tsx';

/** From a part that did not come until it is asked for again, milliseconds: a connection that breaks is often back by then. */
const AGAIN_MS = 1_000;

/** A part that comes once it is shown. One that does not come, not the second time either, is told of, and the rest goes on. */
export function LatePart<Props extends object>({
  load,
  props,
  waiting = null,
}: {
  /** The same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Stands there until it has come. */
  readonly waiting?: ReactNode;
}): ReactNode {
  const [found, setFound] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    loadTwice(load).then(
      (Part) => isGone || setFound({ Part }),
      (error: unknown) => {
        console.error(error);
        if (!isGone) setFailed(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  if (found) return <found.Part {...props} />;
  if (failed !== attempt) return waiting;
  return (
    <Cluster role="alert" gap="xs">
      <Text as="span" size="sm" tone="muted">
        {copy.partFailed}
      </Text>
      <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
        {copy.tryAgain}
      </Button>
    </Cluster>
  );
}

async function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load();
  }
}
