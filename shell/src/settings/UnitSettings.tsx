import {
  Card,
  Heading,
  SegmentedChoice,
  setWeightUnits,
  Stack,
  Text,
  type WeightUnits,
  weightUnits,
} from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

const UNITS: readonly { value: WeightUnits; label: string }[] = [
  { value: 'lbs', label: COPY.unitsPounds },
  { value: 'kg', label: COPY.unitsKilograms },
];

/** In what weights are asked for; kept on this device. */
export function UnitSettings(): ReactNode {
  const [units, setUnits] = useState(weightUnits);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{COPY.unitsTitle}</Heading>
        <Text tone="muted">{COPY.unitsBody}</Text>
        <SegmentedChoice
          legend={COPY.unitsWeight}
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
