import { openDatabase } from '@/lib/database/connection';
import { analyze } from '@/lib/database/dialect';

const db = await openDatabase(process.argv[2]!);
const t = performance.now();
await analyze(db);
console.log('analyze', performance.now() - t);
await db.destroy();
