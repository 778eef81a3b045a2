import { css } from 'styled-components';

/** Of whatever can be pressed on the urgent card, in the card's own colours. */
export const urgentWay = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: min(${({ theme }) => theme.size.touch}, 48px);
  min-height: min(${({ theme }) => theme.size.touch}, 48px);
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.full};
  line-height: ${({ theme }) => theme.lineHeight.snug};
  font-weight: ${({ theme }) => theme.fontWeight.strong};
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;
