import { fillCatalog } from '@/lib/catalog/generate/fill';
import { createSqlWriter } from '@/lib/catalog/sql/writer';
import { openDatabase } from '@/lib/database/connection';

const db = await openDatabase(process.argv[2]!);
const t = performance.now();
await fillCatalog(createSqlWriter(db), { count: Number(process.argv[3]), seed: 1, unitsPerProperty: 3 });
console.log(Math.round(performance.now() - t), 'ms');
await db.destroy();
