import { api, ApiError } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { Alert, Field, IconButton, Send, Stack, TextInput } from '@petwise/ui';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { clearDisclaimer } from './disclaimer-acceptance.ts';
import { type Earlier, EarlierChoice } from './EarlierChoice.tsx';
import { isInstalledApp, storePwaToken } from './installed-app.ts';

/** One password field and a send-icon button (LOGIN-01); says what went wrong (LOGIN-03, LOGIN-04). */
export function LoginForm({
  onSuccess,
  passwordRef,
  asksWho = false,
}: {
  readonly onSuccess: () => void;
  readonly passwordRef?: RefObject<HTMLInputElement | null>;
  /** Tell whether the device was used before, and ask as whom to go on. */
  readonly asksWho?: boolean;
}): ReactNode {
  const [password, setPassword] = useState('');
  const [earlier, setEarlier] = useState<Earlier>('0');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || password.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      await signIn(password, earlier);
      onSuccess();
    } catch (failure) {
      setError(sentenceFor(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {asksWho && <EarlierChoice value={earlier} onChange={setEarlier} />}
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
        <div role="alert">{error && <Alert tone="danger">{error}</Alert>}</div>
      </Stack>
    </form>
  );
}

/** LOGIN-05, GATE-06. */
async function signIn(password: string, chosen: Earlier): Promise<void> {
  const isPWA = isInstalledApp();
  // Going on as whoever was last is what a sign-in does that says nothing of it.
  const earlier = chosen === 'none' ? chosen : Number(chosen) || undefined;
  const body = { password, isPWA, ...(earlier === undefined ? {} : { earlier }) };
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
