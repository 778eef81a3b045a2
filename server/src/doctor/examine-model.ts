import { createChatModel, type ModelSettings } from '../rooms/language-model/chat-model.ts';
import { extractFindings } from '../rooms/language-model/extract-findings.ts';
import { modelFaultOf } from '../rooms/language-model/model-fault.ts';
import { seePicture } from '../rooms/language-model/see-picture.ts';

/** One thing that was looked at: whether it is well, and what is wrong in a sentence. */
export interface Examined {
  readonly what: string;
  readonly isWell: boolean;
  readonly says: string;
}

const TEXT = 'My dog has been vomiting since this morning. He does not cough.';
const SIGNS = [
  { id: 'vomiting', name: 'vomiting', meaning: 'Is your dog vomiting?' },
  { id: 'cough', name: 'coughing', meaning: 'Does your dog cough?' },
];
/** Two grey pixels. */
const PICTURE = {
  type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNoaAAAAYQBASp5M2YAAAAASUVORK5CYII=',
};
/** Owners wait longer for nothing; a model that reads along may take its time. */
const SLOW_MS = 60_000;

/** Asks a language model what owners' texts will ask of it: address, key, model, shape of answers, pictures, speed. */
export async function examineModel(settings: ModelSettings): Promise<readonly Examined[]> {
  const model = createChatModel(settings);
  const { signal } = new AbortController();
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  try {
    const read = await extractFindings(
      model,
      { text: TEXT, species: 'dog', signs: SIGNS },
      { signal },
    );
    const took = performance.now() - began;
    const speed = `It read a short text in ${seconds()}.`;
    const told = new Map(read.signs.map(({ finding, state }) => [finding, state]));
    const understands = told.get('vomiting') === 'present' && told.get('cough') === 'absent';
    return [
      {
        what: 'address, key and model',
        isWell: true,
        says: `${model.name} answers at ${model.host}.`,
      },
      {
        what: 'structured output',
        isWell: read.bySchema,
        says: read.bySchema
          ? 'It keeps to the schema it is given.'
          : 'It knows no schemas: it is asked for plain JSON, and more of what it says may be dropped.',
      },
      {
        what: 'reading',
        isWell: understands,
        says: understands
          ? 'It heard what is there and what is denied.'
          : 'It did not hear “vomiting” as there and “cough” as denied in a plain text: take a better model.',
      },
      {
        what: 'speed',
        isWell: took < SLOW_MS,
        says: took < SLOW_MS ? speed : `${speed} Owners will wait long.`,
      },
      await pictures(),
    ];
  } catch (error) {
    const says = modelFaultOf(error).message;
    return [{ what: 'address, key and model', isWell: false, says: `${model.host}: ${says}` }];
  } finally {
    await model.close();
  }

  async function pictures(): Promise<Examined> {
    const what = 'pictures';
    if (!settings.canSee) {
      return { what, isWell: true, says: 'It is shown none; PETWISE_LLM_VISION=1 would.' };
    }
    try {
      await seePicture(model, { image: PICTURE, species: 'dog' }, { signal });
      return {
        what,
        isWell: true,
        says: 'It looks at pictures and describes them from our lists.',
      };
    } catch (error) {
      return {
        what,
        isWell: false,
        says: `It cannot look at pictures: ${modelFaultOf(error).message}`,
      };
    }
  }
}
