import styled from 'styled-components';

/** The buttons of a sheet, beside one another where there is space. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  & > * {
    flex: 1 1 auto;
  }
`;
