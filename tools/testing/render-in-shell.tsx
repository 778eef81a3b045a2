import { createClient, createQueryClient, replaceApi } from '@petwise/api';
import type { DoorName, DoorProps } from '@petwise/contracts';
import { SlotProvider, type SlotProps, ThemeRoot, ToastContext } from '@petwise/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type FakeHandler, fakeTransport } from './fake-server.ts';

// A wait ends when its state is there; on a busy machine that may take long.
configure({ asyncUtilTimeout: 10_000 });

/** A toast as a component asked for it. */
export interface AskedToast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  readonly durationMs?: number;
}

type StandIns = { readonly [Name in DoorName]?: (props: DoorProps[Name]) => ReactNode };

export interface ShellOptions {
  readonly handlers?: readonly FakeHandler[];
  /** Stands in for doors of other bundles: what each shows, by door name. */
  readonly doors?: StandIns;
  readonly path?: string;
}

/** Renders a component as the shell would: theme, query client, router, toasts and slots in place. */
export function renderInShell(
  element: ReactElement,
  options: ShellOptions = {},
): RenderResult & { readonly toasts: readonly AskedToast[] } {
  const transport = fakeTransport(options.handlers ?? []);
  replaceApi(createClient(transport));
  const queryClient = createQueryClient(transport.fetch ? { fetch: transport.fetch } : {});
  const toasts: AskedToast[] = [];

  function Slot<Name extends DoorName>({ door, props }: SlotProps<Name>): ReactNode {
    const stand: StandIns[Name] | undefined = options.doors?.[door];
    return stand ? stand(props) : <div data-testid={`door ${door}`} />;
  }

  const result = render(
    <ThemeRoot>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[options.path ?? '/']}>
          <ToastContext value={(toast) => void toasts.push(toast)}>
            <SlotProvider slot={Slot}>{element}</SlotProvider>
          </ToastContext>
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeRoot>,
  );
  return { ...result, toasts };
}
