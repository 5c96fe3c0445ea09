/** How often an open screen of the desk asks for news, while it is visible; besides, when it gets the focus. */
export const refreshing = {
  refetchInterval: 25_000,
  refetchOnWindowFocus: true,
  refetchOnMount: false,
} as const;
