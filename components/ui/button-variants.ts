const variants = {
  gold: 'button-gold',
  dark: 'button-dark',
  line: 'button-line',
  soft: 'button-soft',
  ghost: 'button-ghost',
  plain: 'button-plain',
} as const;

const sizes = { lg: 'button-lg', md: 'button-md', icon: 'button-icon', text: 'button-text' } as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** Button styles, in the components layer of globals.css, so that utilities override them without a merging library. */
export function buttonVariants({ variant = 'dark', size = 'lg' }: ButtonLook = {}): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}
