import { theme } from '@petwise/ui';
import { styled } from 'styled-components';

/**
 * A live region that is there from the start and takes no space while it is
 * empty; give it `role="alert"` or `role="status"`. Set it in a Stack of its own
 * with what it belongs to (`gap="none"`), so that it leaves no gap either.
 */
export const Live = styled.div`
  &:not(:empty) {
    padding-block-start: ${theme.space.xs};
  }
`;
