// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from './Field.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { Select } from './Select.tsx';
import { Switch } from './Switch.tsx';
import { TextInput } from './TextInput.tsx';

// user-event moves through radio buttons with CSS.escape, which jsdom lacks.
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });

afterEach(cleanup);

describe('Field', () => {
  function Breed({ error }: { readonly error?: string }): ReactNode {
    return (
      <Field label="Breed" hint="Type to see suggestions" error={error}>
        {({ id, describedBy, invalid }) => (
          <TextInput id={id} aria-describedby={describedBy} aria-invalid={invalid} />
        )}
      </Field>
    );
  }

  it('ties label and hint to its control', () => {
    render(<Breed />);
    const box = screen.getByLabelText('Breed');
    expect(box.getAttribute('aria-invalid')).toBe('false');
    expect(descriptionOf(box)).toBe('Type to see suggestions');
  });

  it('ties the error to its control and announces it in a region that was there before', () => {
    const { container, rerender } = render(<Breed />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    rerender(<Breed error="Breed is required" />);
    expect(container.querySelector('[aria-live="polite"]')).toBe(region);
    expect(region?.textContent).toBe('Breed is required');
    const box = screen.getByLabelText('Breed');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box)).toBe('Type to see suggestions Breed is required');
  });
});

describe('NumberStepper', () => {
  const onCommit = vi.fn<(text: string) => void>();

  function Weight({ start }: { readonly start: string }): ReactNode {
    const [text, setText] = useState(start);
    return (
      <NumberStepper
        value={text}
        onChange={setText}
        onCommit={onCommit}
        min={1}
        max={2000}
        step={1}
        label="Weight"
        decreaseLabel="Less weight"
        increaseLabel="More weight"
      />
    );
  }
  const box = (): HTMLElement => screen.getByRole('spinbutton', { name: 'Weight' });

  it('keeps what is typed, number or not', async () => {
    render(<Weight start="" />);
    await userEvent.type(box(), '12.');
    expect(box().getAttribute('value')).toBe('12.');
    await userEvent.type(box(), 'x');
    await userEvent.tab();
    expect(box().getAttribute('value')).toBe('12.x');
    expect(onCommit).toHaveBeenLastCalledWith('12.x');
  });

  it('steps and clamps with its buttons, and commits each press', async () => {
    render(<Weight start="2" />);
    await userEvent.click(screen.getByRole('button', { name: 'Less weight' }));
    expect(box().getAttribute('value')).toBe('1');
    expect(onCommit).toHaveBeenLastCalledWith('1');
    expect(screen.getByRole('button', { name: 'Less weight' }).hasAttribute('disabled')).toBe(true);
  });

  it('steps with the arrow keys and says its bounds', async () => {
    render(<Weight start="50" />);
    await userEvent.type(box(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box().getAttribute('aria-valuenow')).toBe('51');
    expect(box().getAttribute('aria-valuemin')).toBe('1');
    expect(box().getAttribute('aria-valuemax')).toBe('2000');
  });
});

describe('SegmentedChoice', () => {
  const SEXES = [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ] as const;

  function Sex(): ReactNode {
    const [sex, setSex] = useState<'male' | 'female'>('male');
    return (
      <SegmentedChoice legend="Sex" options={SEXES} value={sex} onChange={setSex} error="Check" />
    );
  }

  it('is a named group of radio buttons with one choice', async () => {
    render(<Sex />);
    expect(descriptionOf(screen.getByRole('group', { name: 'Sex' }))).toBe('Check');
    await userEvent.click(screen.getByLabelText('Female'));
    const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
    expect(checked).toEqual([false, true]);
  });

  it('is one tab stop, moved through with the arrow keys', async () => {
    render(<Sex />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Male'));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByLabelText<HTMLInputElement>('Female').checked).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });
});

it('Switch says its state and changes it from the keyboard', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const { rerender } = render(<Switch label="Use category" checked={false} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const box = screen.getByRole('switch', { name: 'Use category', checked: false });
  expect(document.activeElement).toBe(box);
  rerender(<Switch label="Use category" checked onChange={onChange} />);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('switch', { name: 'Use category', checked: true })).toBe(box);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('Select offers its options, and a placeholder without a value', async () => {
  const onChange = vi.fn();
  render(
    <Select
      aria-label="Diet"
      placeholder="Choose"
      options={[{ value: 'raw', label: 'Raw' }]}
      onChange={onChange}
    />,
  );
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Diet' });
  expect(box.value).toBe('');
  await userEvent.selectOptions(box, 'Raw');
  expect(box.value).toBe('raw');
});

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' ');
}
