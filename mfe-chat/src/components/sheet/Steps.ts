import styled from 'styled-components';

/** What to do, one after the other, in a sheet. */
export const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding-inline-start: 1.25rem;
`;
