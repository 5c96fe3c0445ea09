import { writeFileSync } from 'node:fs';
import { drawIcons, spriteAddressOf } from './draw-icons';

/* `npx tsx scripts/icon-sprite.ts` writes the sprite of the icons in components/ui/icon-names.ts and prints the URL to set there. */

const sprite = drawIcons();
writeFileSync('public/sprite.svg', sprite);
console.log(spriteAddressOf(sprite));
