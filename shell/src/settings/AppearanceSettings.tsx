import {
  Card,
  Heading,
  SegmentedChoice,
  setTextScale,
  setThemePreference,
  Stack,
  type TextScale,
  textScale,
  type ThemePreference,
  themePreference,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';
import { SETTINGS_COPY } from '../settings-copy.ts';

const THEMES: readonly { value: ThemePreference; label: string }[] = [
  { value: 'system', label: COPY.themeSystem },
  { value: 'light', label: COPY.themeLight },
  { value: 'dark', label: COPY.themeDark },
];

const SIZES: readonly { value: TextScale; label: string }[] = [
  { value: '1', label: SETTINGS_COPY.textNormal },
  { value: '1.15', label: SETTINGS_COPY.textLarge },
  { value: '1.3', label: SETTINGS_COPY.textLarger },
  { value: '1.5', label: SETTINGS_COPY.textLargest },
];

/** Colours and text size, applied at once and kept on this device. */
export function AppearanceSettings(): ReactNode {
  const [theme, setTheme] = useState(themePreference);
  const [size, setSize] = useState(textScale);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.appearanceTitle}</Heading>
        <SegmentedChoice
          legend={COPY.themeLabel}
          options={THEMES}
          value={theme}
          onChange={(value) => {
            setThemePreference(value);
            setTheme(value);
          }}
        />
        <SegmentedChoice
          legend={SETTINGS_COPY.textSize}
          options={SIZES}
          value={size}
          onChange={(value) => {
            setTextScale(value);
            setSize(value);
          }}
        />
      </Stack>
    </Card>
  );
}
