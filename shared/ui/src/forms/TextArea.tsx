import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly minRows?: number | undefined;
  readonly maxRows?: number | undefined;
  /** `bare` has no frame of its own, for composers that draw one. */
  readonly look?: 'framed' | 'bare' | undefined;
}

/** Several lines of text; grows with what is typed, then scrolls. */
export function TextArea({
  minRows = 3,
  maxRows = 12,
  look = 'framed',
  ref,
  ...rest
}: TextAreaProps): ReactNode {
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (element.current && !growsByItself()) growToContent(element.current);
  });
  return (
    <Area
      {...rest}
      rows={minRows}
      ref={(node) => {
        element.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      }}
      $min={minRows}
      $max={maxRows}
      $bare={look === 'bare'}
    />
  );
}

function growsByItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
}

function growToContent(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

const Area = styled.textarea<{
  readonly $min: number;
  readonly $max: number;
  readonly $bare: boolean;
}>`
  ${controlStyle}
  field-sizing: content;
  resize: none;
  line-height: 1.5;
  min-height: calc(${(props) => props.$min} * 1lh + 1.375rem);
  max-height: calc(${(props) => props.$max} * 1lh + 1.375rem);
  ${(props) =>
    props.$bare &&
    `&, &:hover:not(:disabled), &:focus-visible { border-color: transparent; background: transparent; box-shadow: none; outline: none; padding-inline: 0.5rem; }
    @media (forced-colors: active) { border-width: 0; }`}
`;
