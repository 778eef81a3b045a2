import { readRequirements } from '../../requirements/read-requirements.ts';
import { readTestTitles } from '../../requirements/read-test-titles.ts';
import { type Gate, verdictOf } from '../gate.ts';

/** No test claims an ID that docs/requirements.md does not know, and no ID is given twice. */
export const requirementTitles: Gate = {
  name: 'requirement IDs',
  judge(root) {
    const ids = readRequirements(root).map((requirement) => requirement.id);
    const known = new Set(ids);
    return Promise.resolve(
      verdictOf([
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is given twice`),
        ...readTestTitles(root).flatMap(({ file, title, ids: claimed }) =>
          claimed
            .filter((id) => !known.has(id))
            .map(
              (id) => `${file}: "${title}" claims ${id}, which docs/requirements.md does not know`,
            ),
        ),
      ]),
    );
  },
};
