import { Card, Heading, type Language, language, SegmentedChoice, Stack, Text } from '@petwise/ui';
import { setLanguage } from '@petwise/ui/set-language';
import type { ReactNode } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';

/** Each language under its own name, for those who read no other. */
const NAMES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** In what language the screens speak; a choice loads the page anew, where drafts are kept. */
export function LanguageSettings(): ReactNode {
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.languageTitle}</Heading>
        <Text tone="muted">{SETTINGS_COPY.languageBody}</Text>
        <SegmentedChoice
          legend={SETTINGS_COPY.languageLegend}
          options={NAMES}
          value={language()}
          onChange={(value) => {
            setLanguage(value);
            location.reload();
          }}
        />
      </Stack>
    </Card>
  );
}
