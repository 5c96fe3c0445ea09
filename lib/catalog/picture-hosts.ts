/** Whether a picture's address is on one of these hosts; `*.example.com` matches every subdomain. */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  const { hostname, port } = new URL(address);
  return port === '' && hosts.some((host) => matches(hostname, host));
}

function matches(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*') ? hostname.endsWith(pattern.replace(/^\*+/, '')) : hostname === pattern;
}
