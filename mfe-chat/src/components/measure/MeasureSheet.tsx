import { Button, Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { MEASURE_COPY as WORDS } from '../../measure-copy.ts';
import type { MeasureTool } from '../../model/measure-tool.ts';
import { BodyCondition } from './BodyCondition.tsx';
import { FaceScale } from './FaceScale.tsx';
import { GumColours } from './GumColours.tsx';
import { RefillTime } from './RefillTime.tsx';
import { TapCounter } from './TapCounter.tsx';
import { Buttons } from '../sheet/Buttons.ts';
import { Steps } from '../sheet/Steps.ts';

/** Measures one thing at home; nothing is sent before its owner says so. */
export function MeasureSheet(props: {
  readonly tool: MeasureTool;
  readonly onClose: () => void;
  /** What was measured, as an answer in words. */
  readonly onMeasured: (answer: string) => void;
}): ReactNode {
  const { tool, onClose, onMeasured } = props;
  const [answer, setAnswer] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  return (
    <Sheet
      open
      onClose={onClose}
      title={WORDS.titles[tool]}
      footer={
        answer !== null && (
          <Buttons>
            <Button onClick={() => onMeasured(answer)}>{WORDS.use}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                setAnswer(null);
                setRound(round + 1);
              }}
            >
              {WORDS.again}
            </Button>
          </Buttons>
        )
      }
    >
      <Stack gap="sm">
        <Steps>
          {WORDS.steps[tool].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Tool key={round} tool={tool} onMeasured={setAnswer} />
        <p role="status">{answer !== null && WORDS.result(answer)}</p>
        <Text size="sm" tone="muted">
          {noteOf(tool)}
        </Text>
      </Stack>
    </Sheet>
  );
}

function Tool(props: {
  readonly tool: MeasureTool;
  readonly onMeasured: (answer: string) => void;
}): ReactNode {
  const { tool, onMeasured } = props;
  switch (tool) {
    case 'breaths':
    case 'beats':
      return <TapCounter of={tool} onMeasured={onMeasured} />;
    case 'refill':
      return <RefillTime onMeasured={onMeasured} />;
    case 'gums':
      return <GumColours onMeasured={onMeasured} />;
    case 'body':
      return <BodyCondition onMeasured={onMeasured} />;
    default:
      return <FaceScale of={tool} onMeasured={onMeasured} />;
  }
}

function noteOf(tool: MeasureTool): string {
  if (tool === 'breaths' || tool === 'beats') return WORDS.byHand;
  return tool === 'refill' || tool === 'gums' ? WORDS.careful : WORDS.sources[tool];
}
