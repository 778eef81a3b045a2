import { api, ApiError } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { Alert, Field, IconButton, LatePart, Send, Stack, Text, TextInput } from '@petwise/ui';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { clearDisclaimer } from './disclaimer-acceptance.ts';
import { isInstalledApp, storePwaToken } from './installed-app.ts';
import { type Earlier, type EarlierQuestion, useEarlier } from './use-earlier.ts';

/** Only a device that was used before needs it. */
const loadEarlierChoice = async () => (await import('./EarlierChoice.tsx')).EarlierChoice;

interface LoginFormProps {
  readonly onSuccess: () => void;
  readonly passwordRef?: RefObject<HTMLInputElement | null>;
}

/** Signs in on a screen of its own: tells whether the device was used before, and asks as whom to go on. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const question = useEarlier();
  return <PasswordForm {...props} question={question} settle={question.settle} />;
}

/** Signs in again over a page, as whoever it belongs to: the last who signed in on this device. */
export function LoginAgainForm(props: LoginFormProps): ReactNode {
  return <PasswordForm {...props} settle={async () => ({ earlier: 0 })} />;
}

/** One password field and a send-icon button (LOGIN-01); says what went wrong (LOGIN-03, LOGIN-04). */
function PasswordForm({
  onSuccess,
  passwordRef,
  question,
  settle,
}: LoginFormProps & {
  readonly question?: EarlierQuestion;
  readonly settle: EarlierQuestion['settle'];
}): ReactNode {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || password.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      const settled = await settle();
      if (settled === null) return setBusy(false);
      await signIn(password, settled);
      onSuccess();
    } catch (failure) {
      setError(sentenceFor(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {question?.times?.length ? (
          <LatePart load={loadEarlierChoice} props={{ question, disabled: busy }} />
        ) : null}
        <Field label={COPY.loginLabel}>
          {(ids) => (
            <Row>
              <TextInput
                ref={passwordRef}
                id={ids.id}
                aria-describedby={ids.describedBy}
                type="password"
                autoComplete="current-password"
                autoFocus
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
              <IconButton
                type="submit"
                variant="primary"
                label={COPY.loginSubmit}
                icon={<Send aria-hidden="true" size={20} />}
                disabled={busy || password.trim() === ''}
              />
            </Row>
          )}
        </Field>
        <div>
          <div role="status">
            {busy && question?.times === null && <Text tone="muted">{COPY.earlierAsked}</Text>}
          </div>
          <div role="alert">{error && <Alert tone="danger">{error}</Alert>}</div>
        </div>
      </Stack>
    </form>
  );
}

/** LOGIN-05, GATE-06. */
async function signIn(password: string, settled: { readonly earlier?: Earlier }): Promise<void> {
  const isPWA = isInstalledApp();
  const body = { password, isPWA, ...settled };
  const { pwaToken } = await api().call(authRoutes.login, { body });
  if (isPWA && pwaToken) storePwaToken(pwaToken);
  clearDisclaimer();
}

function sentenceFor(failure: unknown): string {
  if (!(failure instanceof ApiError)) return COPY.connectionError;
  // A broken server has not looked at the password.
  return failure.told || (failure.status < 500 ? COPY.invalidPassword : COPY.connectionError);
}

/** With large text on a phone the button stands below: a password is longer than three letters. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  & > :first-child {
    flex: 1 1 9rem;
  }
`;
