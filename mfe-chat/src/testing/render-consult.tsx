import {
  type AnswerBody,
  type AnswerResponse,
  type ConsultOpening,
  consultRoutes,
} from '@petwise/contracts';
import { type FakeHandler, handle, renderInShell, type ShellOptions } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { ConsultScreen } from '../components/consult/ConsultScreen.tsx';
import { sampleAnswer, sampleAssessment, sampleOpening } from './consult-fixtures.ts';

type Reply = AnswerResponse | Response;

/** Renders the consult door; `answers` hears what is sent and says what comes back. */
export function renderConsult(
  given: {
    readonly opening?: ConsultOpening;
    readonly answers?: (body: AnswerBody) => Reply | Promise<Reply>;
    readonly handlers?: readonly FakeHandler[];
    readonly doors?: NonNullable<ShellOptions['doors']>;
  } = {},
) {
  const answers = vi.fn(given.answers ?? (() => sampleAnswer()));
  const onFinished = vi.fn();
  const rendered = renderInShell(
    <ConsultScreen opening={given.opening ?? sampleOpening()} onFinished={onFinished} />,
    {
      handlers: [
        ...(given.handlers ?? []),
        handle(consultRoutes.answer, ({ body }) => answers(body)),
        handle(consultRoutes.finalize, () => ({ assessment: sampleAssessment() })),
      ],
      ...(given.doors ? { doors: given.doors } : {}),
    },
  );
  return { ...rendered, user: userEvent.setup(), answers, onFinished };
}

/** The box of the consult. */
export function answerBox(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
}

/** A promise and the way to settle it. */
export function deferred<T>(): {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
} {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value) => settle(value) };
}
