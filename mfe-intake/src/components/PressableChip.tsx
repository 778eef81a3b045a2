import { theme } from '@petwise/ui';
import { styled } from 'styled-components';

/** A button that stays pressed, with a picture and a word; give it `aria-pressed`. */
export const PressableChip = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space.sm};
  border: 1px solid ${theme.color.edgeStrong};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
