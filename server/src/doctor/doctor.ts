/** `npm run doctor`: looks at what the settings name, and says in a sentence each what is wrong. */
import { ConfigError, readConfig } from '../config.ts';
import { examineModel } from './examine-model.ts';

try {
  const { llm } = readConfig(process.env);
  if (llm === undefined) {
    console.log(
      'No second reader is set up: PETWISE_LLM_BASE_URL and PETWISE_LLM_MODEL would. The engine reads alone.',
    );
  } else {
    const examined = await examineModel(llm);
    for (const { what, isWell, says } of examined) {
      console.log(`${isWell ? 'well ' : 'WRONG'}  ${what}: ${says}`);
    }
    if (examined.some(({ isWell }) => !isWell)) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
