/** The design system of Petwise: one look for the shell and every bundle. */
export { theme } from './theme/theme.ts';
export type { Space, Theme } from './theme/theme.ts';
export { ThemeRoot } from './theme/ThemeRoot.tsx';
export { setThemePreference, themePreference } from './theme/theme-preference.ts';
export type { ThemePreference } from './theme/theme-preference.ts';
export { setTextScale, textScale } from './theme/text-scale.ts';
export type { TextScale } from './theme/text-scale.ts';
export { weightUnits } from './preferences/weight-units.ts';
export type { WeightUnits } from './preferences/weight-units.ts';

export { isAmerican, language, locale } from './language/language.ts';
export type { Language } from './language/language.ts';
export { withEnglish } from './language/with-english.tsx';
export { asSpelled, inLanguage, learnSpelling, learnWords } from './language/words.ts';
export type { Translation, WordsByName } from './language/words.ts';
export { formatDate, formatNumber, plural, type PluralForms } from './language/format.ts';

export { Page } from './layout/Page.tsx';
export { Card } from './layout/Card.tsx';
export { Stack } from './layout/Stack.tsx';
export { Cluster } from './layout/Cluster.tsx';
export { VisuallyHidden, visuallyHidden } from './layout/VisuallyHidden.tsx';
export { Heading } from './layout/Heading.tsx';
export { Text } from './layout/Text.tsx';

export { Button } from './actions/Button.tsx';
export { IconButton } from './actions/IconButton.tsx';
export { LinkButton } from './actions/LinkButton.tsx';

export { Field } from './forms/Field.tsx';
export type { FieldIds } from './forms/Field.tsx';
export { TextInput } from './forms/TextInput.tsx';
export { TelephoneField } from './forms/TelephoneField.tsx';
export { TextArea } from './forms/TextArea.tsx';
export { Select } from './forms/Select.tsx';
export type { Option } from './forms/Select.tsx';
export { NumberStepper } from './forms/NumberStepper.tsx';
export { SegmentedChoice } from './forms/SegmentedChoice.tsx';
export { Switch } from './forms/Switch.tsx';

export { Chip } from './feedback/Chip.tsx';
export { FileChip } from './feedback/FileChip.tsx';
export { Alert } from './feedback/Alert.tsx';
export { Banner } from './feedback/Banner.tsx';
export { ErrorCard } from './feedback/ErrorCard.tsx';
export { LatePart } from './feedback/LatePart.tsx';
export { EmptyState } from './feedback/EmptyState.tsx';
export { Spinner } from './feedback/Spinner.tsx';
export { ProgressBar } from './feedback/ProgressBar.tsx';
export { Skeleton } from './feedback/Skeleton.tsx';
export { Dots } from './feedback/Dots.tsx';
export { ConfidenceBar } from './feedback/ConfidenceBar.tsx';
export type { ConfidenceLevel } from './feedback/ConfidenceBar.tsx';
export { TriageCard } from './feedback/TriageCard.tsx';

export { Sheet } from './overlay/Sheet.tsx';
export { Collapsible } from './overlay/Collapsible.tsx';

export * from './icons.ts';
export { SpeciesIcon } from './icons/SpeciesIcon.tsx';
export { BrandMark } from './icons/BrandMark.tsx';

export { ToastContext, useToast } from './toast/ToastContext.ts';
export type { ShowToast, ToastRequest } from './toast/ToastContext.ts';

export { RemoteSlot, SlotProvider } from './slot/RemoteSlot.tsx';
export type { DoorModule, BundleDoors, SlotComponent, SlotProps } from './slot/RemoteSlot.tsx';
