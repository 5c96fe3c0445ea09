/** Whether a picture's URL is on one of these hosts; `*.example.com` matches every subdomain. */
export function isAllowedHost(url: string, hosts: readonly string[]): boolean {
  const { hostname, port } = new URL(url);
  return port === '' && hosts.some((host) => matches(hostname, host));
}

function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*') ? hostname.endsWith(pattern.replace(/^\*+/, '')) : hostname === pattern;
}
