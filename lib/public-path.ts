/** The public path of a page: pages in `app/(site)/cached` are rendered under an internal path. */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/^\/cached\/[^/]+(?=\/)/, '');
  return path === '/home' ? '/' : path;
}
