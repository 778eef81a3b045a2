import {
  Card,
  Heading,
  SegmentedChoice,
  Stack,
  Text,
  type WeightUnits,
  weightUnits,
} from '@petwise/ui';
import { setWeightUnits } from '@petwise/ui/set-weight-units';
import { type ReactNode, useState } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';

const UNITS: readonly { value: WeightUnits; label: string }[] = [
  { value: 'lbs', label: SETTINGS_COPY.unitsPounds },
  { value: 'kg', label: SETTINGS_COPY.unitsKilograms },
];

/** In what weights are asked for; kept on this device. */
export function UnitSettings(): ReactNode {
  const [units, setUnits] = useState(weightUnits);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.unitsTitle}</Heading>
        <Text tone="muted">{SETTINGS_COPY.unitsBody}</Text>
        <SegmentedChoice
          legend={SETTINGS_COPY.unitsWeight}
          options={UNITS}
          value={units}
          onChange={(value) => {
            setWeightUnits(value);
            setUnits(value);
          }}
        />
      </Stack>
    </Card>
  );
}
