import { Activity, LatePart } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { MeasureTool } from '../../model/measure-tool.ts';
import { Offer } from '../chat/Offer.tsx';

const loadSheet = async () => (await import('./MeasureSheet.tsx')).MeasureSheet;

/** Beside a question that an owner can answer better by measuring than by a guess; what was measured is the answer. */
export function MeasureOffer(props: {
  readonly tool: MeasureTool;
  readonly disabled: boolean;
  readonly onMeasured: (answer: string) => void;
}): ReactNode {
  const { tool, disabled, onMeasured } = props;
  return (
    <Offer
      words={copy.measureOffers[tool]}
      action={copy.measure}
      icon={<Activity aria-hidden size={18} />}
      disabled={disabled}
      sheet={(close) => (
        <LatePart
          load={loadSheet}
          props={{
            tool,
            onClose: close,
            onMeasured(answer) {
              close();
              onMeasured(answer);
            },
          }}
        />
      )}
    />
  );
}
