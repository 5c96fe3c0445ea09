/* The name of an upload's feed. Shared with the browser. */

export const maxUploadName = 40;

const pattern = new RegExp(`^[a-z0-9][a-z0-9-]{0,${maxUploadName - 1}}$`);

export function isUploadName(name: string): boolean {
  return pattern.test(name);
}
