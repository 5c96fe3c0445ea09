import { writeFileSync } from 'node:fs';
import { drawIcons } from './draw-icons';

/* `npx tsx scripts/icon-sprite.ts` writes the sprite of the icons in components/ui/icon-names.ts. */

writeFileSync('components/ui/icons.svg', drawIcons());
