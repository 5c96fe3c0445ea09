import { expect, test } from '@playwright/test';
import { databaseFaults } from '../scripts/faults/database-faults';
import { processFaults } from '../scripts/faults/process-faults';

/** Multiplies the time limits, because the machine is busy with other tests. */
const timeFactor = 8;

/** The quick part of `npm run faults`. */
for (const fault of [...databaseFaults, ...processFaults].filter(({ quick }) => quick)) {
  test(`${fault.tried}: ${fault.expected}`, async () => {
    test.setTimeout(600_000);
    const finding = await fault.run(timeFactor);
    expect(finding, finding?.seen).toMatchObject({ asExpected: true });
  });
}
