import type { JoinedFile } from '../joined-file';
import type { Suggestions } from '../mapping/choose-columns';
import type { MappedField } from '../mapping/guess/choices';
import type { Mapping } from '../mapping/mapping-schema';
import type { FieldChange } from '../report/field-changes';
import type { RepeatedList } from '../report/repeated-list';
import type { FindingKind, ImportSummary } from '../report/report';
import type { Format } from '../source/detect-format';

/** What an import of an upload would do. */
export type Examination = {
  feed: string;
  /** Whether an earlier upload had this name. */
  isKnown: boolean;
  format: Format;
  /** Which sheet of a workbook is read. Absent in examinations by an earlier version. */
  sheetNote?: string | null;
  mapping: Mapping | null;
  /** For a file of unknown form: its columns, and what the mapping takes from them. */
  columns: { path: string; example: string }[];
  fields: MappedField[];
  /** Points to check in the mapping. */
  notes: string[];
  unused: string[];
  /** Columns that the mapping reads and the table does not have. */
  missingColumns: string[];
  /** Columns that probably replace the missing ones. Absent in examinations by an earlier version. */
  suggestions?: Suggestions;
  /** An earlier list with the same properties. Absent in examinations by an earlier version. */
  repeated?: RepeatedList | null;
  /** An earlier list that has the same projects. Absent in examinations by an earlier version. */
  shared?: SharedProjects | null;
  /**
   * The second file, how many properties it completes and adds, and whether it became much shorter; null without one.
   * Absent like `shared`.
   */
  joined?: (JoinedFile & { completed: number; added: number; shorter?: ShorterFile | null }) | null;
  /** Why the second file cannot be used; null when it can, and without one. Absent like `shared`. */
  joinedProblem?: string | null;
  /** Whether the last import of this list had a second file, and this one has none. Absent like `shared`. */
  lacksJoined?: boolean;
  /** Why nothing can be imported; null when something can. */
  refusal: string | null;
  counts: Pick<ImportSummary, 'read' | 'skipped' | 'created' | 'updated' | 'unchanged' | 'units'> & {
    refused: number;
    /** Properties that the file itself marks as removed. */
    removed: number;
    /** Properties of this feed that are on the site, and those of them that the file does not have. */
    shown: number;
    missing: number;
    samples: number;
  };
  /** What the changed properties have on the site now and would have. Absent in examinations by an earlier version. */
  changes?: FieldChange[];
  problems: Problem[];
  /** The first properties, under `previewHeadings`. */
  preview: string[][];
};

/** How many properties of a new list have title and developer of one of an earlier list. */
export type SharedProjects = { feed: string; count: number };

/** A second file with less than half of the rows that it had in the last import of the list. */
export type ShorterFile = { rows: number; before: number };

export type Problem = { result: FindingKind; reason: string; count: number; example: string };

/** A feed of earlier uploads. */
export type KnownFeed = {
  name: string;
  /** Null when its files need none. */
  mapping: Mapping | null;
  /** Rows of the second file of its last import; null without one. */
  joinedRows: number | null;
};
