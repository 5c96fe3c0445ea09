import { type Env, env } from '@/lib/env';
import { explainError } from '@/lib/explain-error';
import { runConfiguredFeed } from '@/lib/feeds/run-configured-feed';
import { parseImportArguments, usage } from './arguments';
import { type ImportOutcome, type Output, runImport } from './run-import';

/**
 * Runs `npm run import` with these arguments.
 * @param settings returns the environment; called inside, so that an invalid one is reported as a message
 * @returns the exit code; errors are explained through `output.note`
 */
export async function importCommand(
  args: string[],
  output: Output,
  settings: () => Env = env,
): Promise<0 | 1 | 2> {
  try {
    const wanted = parseImportArguments(args);
    if (!wanted) {
      output.say(usage);
      return 0;
    }
    if (wanted.files.length === 0) return await runConfiguredFeed(wanted, output);
    return exitCodes[await runImport(wanted, settings(), output)];
  } catch (error) {
    output.note(`\n${explainError(error)}\n`);
    return 1;
  }
}

const exitCodes = { done: 0, unchanged: 0, 'nothing imported': 1, withheld: 2 } as const satisfies Record<
  ImportOutcome,
  number
>;
