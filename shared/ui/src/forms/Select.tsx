import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyle } from './control-style.ts';

/** A choice: what is kept, and what is read. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  readonly options: readonly Option[];
  /** A first entry with no value, for "nothing chosen yet". */
  readonly placeholder?: string | undefined;
}

/** One of a short list, with the device's own picker. */
export function Select({ options, placeholder, className, ...rest }: SelectProps): ReactNode {
  return (
    <Frame className={className}>
      <Picker {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Picker>
      <ChevronDown aria-hidden size={18} />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    top: calc(50% - 9px);
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`;

const Picker = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
  option {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
`;
