import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The one look of everything that is typed or chosen into. 16 px text at least, so that phones do not zoom. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.control};
  padding: 0.625rem 0.875rem;
  border: 1px solid ${theme.color.edgeStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: max(1rem, ${theme.fontSize.md});
  line-height: 1.4;
  transition:
    border-color ${theme.motion.fast},
    box-shadow ${theme.motion.fast};
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  /* A value that stands there though nobody told it. */
  [data-suggested] & {
    border-style: dashed;
    color: ${theme.color.textMuted};
    font-style: italic;
  }
  &:hover:not(:disabled) {
    border-color: ${theme.color.textMuted};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
    border-color: ${theme.color.focus};
    box-shadow: 0 0 0 4px ${theme.color.primarySoft};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.dangerText};
    border-width: 2px;
  }
  &:disabled {
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
    cursor: not-allowed;
  }
`;
