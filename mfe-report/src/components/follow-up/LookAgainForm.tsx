import {
  type ConsultDetail,
  type Course,
  MAX_SYMPTOMS_LENGTH,
  type ReadDangers,
} from '@petwise/contracts';
import {
  Alert,
  asSpelled,
  Button,
  Field,
  RemoteSlot,
  SegmentedChoice,
  TextArea,
  theme,
} from '@petwise/ui';
import { isText, useStored } from '@petwise/ui/use-stored';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { useJudgeAgain, useSignsOf } from '../../api/follow-up.ts';
import { followUpCopy as copy } from '../../follow-up-copy.ts';

const WAYS = ['better', 'same', 'worse', 'gone'] as const satisfies readonly Course[];
const COURSES = WAYS.map((value) => ({ value, label: copy.course[value] }));

const Told = v.record(v.string(), v.picklist(WAYS));
type Told = Readonly<v.InferOutput<typeof Told>>;
const isTold = (stored: unknown): stored is Told => v.is(Told, stored);

/** How an illness began and how long it has lasted are told like signs, and get neither better nor worse. */
const HOW_IT_WENT = /^(?:onset|course)\b/;

interface Props {
  readonly consult: ConsultDetail;
  readonly readDangers?: ReadDangers | undefined;
}

/** Asks after each sign of a report and what is new, and goes on to the short consult that judges again. */
export function LookAgainForm(props: Props): ReactNode {
  if (props.consult.madeOnDevice !== 'not-sent') return <SignsForm {...props} />;
  return (
    <Alert tone="info" role="note" title={copy.notSaved}>
      {copy.notSavedHint}
    </Alert>
  );
}

function SignsForm(props: Props): ReactNode {
  const { consult, readDangers } = props;
  const { species } = consult.patientData;
  const { data: understood } = useSignsOf(consult.sessionId);
  const goTo = useNavigate();
  const [told, storedTold] = useStored<Told>(`report.told.${consult.sessionId}`, {}, isTold);
  const [words, storedWords] = useStored(`report.words.${consult.sessionId}`, '', isText);
  const judge = useJudgeAgain(consult, (sessionId) => {
    storedTold.forget();
    storedWords.forget();
    void goTo(`/assessment?resume=${sessionId}`);
  });
  const [isBlank, setBlank] = useState(false);
  // Kept until the words change: the same ones sent again join the same work.
  const key = useRef(crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);

  function change(apply: () => void): void {
    key.current = crypto.randomUUID();
    setBlank(false);
    apply();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const signs = Object.entries(told).map(([id, now]) => ({ id, now }));
    if (signs.length === 0 && words.trim() === '') return setBlank(true);
    judge.mutate({ signs, words: words.trim(), key: key.current });
  }

  return (
    <Form ref={form} onSubmit={submit}>
      {understood?.signs
        .filter(({ id, present }) => present && !HOW_IT_WENT.test(id))
        .map((sign) => (
          <SegmentedChoice
            key={sign.id}
            legend={asSpelled(sign.words)}
            options={COURSES}
            value={told[sign.id]}
            onChange={(now) => change(() => storedTold.set((all) => ({ ...all, [sign.id]: now })))}
          />
        ))}
      <Field label={copy.whatIsNew} hint={copy.whatIsNewHint}>
        {(ids) => (
          <TextArea
            id={ids.id}
            aria-describedby={ids.describedBy}
            minRows={2}
            maxRows={8}
            dir="auto"
            maxLength={MAX_SYMPTOMS_LENGTH}
            value={words}
            onChange={({ target }) => change(() => storedWords.set(() => target.value))}
          />
        )}
      </Field>
      {readDangers && (
        <RemoteSlot
          door="intake/danger-watch"
          height={0}
          fallback={<></>}
          props={{
            text: words,
            readDangers,
            ...(species === 'other' ? {} : { species }),
            onGoOn: () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus(),
          }}
        />
      )}
      {isBlank && (
        <Alert tone="warning" role="alert">
          {copy.tellOne}
        </Alert>
      )}
      {judge.isError && (
        <Alert tone="danger" role="alert" title={copy.judgeFailed}>
          {copy.judgeFailedHint}
        </Alert>
      )}
      <Button type="submit" busy={judge.isPending}>
        {copy.judge}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.sm};
`;
