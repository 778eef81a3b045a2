import { Chip, Pill, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';
import type { SupplementView } from '../../model/report-view.ts';
import { EntryList } from './EntryList.ts';
import { Foldable } from './Foldable.tsx';
import { Labelled } from './Labelled.tsx';
import { Head } from './TestsSection.tsx';

/** Section 4: supplements, each with what is known of it; the level of proof is shown as given. */
export function SupplementsSection({
  supplements,
}: {
  readonly supplements: readonly SupplementView[];
}): ReactNode {
  if (supplements.length === 0) return <Text tone="muted">{copy.emptySupplements}</Text>;
  const { fields } = copy;
  return (
    <Frame>
      <Text tone="muted">{copy.supplementsHint}</Text>
      <Foldable count={supplements.length} limit={8}>
        {(isShown) => (
          <EntryList>
            {supplements.map((one, index) => (
              <li key={index} data-folded={isShown(index) ? undefined : ''}>
                <Head>
                  <h3>{one.name}</h3>
                  <Chip icon={<Pill aria-hidden />}>{one.evidenceLevel}</Chip>
                </Head>
                <Labelled label={fields.purpose} isHidden={!one.purpose}>
                  <p>{one.purpose}</p>
                </Labelled>
                <Labelled label={fields.dosage}>
                  <p>{one.dosage}</p>
                </Labelled>
                <Labelled label={fields.considerations} isHidden={!one.considerations}>
                  <p>{one.considerations}</p>
                </Labelled>
              </li>
            ))}
          </EntryList>
        )}
      </Foldable>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.sm};
`;
