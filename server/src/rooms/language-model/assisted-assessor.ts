import { TRIAGE_LEVELS, type Triage, type UploadedFile } from '@petwise/contracts';
import type { AssessmentStep, Assessor, OnReasoning } from '@petwise/assessor';
import {
  assistanceOf,
  assistanceWords,
  speciesOf,
  withAssistance,
  type Assistance,
} from './assistance.ts';
import type { ChatModel, ModelImage } from './chat-model.ts';
import { describeImage } from './describe-image.ts';
import { restate } from './restate.ts';

const MAX_IMAGES = 3;

/** Where the pictures of a case come from; null for a file that is none, or too large to pass on. */
export type ReadImage = (file: UploadedFile) => Promise<ModelImage | null>;

interface Helper {
  readonly engine: Assessor;
  readonly model: ChatModel;
  readonly readImage: ReadImage;
}

/**
 * The embedded engine, helped by a language model and bounded by it: the model
 * restates the owner's words, the engine reads both, and a restatement that would
 * make the case less urgent is not used. A model that is late, broken or talks
 * nonsense changes nothing. Pictures are described for people, never as evidence.
 */
export function assistedAssessor(
  engine: Assessor,
  model: ChatModel,
  readImage: ReadImage,
): Assessor {
  const helper: Helper = { engine, model, readImage };
  return {
    ...engine,
    begin: async (start, onReasoning) => {
      const { species } = start.patient;
      const [own, facts] = await Promise.all([
        engine.begin(start, onReasoning),
        restatement(helper, start.symptoms, species, onReasoning),
      ]);
      const aided =
        facts === null ? null : await engine.begin({ ...start, restated: facts }, silent);
      const images = await describeAll(helper, start.files, species, onReasoning);
      return settle({ own, aided, images, before: assistanceOf(null) }, onReasoning);
    },
    answer: async (state, reply, onReasoning) => {
      const species = speciesOf(state);
      const [own, facts] = await Promise.all([
        engine.answer(state, reply, onReasoning),
        restatement(helper, reply.answer, species, onReasoning),
      ]);
      const aided =
        facts === null ? null : await engine.answer(state, { ...reply, restated: facts }, silent);
      const images = await describeAll(helper, reply.files, species, onReasoning);
      return settle({ own, aided, images, before: assistanceOf(state) }, onReasoning);
    },
    finalize: async (state, onReasoning, labs) => {
      const assessment = await engine.finalize(state, onReasoning, labs);
      const words = assistanceWords(model.name, assistanceOf(state));
      if (words === '') return assessment;
      const overview = [assessment.analysis_overview ?? '', words].filter(Boolean).join('\n\n');
      return { ...assessment, analysis_overview: overview };
    },
  };
}

const silent: OnReasoning = () => undefined;

/** Short replies are the button texts and plain yes or no: nothing to restate. */
const hasProse = (text: string): boolean => text.trim().split(/\s+/).length >= 4;

async function restatement(
  { model }: Helper,
  said: string,
  species: string,
  say: OnReasoning,
): Promise<string | null> {
  if (!hasProse(said)) return null;
  try {
    const facts = await restate(model, said, species);
    return facts.length > 0 ? facts.join('\n') : null;
  } catch {
    say('The language model gave no usable answer; going on with the embedded engine alone.');
    return null;
  }
}

async function describeAll(
  { model, readImage }: Helper,
  files: readonly UploadedFile[],
  species: string,
  say: OnReasoning,
): Promise<Assistance['images']> {
  if (!model.canSee) return [];
  const seen: { name: string; seen: string }[] = [];
  for (const file of files.slice(0, MAX_IMAGES)) {
    const image = await readImage(file);
    if (image === null) continue;
    try {
      seen.push({ name: file.name, seen: await describeImage(model, image, species) });
      say(`The language model looked at “${file.name}”.`);
    } catch {
      say(`The language model could not say what “${file.name}” shows.`);
    }
  }
  return seen;
}

interface Readings {
  readonly own: AssessmentStep;
  readonly aided: AssessmentStep | null;
  readonly images: Assistance['images'];
  readonly before: Assistance;
}

/** The helped reading where it is at least as urgent as the engine's own. */
function settle({ own, aided, images, before }: Readings, say: OnReasoning): AssessmentStep {
  const isUsed = aided !== null && rank(aided.triage) <= rank(own.triage);
  if (aided !== null) {
    say(
      isUsed
        ? 'A language model read your words too; the engine weighed both readings.'
        : 'A language model read your words as less urgent; its reading is not used.',
    );
  }
  const step = isUsed ? aided : own;
  return {
    ...step,
    state: withAssistance(step.state, {
      restated: before.restated + (aided === null ? 0 : 1),
      used: before.used + (isUsed ? 1 : 0),
      images: [...before.images, ...images],
    }),
  };
}

/** Nothing read is the least urgent reading. */
const rank = (triage: Triage | null): number =>
  triage === null ? TRIAGE_LEVELS.length : TRIAGE_LEVELS.indexOf(triage.level);
