import type { FindingKind, ImportSummary, Reason } from '../report/report';
import type { Problem } from './examination';

const shownReasons = 25;

/** The findings of a dry run, each kind with its first reasons. */
export function problemsOf(summary: ImportSummary): Problem[] {
  const { refused, leftOut, unmapped, doubtful, undisclosed, newNames, typesFromTitles } = summary;
  const kinds: [FindingKind, Reason[]][] = [
    ['refused', refused],
    ['left out', leftOut],
    ['not in the table', unmapped],
    ['to be checked', doubtful],
    ['missing in advertisements', undisclosed],
    ['new name', newNames],
    ['type from the title', typesFromTitles],
  ];
  return kinds.flatMap(([result, reasons]) =>
    reasons
      .slice(0, shownReasons)
      .map(({ reason, count, first: [place] }) => ({ result, reason, count, example: exampleOf(place) })),
  );
}

function exampleOf(place: Reason['first'][number] | undefined): string {
  if (!place) return '';
  const { position, detail } = place;
  const title = position.title === null ? '' : ` “${position.title}”`;
  const value = detail?.value ? `, ${detail.column ?? 'value'}: ${detail.value}` : '';
  return `row ${position.index}${title}${value}`;
}
