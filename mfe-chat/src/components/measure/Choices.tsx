import styled from 'styled-components';

/** A group of pictures to choose one of; its legend is for a screen reader. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  & > legend {
    margin-bottom: ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.fontWeight.medium};
  }
`;

export const Choice = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  min-height: 3.5rem;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.lg};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    outline: 1px solid ${({ theme }) => theme.color.primary};
  }
  & > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    accent-color: ${({ theme }) => theme.color.primary};
  }
`;

/** The words of a choice: beside its picture where they have space, else below. */
export const ChoiceWords = styled.span`
  flex: 1 1 7em;
  min-width: 0;
`;
