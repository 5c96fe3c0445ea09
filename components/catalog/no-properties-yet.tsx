import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

/** Shown in place of properties while the catalogue is empty. */
export function NoPropertiesYet({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      actions={
        <Button asChild variant="line">
          <IntentLink href={routes.contact}>Contact Advisor</IntentLink>
        </Button>
      }
    >
      We&rsquo;re adding new properties to our collection. Ask us what&rsquo;s coming.
    </EmptyState>
  );
}
