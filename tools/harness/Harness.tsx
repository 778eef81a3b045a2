import { createQueryClient } from '@petwise/api';
import type { EventOwner } from '@petwise/events';
import { Select, SlotProvider, Stack, ThemeRoot } from '@petwise/ui';
import { ToastHost } from '@petwise/ui/toast-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import styled from 'styled-components';
import { BusPanel } from './BusPanel.tsx';
import { DoorView } from './DoorView.tsx';
import type { HarnessOptions } from './harness-options.ts';
import { OtherDoor } from './OtherDoor.tsx';

const queryClient = createQueryClient();

/** The standalone page: what the shell would provide, a choice of states, and the bus at the side. */
export function Harness<R extends EventOwner>({
  options,
}: {
  options: HarnessOptions<R>;
}): ReactNode {
  const asked = new URLSearchParams(location.search).get('state');
  const [name, setName] = useState(asked ?? options.states[0]?.name ?? '');
  const state = options.states.find((candidate) => candidate.name === name) ?? options.states[0];

  function choose(next: string): void {
    const url = new URL(location.href);
    url.searchParams.set('state', next);
    history.replaceState(null, '', url);
    queryClient.clear();
    setName(next);
  }

  return (
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ToastHost>
            <SlotProvider slot={OtherDoor}>
              <Layout>
                <main>
                  {state && (
                    <DoorView
                      key={state.name}
                      bundle={options.bundle}
                      doors={options.doors}
                      state={state}
                    />
                  )}
                </main>
                <aside>
                  <Stack gap="md">
                    <Select
                      aria-label="State"
                      value={state?.name ?? ''}
                      options={options.states.map((one) => ({ value: one.name, label: one.name }))}
                      onChange={(event) => choose(event.target.value)}
                    />
                    <BusPanel />
                  </Stack>
                </aside>
              </Layout>
            </SlotProvider>
          </ToastHost>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeRoot>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${({ theme }) => theme.space.lg};
  padding: ${({ theme }) => theme.space.md};
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
