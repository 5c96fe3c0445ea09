import { readFileSync } from 'node:fs';
import { colours } from './colours';

const styles = readFileSync('app/globals.css', 'utf8');

it.each(Object.entries(colours))('%s is the colour of the style sheet', (name, colour) => {
  expect(/^.*/.exec(styles.split(`--color-${name}: `)[1] ?? '')?.[0]).toBe(`${colour};`);
});
