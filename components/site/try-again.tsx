import { Button } from '@/components/ui/button';

type TryAgainProps = {
  /** Without it, a link to the same URL, for visitors without JavaScript. */
  onRetry?: () => void;
  variant?: 'dark' | 'line';
};

export function TryAgain({ onRetry, variant }: TryAgainProps) {
  if (onRetry)
    return (
      <Button variant={variant} onClick={onRetry}>
        Try Again
      </Button>
    );
  return (
    <Button asChild variant={variant}>
      {/* biome-ignore lint/a11y/useValidAnchor: it links to the current URL */}
      <a href="">Try Again</a>
    </Button>
  );
}
