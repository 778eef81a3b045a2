import {
  healthRoutes,
  labValueRoutes,
  resumableRoutes,
  uploadRoutes,
  type ResumableState,
} from '@petwise/contracts';
import { HEALTH_SUMMARY } from '../../src/testing/health-summary.ts';
import { healthXml, zip } from '../../src/testing/make-files.ts';
import { steady } from '../owner.ts';
import {
  at,
  begun,
  fileForm,
  must,
  piece,
  piecesOf,
  resumed,
  sameFile,
  textForm,
  type Stage,
} from '../stage.ts';
import type { Acts } from './act.ts';

const EXPORT = Uint8Array.from(
  zip([{ name: 'apple_health_export/export.xml', content: healthXml(200) }]),
);

async function imported({ owner }: Stage): Promise<string> {
  const sent = owner.call(healthRoutes.device, { body: HEALTH_SUMMARY });
  return (await must<{ sessionId: string }>(sent)).sessionId;
}

/** Files and health data as they come in, and what is said of them. */
export const FILE_ACTS: Acts = {
  file: {
    route: uploadRoutes.secureUpload,
    isOnce: false,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(uploadRoutes.secureUpload, { form: fileForm, ...more }),
      proof: (answer) => sameFile(owner, answer),
    }),
  },
  'file of an assessment': {
    route: uploadRoutes.upload,
    isOnce: false,
    prepare: async ({ owner }) => {
      const sessionId = await begun(owner);
      const form = (): FormData => {
        const fields = fileForm();
        fields.append('sessionId', sessionId);
        return fields;
      };
      return {
        send: (more) => owner.call(uploadRoutes.upload, { form, ...more }),
        proof: (answer) => sameFile(owner, answer),
      };
    },
  },
  'file in pieces, the beginning': {
    route: resumableRoutes.begin,
    isOnce: false,
    isToldOnly: true,
    prepare: async ({ owner }) => {
      let uploadId: string | null = null;
      return {
        send: async (more) => {
          const body = { name: 'values.txt', size: 9 };
          const answer = await owner.call(resumableRoutes.begin, { body, ...more });
          // What the contract says.
          if (answer.status === 200) ({ uploadId } = answer.body as { uploadId: string });
          return answer;
        },
        // Who was not told its id knows nothing of it; the sweep takes it.
        readState: async () =>
          uploadId === null
            ? 'not begun'
            : steady(await must(owner.call(at(resumableRoutes.state, uploadId)))),
      };
    },
  },
  'file in pieces, a piece': {
    route: resumableRoutes.append,
    isOnce: true,
    prepare: async ({ owner }) => {
      const uploadId = await piecesOf(owner);
      const state = (): Promise<ResumableState> =>
        must(owner.call(at(resumableRoutes.state, uploadId)));
      return {
        // A page asks how much has arrived, and goes on from there.
        send: async (more) => piece(owner, uploadId, { from: (await state()).offset, ...more }),
        readState: async () => steady(await state()),
        isHalf: async () => (await state()).offset > 0,
        proof: async () => sameFile(owner, await resumed(owner, uploadId)),
      };
    },
  },
  'file in pieces, the end': {
    route: uploadRoutes.secureUpload,
    isOnce: true,
    prepare: async ({ owner }) => {
      const uploadId = await piecesOf(owner);
      await must(piece(owner, uploadId));
      return {
        send: (more) => resumed(owner, uploadId, more),
        proof: (answer) => sameFile(owner, answer),
      };
    },
  },
  'file in pieces, given up': {
    route: resumableRoutes.remove,
    isOnce: true,
    prepare: async ({ owner }) => {
      const uploadId = await piecesOf(owner);
      await must(piece(owner, uploadId));
      return {
        send: (more) => owner.call(at(resumableRoutes.remove, uploadId), more),
        readState: async () => {
          const { status } = await owner.call(at(resumableRoutes.state, uploadId));
          return String(status);
        },
      };
    },
  },
  'laboratory values': {
    route: labValueRoutes.decide,
    isOnce: true,
    prepare: async ({ owner }) => {
      const stored = owner.call(uploadRoutes.secureUpload, { form: fileForm });
      const { id } = await must<{ id: string }>(stored);
      const values = [{ id: 'creatinine', decision: 'confirmed', value: 2, unit: 'mg/dL' }];
      // What is read in the file is kept when it is first looked at, whoever asks; what its owner says of it is the act.
      await must(owner.call(at(labValueRoutes.list, id)));
      const route = at(labValueRoutes.decide, id);
      return { send: (more) => owner.call(route, { body: { species: 'dog', values }, ...more }) };
    },
  },
  'health export': {
    route: healthRoutes.upload,
    isOnce: false,
    prepare: async ({ owner }) => ({
      send: (more) =>
        owner.call(healthRoutes.upload, { form: () => textForm('export.zip', EXPORT), ...more }),
    }),
  },
  'health data': {
    route: healthRoutes.device,
    isOnce: false,
    prepare: async ({ owner }) => ({
      send: (more) => owner.call(healthRoutes.device, { body: HEALTH_SUMMARY, ...more }),
    }),
  },
  'health data attached': {
    route: healthRoutes.attach,
    isOnce: true,
    prepare: async (stage) => {
      const route = at(healthRoutes.attach, await imported(stage));
      const body = { attached: true, subject: 'pet' };
      return { send: (more) => stage.owner.call(route, { body, ...more }) };
    },
  },
  'health data removed': {
    route: healthRoutes.remove,
    isOnce: true,
    prepare: async (stage) => {
      const route = at(healthRoutes.remove, await imported(stage));
      return { send: (more) => stage.owner.call(route, more) };
    },
  },
};
