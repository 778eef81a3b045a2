import { TextInput, theme } from '@petwise/ui';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** FORM-07: the list stays this long after the box has lost the focus. Milliseconds. */
export const BLUR_CLOSE_MS = 200;

export interface SuggestBoxProps {
  readonly id: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What fits the text, already limited. */
  readonly suggestions: readonly string[];
  readonly onPick: (suggestion: string) => void;
  /** Enter while no suggestion is marked. */
  readonly onEnter?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly listLabel: string;
  readonly placeholder?: string | undefined;
}

/**
 * A text box with suggestions: an ARIA combobox whose list opens on typing and
 * closes 200 ms after blur. It never changes the text by itself.
 */
export function SuggestBox(props: SuggestBoxProps): ReactNode {
  const { suggestions, value } = props;
  const [wantsOpen, setOpen] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(blurTimer.current), []);
  const isOpen = wantsOpen && suggestions.length > 0;

  const box = useCombobox<string>({
    items: [...suggestions],
    inputId: props.id,
    isOpen,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item ?? '',
    stateReducer: keepText,
    onStateChange: (change) => follow(change, props.onPick, setOpen),
  });

  function onKeyDown(event: KeyboardEvent): void {
    // Also before the first suggestion has come: nothing opens by itself after it.
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (isOpen && box.highlightedIndex >= 0) return;
    if (!props.onEnter) return;
    event.preventDefault();
    setOpen(false);
    props.onEnter();
  }
  function onBlur(): void {
    clearTimeout(blurTimer.current);
    blurTimer.current = setTimeout(() => setOpen(false), BLUR_CLOSE_MS);
    props.onBlur?.();
  }

  return (
    <Frame>
      <TextInput
        {...box.getInputProps({
          onKeyDown,
          onBlur,
          onFocus: () => clearTimeout(blurTimer.current),
          onChange: (event: { currentTarget: HTMLInputElement }) => {
            props.onChange(event.currentTarget.value);
            setOpen(true);
          },
          'aria-labelledby': undefined,
          'aria-describedby': props.describedBy,
          'aria-invalid': props.invalid || undefined,
          'aria-required': props.required || undefined,
        })}
        autoComplete="off"
        dir="auto"
        placeholder={props.placeholder}
      />
      <List
        {...box.getMenuProps({ 'aria-label': props.listLabel, 'aria-labelledby': undefined })}
        hidden={!isOpen}
      >
        {isOpen &&
          suggestions.map((suggestion, index) => (
            <Item
              key={suggestion}
              {...box.getItemProps({ item: suggestion, index })}
              $marked={index === box.highlightedIndex}
            >
              {suggestion}
            </Item>
          ))}
      </List>
    </Frame>
  );
}

/**
 * The owner's text stays theirs: a click opens nothing, Escape and blur choose
 * and clear nothing, and after blur the list waits for its own timer.
 */
function keepText(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  const types = useCombobox.stateChangeTypes;
  const { inputValue, selectedItem, isOpen } = state;
  if (type === types.InputKeyDownEscape) return { ...changes, inputValue, selectedItem };
  if (type === types.InputBlur) return { ...changes, inputValue, selectedItem, isOpen };
  if (type === types.InputClick) return state;
  return changes;
}

function follow(
  change: UseComboboxStateChange<string>,
  onPick: (suggestion: string) => void,
  setOpen: (open: boolean) => void,
): void {
  if (change.selectedItem) onPick(change.selectedItem);
  if (change.isOpen !== undefined) setOpen(change.isOpen);
}

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
`;

const List = styled.ul`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 0.25rem);
  z-index: 5;
  max-height: 19rem;
  overflow-y: auto;
  padding: ${theme.space.xxs};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.high};
  list-style: none;
`;

const Item = styled.li<{ readonly $marked: boolean }>`
  display: flex;
  align-items: center;
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} ${theme.space.sm};
  border-radius: ${theme.radius.sm};
  cursor: pointer;
  background: ${({ $marked }) => ($marked ? theme.color.primarySoft : 'transparent')};
  color: ${({ $marked }) => ($marked ? theme.color.onPrimarySoft : 'inherit')};
  @media (forced-colors: active) {
    outline: ${({ $marked }) => ($marked ? '2px solid Highlight' : 'none')};
  }
`;
