import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';

/** One line of text. Give it a label with Field. */
export const TextInput = styled.input`
  ${controlStyle}
`;
