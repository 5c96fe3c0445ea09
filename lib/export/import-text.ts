import { isAbsent } from '@/lib/catalog/parse/fields';
import { parseId } from '@/lib/catalog/parse/number';
import { isCleanLine } from '@/lib/catalog/parse/text';

/**
 * A stored line of text so that the importer reads it back unchanged: with HTML entities where it would otherwise see
 * an entity, a tag, broken encoding, or a placeholder such as "none".
 */
export function importText(text: string): string {
  return isCleanLine(text) && !isAbsent(text) ? text : encoded(text);
}

/** Like `importText`, for a name such as a city's, which the importer would read as an id when it is a number. */
export function importName(text: string): string {
  return parseId(text) === null ? importText(text) : encoded(text);
}

function encoded(text: string): string {
  const [first = ''] = text;
  return entity(first) + text.slice(first.length).replace(/[&<\u0080-\u00ff]/g, entity);
}

function entity(character: string): string {
  return character && `&#${character.codePointAt(0)};`;
}
