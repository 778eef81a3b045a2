import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

/** Longer than any number that is dialled, with its marks and an extension. */
const MOST_LENGTH = 30;

/** A telephone number, typed with a phone's keys. */
export function TelephoneField({
  value,
  onChange,
  opens = false,
  ...field
}: Omit<FieldProps, 'children' | 'required'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A press has opened it: it takes the focus, and Enter goes on. */
  readonly opens?: boolean;
}): ReactNode {
  return (
    <Field {...field}>
      {(ids) => (
        <TextInput
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid || undefined}
          type="tel"
          autoComplete="off"
          enterKeyHint={opens ? 'go' : undefined}
          maxLength={MOST_LENGTH}
          autoFocus={opens}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
