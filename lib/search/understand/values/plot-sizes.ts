import type { Vocabulary } from '../meaning';
import { phraseAt } from '../tokens/phrase-at';
import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { areaAt } from './amounts';
import { bedroomsAt } from './rooms';
import { bareSizeAt, builtUp } from './sizes';

const plots = phraseList(
  'plot | plot of | plot size | plot size of | plot area | plot area of | land size | land area',
);
const separators = new Set([':', '-', '=', 'is']);

/**
 * Number of tokens of the size of the plot that a home stands on, which no filter expresses: "villa with 5000 sqft plot".
 * 0 where none starts, and where the plot itself is for sale: "plot 5000 sqft".
 */
export function plotSizeAt(tokens: Token[], start: number, vocabulary: Vocabulary): number {
  const end = endOfPlotSize(tokens, start);
  if (end === start) return 0;
  const asksForHome = tokens.some((_, at) => (at < start || at >= end) && isOfHome(tokens, at, vocabulary));
  return asksForHome ? end - start : 0;
}

/** "Plot 5000 sqft", "5000 sqft plot"; `start` when there is none. */
function endOfPlotSize(tokens: Token[], start: number): number {
  const plot = phraseLengthAt(tokens, start, plots);
  const at = start + plot + (plot > 0 && separators.has(textAt(tokens, start + plot)) ? 1 : 0);
  // "4500 bua 7000 plot": the label belongs to the number before it.
  const isLabelled = (label: number) =>
    builtUp.has(textAt(tokens, label)) && bareSizeAt(tokens, label - 1) !== null;
  if (plot === 0 && isLabelled(start)) return start;
  // "Villa 7000 plot", unlike "villa 5000-7000 plot" and "gfa 20000 plot"
  const isAfterWord = tokens[start - 1]?.kind === 'word' && !builtUp.has(textAt(tokens, start - 1));
  const mayBeBare = plot > 0 || isAfterWord || isLabelled(start - 1);
  const size = (areaAt(tokens, at) ?? (mayBeBare ? bareSizeAt(tokens, at) : null))?.length ?? 0;
  if (size === 0) return start;
  if (plot > 0) return at + size;
  const end = at + size + phraseLengthAt(tokens, at + size, plots);
  // In "BUA 3000 plot 5000 sqft" and "3000 sqft plot 5000", the second size is the plot's.
  return end > at + size && areaAt(tokens, end) === null && bareSizeAt(tokens, end) === null ? end : start;
}

function isOfHome(tokens: Token[], at: number, vocabulary: Vocabulary): boolean {
  const meaning = phraseAt(tokens, at, vocabulary)?.meaning;
  const isHome = meaning?.kind === 'property_type' && phraseLengthAt(tokens, at, plots) === 0;
  return isHome || builtUp.has(textAt(tokens, at)) || bedroomsAt(tokens, at) !== null;
}
