import type { Upload } from './upload';

/** The name of the file of an upload, or of both: "units.json and details.json". */
export function fileNames({ file, joined_file }: Pick<Upload, 'file' | 'joined_file'>): string {
  return joined_file === null ? file : `${file} and ${joined_file}`;
}
