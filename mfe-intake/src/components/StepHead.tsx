import { Heading, ProgressBar, Stack, Text } from '@petwise/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';
import { FORM_STEPS, type FormStep } from '../model/form-steps.ts';

/** How far the owner is through both forms, and the name of the group that is shown. */
export function StepHead(props: {
  readonly step: FormStep;
  /** The group took the place of another: it gets the focus and is brought into sight. */
  readonly moved: boolean;
}): ReactNode {
  const { step, moved } = props;
  const place = FORM_STEPS.indexOf(step) + 1;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved) head.current?.scrollIntoView({ block: 'nearest' });
  }, [step, moved]);
  return (
    <InSight ref={head}>
      <Stack gap="xs">
        <ProgressBar label={FORMS_COPY.steps.progress} value={(100 * place) / FORM_STEPS.length} />
        <Text size="sm" tone="muted">
          {FORMS_COPY.steps.place(place, FORM_STEPS.length)}
        </Text>
        <Heading key={step} level={2} size="lg" focusOnMount={moved}>
          {FORMS_COPY.steps.titles[step]}
        </Heading>
      </Stack>
    </InSight>
  );
}

/** The name of the form stays in sight above it, below the bar of the app. */
const InSight = styled.div`
  scroll-margin-block: 10rem 20rem;
`;
