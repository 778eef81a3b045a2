import { NONE_OF_THEM } from '@petwise/contracts';
import { Button, Chip, Field, Plus, theme, VisuallyHidden } from '@petwise/ui';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FORMS_COPY } from '../forms-copy.ts';
import { addEntry, entryText, hasEntry, removeEntry } from '../model/chip-list.ts';
import type { HistoryForm, HistoryList } from '../model/history-form.ts';
import { meantBy, suggest } from '../model/suggest.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { PressableChip } from './PressableChip.tsx';
import { SuggestBox } from './SuggestBox.tsx';

type ChipList = HistoryForm[HistoryList];

export interface ChipListFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly list: ChipList;
  /** Entries that were read from the owner's words. */
  readonly read: ReadonlySet<string>;
  /** What is suggested for the species. */
  readonly known: readonly string[];
  /** Given what becomes of the list as it then is: a pick may still be on its way when the next word is typed. */
  readonly onChange: (change: (list: ChipList) => ChipList) => void;
}

/** An entry that may be the beginning of what is suggested. */
interface Doubt {
  readonly typed: string;
  readonly meant: string;
}

/** A list to add to and to take from, with suggestions (HIST-02, HIST-03). */
export function ChipListField(props: ChipListFieldProps): ReactNode {
  const { label, list } = props;
  const [news, setNews] = useState('');
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isKnown = hasEntry(list.entries, list.pending);
  const suggestions = suggest(props.known, list.pending, { exclude: list.entries });

  function add(text: string): void {
    const entries = addEntry(list.entries, text);
    focusBox();
    // A duplicate stays in the box, beside the word that it is there already.
    if (entries === list.entries) return;
    const typed = entries.at(-1) ?? '';
    const others = props.known.filter((option) => !hasEntry(list.entries, option));
    const meant = typed === NONE_OF_THEM ? null : meantBy(typed, others);
    const added = FORMS_COPY.history.added(entryText(typed));
    setDoubt(meant === null ? null : { typed, meant });
    setNews(meant === null ? added : `${added}. ${FORMS_COPY.history.didYouMean(meant)}`);
    props.onChange((now) => ({ entries: [...addEntry(now.entries, text)], pending: '' }));
  }
  function remove(entry: string): void {
    setNews(FORMS_COPY.history.removed(entryText(entry)));
    props.onChange((now) => ({ ...now, entries: [...removeEntry(now.entries, entry)] }));
    focusBox();
  }
  function replace({ typed, meant }: Doubt): void {
    setNews(FORMS_COPY.history.added(meant));
    props.onChange((now) => ({
      ...now,
      entries: [...addEntry(removeEntry(now.entries, typed), meant)],
    }));
    focusBox();
  }
  function focusBox(): void {
    box.current?.querySelector('input')?.focus();
  }

  return (
    <Group ref={box} role="group" aria-label={label}>
      <Field label={label} hint={isKnown && FORMS_COPY.history.alreadyThere(list.pending.trim())}>
        {({ id, describedBy }) => (
          <Row>
            <SuggestBox
              id={id}
              describedBy={describedBy}
              value={list.pending}
              onChange={(text) => props.onChange((now) => ({ ...now, pending: text }))}
              suggestions={suggestions}
              onPick={add}
              onEnter={() => add(list.pending)}
              listLabel={FORMS_COPY.history.suggestionsFor(label)}
              placeholder={props.placeholder}
            />
            <Button
              variant="secondary"
              icon={<Plus aria-hidden />}
              onClick={() => add(list.pending)}
            >
              {FORMS_COPY.history.add}
            </Button>
          </Row>
        )}
      </Field>
      {list.entries.length === 0 && list.pending.trim() === '' && (
        <div>
          <PressableChip
            aria-pressed={false}
            aria-label={FORMS_COPY.history.noneOf(label)}
            onClick={() => add(NONE_OF_THEM)}
          >
            {OPTION_WORDS.none}
          </PressableChip>
        </div>
      )}
      {list.entries.length > 0 && (
        <Chips>
          {list.entries.map((entry) => (
            <li key={entry}>
              <Chip
                tone="primary"
                onRemove={() => remove(entry)}
                removeLabel={FORMS_COPY.history.removeEntry(entryText(entry))}
              >
                {entryText(entry)}
                {props.read.has(entry) && <Mark>{FORMS_COPY.history.fromWords}</Mark>}
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      {doubt !== null && hasEntry(list.entries, doubt.typed) && (
        <div>
          <Button variant="quiet" onClick={() => replace(doubt)}>
            {FORMS_COPY.history.didYouMean(doubt.meant)}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Group>
  );
}

const Mark = styled.small`
  margin-inline-start: ${theme.space.xs};
  font-weight: ${theme.fontWeight.regular};
`;

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Row = styled.div`
  display: flex;
  gap: ${theme.space.xs};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  list-style: none;
  & > li {
    max-width: 100%;
  }
`;
