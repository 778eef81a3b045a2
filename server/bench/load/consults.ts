import { setTimeout as sleep } from 'node:timers/promises';
import { consultRoutes, SPECIES } from '@petwise/contracts';
import { call, type Answer, type Served } from './measure.ts';

const TEXTS = [
  'He has been vomiting since yesterday and will not eat.',
  'Limping on the left front leg for three days, no swelling, eats well.',
  'She scratches her ears all day and shakes her head, there is a bad smell.',
  'Very tired, drinks a lot, loses weight although she eats, for two weeks.',
  'Breathing fast with an open mouth, gums look pale, collapsed once this morning.',
];
const REPLIES = ['No', 'Not sure', 'Yes'];
const MOST_ANSWERS = 12;

/** What people and bystanders met while they were at it. */
export interface Met {
  readonly init: number[];
  readonly answer: number[];
  readonly finalize: number[];
  readonly healthz: number[];
  readonly page: number[];
  readonly signedIn: number[];
  /** How long it took to be refused. */
  readonly refused: number[];
  /** Anything else than an answer or a refusal in time, by call and status. */
  readonly faults: Map<string, number>;
  consults: number;
  seconds: number;
}

export interface Crowd {
  readonly people: number;
  /** Between an answer and the next question, on average; milliseconds. */
  readonly thinkMs: number;
  /** Ends them, given how many consults are done. */
  readonly isOver: (consults: number) => boolean;
}

/** Lets so many owners have consult after consult, with three bystanders who want something small. */
export async function haveConsults(server: Served, crowd: Crowd): Promise<Met> {
  const met: Met = {
    init: [],
    answer: [],
    finalize: [],
    healthz: [],
    page: [],
    signedIn: [],
    refused: [],
    faults: new Map(),
    consults: 0,
    seconds: 0,
  };
  const began = performance.now();
  const isOver = (): boolean => crowd.isOver(met.consults);
  const people = Array.from({ length: crowd.people }, async (_, index) => {
    await sleep(Math.random() * crowd.thinkMs);
    for (let nth = index; !isOver(); nth += 1) await oneConsult(server, { met, index, nth, crowd });
  });
  let isDone = false;
  const bystander = async (kind: 'healthz' | 'page' | 'signedIn', path: string): Promise<void> => {
    const headers = kind === 'signedIn' ? identity(server, 0) : { 'x-forwarded-for': '192.0.2.9' };
    while (!isDone) {
      const { status, ms } = await call(server.address, path, { headers });
      if (status === 200) met[kind].push(ms);
      else count(met, `${kind} ${status}`);
      await sleep(25);
    }
  };
  const bystanders = [
    bystander('healthz', '/healthz'),
    bystander('page', '/emergency.css'),
    bystander('signedIn', '/api/auth/status'),
  ];
  await Promise.all(people);
  met.seconds = (performance.now() - began) / 1000;
  isDone = true;
  await Promise.all(bystanders);
  return met;
}

function identity({ tokens }: Served, index: number): Record<string, string> {
  return {
    cookie: `petwise_session=${tokens[index % tokens.length] ?? ''}`,
    // Each owner at an address of their own, behind a proxy that says so.
    'x-forwarded-for': `10.${index >> 16}.${(index >> 8) % 256}.${index % 256}`,
  };
}

async function oneConsult(
  server: Served,
  { met, index, nth, crowd }: { met: Met; index: number; nth: number; crowd: Crowd },
): Promise<void> {
  const headers = { ...identity(server, index), 'x-forwarded-for': addressOf(index, nth) };
  const post = async (kind: 'init' | 'answer' | 'finalize', body: object) => {
    const answer = await call(server.address, consultRoutes[kind].path, { body, headers });
    note(met, kind, answer);
    return answer.status === 200 ? reply(answer) : null;
  };
  let answered = await post('init', {
    patientData: {
      species: SPECIES[nth % SPECIES.length],
      breed: 'Mixed',
      age: 5,
      ageUnit: 'years',
      sex: 'male',
      spayedNeutered: 'yes',
      weight: 30,
      weightUnit: 'lbs',
    },
    medicalHistory: { skipped: true },
    initialSymptoms: TEXTS[nth % TEXTS.length],
    uploadedFiles: [],
  });
  // What the refusal asks for is two seconds.
  if (answered === null) return sleep(2_000);
  const { sessionId } = answered;
  for (let nthAnswer = 0; answered?.question && nthAnswer < MOST_ANSWERS; nthAnswer += 1) {
    if (crowd.isOver(met.consults)) return;
    await sleep(crowd.thinkMs * (0.5 + Math.random()));
    answered = await post('answer', { sessionId, answer: REPLIES[nthAnswer % REPLIES.length] });
  }
  await post('finalize', { sessionId });
  met.consults += 1;
}

function addressOf(index: number, nth: number): string {
  return `10.${nth % 200}.${(index >> 8) % 256}.${index % 256}`;
}

interface Reply {
  readonly sessionId: string;
  readonly question: object | null;
}

/** What one of the three calls answered. */
function reply({ body }: Answer): Reply {
  // What the contract says of all three, as far as it matters here.
  return JSON.parse(body) as Reply;
}

function note(met: Met, kind: 'init' | 'answer' | 'finalize', answer: Answer): void {
  if (answer.status === 200) met[kind].push(answer.ms);
  else if (kind === 'init' && answer.status === 503 && answer.retryAfter !== undefined) {
    met.refused.push(answer.ms);
  } else count(met, `${kind} ${answer.status}`);
}

function count({ faults }: Met, what: string): void {
  faults.set(what, (faults.get(what) ?? 0) + 1);
}
