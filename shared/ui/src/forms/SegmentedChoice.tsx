import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import { FieldError, FieldHint } from './Field.tsx';
import type { Option } from './Select.tsx';

export interface SegmentedChoiceProps<Value extends string> {
  readonly legend: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly hideLegend?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Two to five choices side by side: a radio group, with its arrow keys and its one tab stop. */
export function SegmentedChoice<Value extends string>(
  props: SegmentedChoiceProps<Value>,
): ReactNode {
  const name = useId();
  const hintId = props.hint ? `${name}-hint` : undefined;
  const errorId = props.error ? `${name}-error` : undefined;
  return (
    <fieldset
      disabled={props.disabled}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <Legend $hidden={props.hideLegend ?? false}>{props.legend}</Legend>
      {props.hint ? <FieldHint id={hintId}>{props.hint}</FieldHint> : null}
      <Track>
        {props.options.map((option) => (
          <Segment key={option.value} $inPairs={props.options.length === 4}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Track>
      <div aria-live="polite">
        {props.error ? <FieldError id={errorId}>{props.error}</FieldError> : null}
      </div>
    </fieldset>
  );
}

const Legend = styled.legend<{ readonly $hidden: boolean }>`
  padding: 0;
  margin-bottom: 0.375rem;
  font-weight: ${theme.fontWeight.strong};
  line-height: ${theme.lineHeight.snug};
  ${(props) => props.$hidden && visuallyHidden}
`;

const Track = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  padding: 3px;
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
`;

/** Four that do not fit side by side stand in two rows of two. */
const Segment = styled.label<{ readonly $inPairs: boolean }>`
  flex: 1 1 ${(props) => (props.$inPairs ? 'clamp(22%, (24rem - 100%) * 999, 45%)' : 'auto')};
  min-width: 5rem;
  position: relative;
  display: grid;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > span {
    display: grid;
    place-items: center;
    min-height: ${theme.size.touch};
    padding: 0.25rem 0.5rem;
    border: 1px solid ${theme.color.edgeStrong};
    border-radius: 0.5625rem;
    line-height: 1.2;
    text-align: center;
    transition: background-color ${theme.motion.fast};
  }
  & > :checked + span {
    border-color: transparent;
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
    font-weight: ${theme.fontWeight.strong};
    box-shadow: ${theme.shadow.low};
  }
  [data-suggested] & > :checked + span {
    border: 2px dashed ${theme.color.edgeStrong};
    background: none;
    color: ${theme.color.textMuted};
    font-style: italic;
    font-weight: ${theme.fontWeight.regular};
    box-shadow: none;
  }
  & > :not(:checked, :disabled):hover + span {
    background: ${theme.color.surface};
  }
  & > :focus-visible + span {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & > :disabled + span {
    cursor: not-allowed;
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    :not([data-suggested]) > fieldset & > :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
