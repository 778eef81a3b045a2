import {
  BrandMark,
  Cluster,
  type Option,
  SegmentedChoice,
  setThemePreference,
  theme,
  type ThemePreference,
  themePreference,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ChatExample } from './ChatExample.tsx';
import { HomeExample } from './HomeExample.tsx';
import { IntakeExample } from './IntakeExample.tsx';
import { PartsExample } from './PartsExample.tsx';
import { ReportExample } from './ReportExample.tsx';
import { TokensExample } from './TokensExample.tsx';

const PAGES = {
  home: HomeExample,
  intake: IntakeExample,
  chat: ChatExample,
  report: ReportExample,
  parts: PartsExample,
  tokens: TokensExample,
} as const;

type PageName = keyof typeof PAGES;

const THEMES: readonly Option<ThemePreference>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

setThemePreference(themePreference());

/** Every part and a few compositions; `?show=report` opens one of them. */
export function Gallery(): ReactNode {
  const shown = new URLSearchParams(location.search).get('show') ?? 'parts';
  const [preference, setPreference] = useState(themePreference);
  const Example = PAGES[isPageName(shown) ? shown : 'parts'];
  return (
    <>
      <Bar>
        <Cluster gap="sm">
          <BrandMark />
          <Name>Petwise</Name>
        </Cluster>
        <Cluster as="nav" gap="sm" aria-label="Examples">
          {Object.keys(PAGES).map((name) => (
            <a key={name} href={`?show=${name}`} aria-current={name === shown ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </Cluster>
        <SegmentedChoice
          legend="Theme"
          hideLegend
          options={THEMES}
          value={preference}
          onChange={(next) => {
            setThemePreference(next);
            setPreference(next);
          }}
        />
      </Bar>
      <main>
        <Example />
      </main>
    </>
  );
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  padding: ${theme.space.xs} ${theme.space.md};
  border-bottom: 1px solid ${theme.color.edge};
`;

const Name = styled.span`
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.heading};
  letter-spacing: -0.02em;
`;
