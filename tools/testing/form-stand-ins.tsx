import type { BasicIntake, DoorProps, MedicalHistory } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';

/**
 * Stands in for the intake bundle's Basic Information form, filled in and not yet handed over. What it tells its opener is
 * what the real one tells; `forms-contract.test.tsx` of mfe-intake holds both to the same cases.
 */
export function basicFormStandIn(
  intake: BasicIntake,
): (props: DoorProps['intake/basic-information']) => ReactNode {
  return ({ onSubmit }) => (
    <Form name="Basic Information">
      {(handOver, busy) => (
        <button type="button" disabled={busy} onClick={() => handOver(() => onSubmit(intake))}>
          {busy ? 'Submitting...' : 'Continue'}
        </button>
      )}
    </Form>
  );
}

/** Stands in for its Medical History form in the same way. */
export function historyFormStandIn(
  history: MedicalHistory,
): (props: DoorProps['intake/medical-history']) => ReactNode {
  return ({ intake, species, onSubmit }) => (
    <Form name={`Medical history of a ${species}`}>
      {(handOver, busy) => (
        <>
          <p>{intake?.breed}</p>
          <button type="button" disabled={busy} onClick={() => handOver(() => onSubmit(history))}>
            Begin Assessment
          </button>
          <button
            type="button"
            disabled={busy}
            onClick={() => handOver(() => onSubmit({ skipped: true }))}
          >
            Skip Medical History
          </button>
        </>
      )}
    </Form>
  );
}

type HandOver = (submit: () => void | Promise<void>) => void;

/** What both do with their opener's answer. */
function Form(props: {
  readonly name: string;
  readonly children: (handOver: HandOver, busy: boolean) => ReactNode;
}): ReactNode {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  async function handOver(submit: () => void | Promise<void>): Promise<void> {
    setState('busy');
    try {
      await submit();
      setState('open');
    } catch {
      setState('failed');
    }
  }
  return (
    <form aria-label={props.name}>
      {props.children((submit) => void handOver(submit), state === 'busy')}
      {state === 'failed' && <p role="alert">It could not be handed over.</p>}
    </form>
  );
}
