import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy.ts';
import { theme } from '../theme/theme.ts';

/** What a control needs so that its label, hint and error belong to it. */
export interface FieldIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Says what is wrong and what to do; also read out when it appears. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label above, hint below it, error at the control; the ids that tie them together. */
export function Field({ label, hint, error, required = false, children }: FieldProps): ReactNode {
  const id = useId();
  const invalid = Boolean(error);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = invalid ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <Group>
      <Label htmlFor={id}>
        {label}
        {required ? <Mark title={copy.required}> *</Mark> : null}
      </Label>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {children({ id, describedBy, invalid })}
      <div aria-live="polite">
        {invalid ? (
          <FieldError id={errorId}>
            <CircleAlert aria-hidden size={16} />
            <span>{error}</span>
          </FieldError>
        ) : null}
      </div>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** The words over a control. */
export const Label = styled.label`
  font-weight: ${theme.fontWeight.strong};
  line-height: ${theme.lineHeight.snug};
  margin-bottom: 0.375rem;
`;

const Mark = styled.span`
  color: ${theme.color.dangerText};
`;

/** The quiet line under a label. */
export const FieldHint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  line-height: 1.45;
  margin: -0.25rem 0 0.5rem;
`;

/** What is wrong, at the control. */
export const FieldError = styled.p`
  display: flex;
  gap: 0.375rem;
  margin-top: 0.375rem;
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
  & > svg {
    flex: none;
    margin-top: 0.15em;
  }
`;
