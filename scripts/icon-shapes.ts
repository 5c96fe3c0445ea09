import { writeFileSync } from 'node:fs';
import { drawIcons } from './draw-icons';

/* `npx tsx scripts/icon-shapes.ts` draws the icons of components/ui/icon-names.ts into icon-shapes.json beside it. */

writeFileSync('components/ui/icon-shapes.json', `${JSON.stringify(drawIcons(), null, 2)}\n`);
