/** The site's colours where its style sheet does not reach: in mails, share images and browser toolbars. */
export const colours = {
  paper: '#fbf8f3',
  ink: '#14161a',
  night: '#0d0f14',
  stone: '#6b665d',
  gold: '#c9a45c',
  'gold-text': '#7d5f28',
} as const;
