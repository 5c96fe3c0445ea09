/** How often a visible screen of the desk refreshes; it also does on focus. */
export const refreshing = {
  refetchInterval: 25_000,
  refetchOnWindowFocus: true,
  refetchOnMount: false,
} as const;
