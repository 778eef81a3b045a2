import { Button, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';

/** The ways on from a form: Back beside the way on, and below both what leaves the rest out; on a desktop all in one row. */
export function StepWays(props: {
  readonly isStep: boolean;
  readonly onBack: (() => void) | null;
  /** Leaves the rest out. */
  readonly skip?: ReactNode;
  /** The button that goes on. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
}): ReactNode {
  const { isStep, onBack, skip } = props;
  return (
    <Ways>
      {onBack && (
        <Back variant="secondary" size="lg" disabled={props.disabled} onClick={onBack}>
          {FORMS_COPY.steps.back}
        </Back>
      )}
      {!isStep && skip}
      {props.children}
      {isStep && skip && <Below>{skip}</Below>}
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  & > button {
    flex: 1 1 9rem;
  }
`;

const Back = styled(Button)`
  && {
    flex: 0 1 auto;
  }
`;

const Below = styled.div`
  flex: 1 0 100%;
  display: grid;
`;
