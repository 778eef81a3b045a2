import { Button } from '@petwise/ui';
import styled from 'styled-components';

/** To be hit by a thumb while the eyes are on the animal. */
export const BigButton = styled(Button)`
  width: 100%;
  min-height: 9rem;
  font-size: ${({ theme }) => theme.fontSize.lg};
  touch-action: manipulation;
`;
