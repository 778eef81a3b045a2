import { Card, theme } from '@petwise/ui';
import { styled } from 'styled-components';

/** The sheet of one form: as wide as a form reads well, wherever it is shown. */
export const FormCard = styled(Card).attrs({ as: 'form' })`
  width: 100%;
  max-width: ${theme.size.form};
  margin-inline: auto;
`;
