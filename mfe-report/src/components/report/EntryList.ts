import { theme } from '@petwise/ui';
import { styled } from 'styled-components';

/** Entries of a section, each on its own quiet card. */
export const EntryList = styled.ul`
  display: grid;
  gap: ${theme.space.sm};
  list-style: none;
  & > li {
    display: grid;
    gap: ${theme.space.xs};
    padding: ${theme.space.md} min(${theme.space.md}, 4%);
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius.md};
    break-inside: avoid;
  }
`;
