/**
 * `examining`: waits for its examination. `examined`: may be imported. `unusable`: cannot be read. `importing`: waits for
 * its import. `imported`: its file is deleted.
 */
export type UploadState = 'examining' | 'examined' | 'unusable' | 'importing' | 'imported';
