import './env-files.mjs';
import { parseArgs } from 'node:util';
import {
  addAccount,
  createPasswordLink,
  disableAccount,
  enableAccount,
  listAccounts,
} from '@/lib/staff/accounts';
import { commandLine } from '@/lib/staff/audit';
import { changeRole } from '@/lib/staff/change-role';
import { readRole } from '@/lib/staff/roles';
import { runCommand } from './run-command';

/* `npm run staff`: manages staff accounts. */

const usage = `Usage:
  npm run staff -- add <email> --role advisor|admin [--name "Full Name"]
  npm run staff -- list
  npm run staff -- disable <email>
  npm run staff -- enable <email>
  npm run staff -- role <email> --role advisor|admin
  npm run staff -- reset <email>      a new link to set the password`;

await runCommand(main);

async function main(): Promise<void> {
  const given = readArguments();
  if (!given) return misused();
  const { positionals, values } = given;
  if (values.help) return console.log(usage);
  const [command, email = ''] = positionals;
  if (command === 'list') return list();
  if (!email) return misused();
  const role = readRole(values.role);
  if (!role && (command === 'add' || command === 'role'))
    return misused('Which role? Add --role advisor or --role admin.\n\n');
  if (command === 'add' && role) {
    const { link } = await addAccount({ email, name: values.name ?? '', role }, commandLine);
    console.log(
      `Created an account for ${email}. Open this link within three days to set its password:\n${link}`,
    );
  } else if (command === 'role' && role) {
    await changeRole(email, role, commandLine);
    console.log(`${email} is now ${role === 'admin' ? 'an administrator' : 'an advisor'}.`);
  } else if (command === 'disable') {
    await disableAccount(email, commandLine);
    console.log(`${email} can no longer sign in; all sessions have ended.`);
  } else if (command === 'enable') {
    await enableAccount(email, commandLine);
    console.log(`${email} can sign in again.`);
  } else if (command === 'reset') {
    console.log(
      `Open this link within three days to set a new password:\n${await createPasswordLink(email, commandLine)}`,
    );
  } else misused();
}

/** Null with options that do not exist. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    return null;
  }
}

async function list(): Promise<void> {
  const accounts = await listAccounts();
  if (accounts.length === 0) console.log('No accounts yet.');
  for (const { email, name, role, disabled_at, is_active } of accounts) {
    const state = disabled_at ? 'disabled' : is_active ? 'active' : 'invited';
    console.log([email, role, state, name].join('\t'));
  }
}

function misused(reason = ''): void {
  process.exitCode = 1;
  console.error(reason + usage);
}
