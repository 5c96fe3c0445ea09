import { parseArgs } from 'node:util';
import { countOpenByAdvisor } from '@/lib/enquiries/desk/read-enquiries';
import { errorParts } from '@/lib/error-parts';
import { counted } from '@/lib/format/counted';
import { linkOrigin } from '@/lib/link-origin';
import { staffRoutes } from '@/lib/staff-routes';
import {
  accountByEmail,
  addAccount,
  createPasswordLink,
  disableAccount,
  enableAccount,
  listAccounts,
} from './accounts';
import { commandLine } from './audit';
import { changeRole } from './change-role';
import { readRole, roleLabels, staffRoles } from './roles';

const roles = staffRoles.join('|');
const usage = `Usage:
  npm run staff -- add <email> --role ${roles} [--name "Full Name"]
  npm run staff -- list
  npm run staff -- disable <email>
  npm run staff -- enable <email>
  npm run staff -- role <email> --role ${roles}
  npm run staff -- reset <email>      a new link to set the password`;

type Output = { say: (text: string) => void; note: (text: string) => void };

/**
 * Runs `npm run staff` with these arguments.
 * @returns whether they were understood; otherwise the usage was noted
 * @throws {ApiError} when the command cannot be carried out
 */
export async function staffCommand(args: string[], { say, note }: Output): Promise<boolean> {
  const misused = (reason = '') => {
    note(reason + usage);
    return false;
  };
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments(args);
  } catch (error) {
    return misused(`${errorParts(error).message}\n\n`);
  }
  const { positionals, values } = given;
  const [command, email = ''] = positionals;
  if (values.help) {
    say(usage);
    return true;
  }
  if (command === 'list') {
    await list(say);
    return true;
  }
  if (!email) return misused();
  const role = readRole(values.role);
  if (!role && (command === 'add' || command === 'role'))
    return misused(`Which role? Add --role ${staffRoles.join(' or --role ')}.\n\n`);
  if (command === 'add' && role) {
    const { link } = await addAccount({ email, name: values.name ?? '', role }, commandLine);
    say(`Created an account for ${email}. Open this link within three days to set its password:\n${link}`);
  } else if (command === 'role' && role) {
    await changeRole(email, role, commandLine);
    say(`The role of ${email} is now ${roleLabels[role].toLowerCase()}.`);
  } else if (command === 'disable') {
    await disableAccount(email, commandLine);
    const { id } = await accountByEmail(email);
    const { [id]: open = 0 } = await countOpenByAdvisor();
    say(`${email} can no longer sign in; all sessions have ended.`);
    if (open > 0)
      say(
        `${counted(open, 'open enquiry is', 'open enquiries are')} still assigned to this account. Assign ${open === 1 ? 'it' : 'them'} to others: ${linkOrigin()}${staffRoutes.reassign(id)}`,
      );
  } else if (command === 'enable') {
    const hasPassword = await enableAccount(email, commandLine);
    say(
      hasPassword
        ? `${email} can sign in again.`
        : `${email} is enabled, but has never set a password. For a new link: npm run staff -- reset ${email}`,
    );
  } else if (command === 'reset') {
    const link = await createPasswordLink(email, commandLine);
    say(`Open this link within three days to set a new password:\n${link}`);
  } else return misused();
  return true;
}

/** @throws for options that do not exist */
function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
}

async function list(say: Output['say']): Promise<void> {
  const accounts = await listAccounts();
  if (accounts.length === 0) say('No accounts yet.');
  for (const { email, name, role, disabled_at, is_active } of accounts) {
    const state = disabled_at ? 'disabled' : is_active ? 'active' : 'invited';
    say([email, role, state, name].join('\t'));
  }
}
