import { SavedProperties } from '@/components/favorites/saved-properties';
import { ContactLinks } from '@/components/site/contact-links';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Saved Properties',
  description: 'The properties that you marked with a heart, in one place.',
  path: routes.favorites,
  index: false,
});

/** The same for everyone: the visitor's properties are read in the browser, because only the API gets their cookie. */
export default function FavoritesPage() {
  return (
    <div className="page pt-12 pb-20 lg:pt-21 lg:pb-28">
      <header className="pb-10 lg:pb-14">
        <p className="label">Favourites</p>
        <h1 className="display-lg mt-4">Saved Properties</h1>
        <p className="mt-5 max-w-[56ch] text-balance text-stone">
          Every home you gave a heart, shown in this browser alone. No account needed.
        </p>
      </header>
      <section aria-label="Saved properties">
        <noscript>
          <EmptyState title="Saving needs JavaScript" actions={<ContactLinks className="justify-center" />}>
            Switch it on in your browser to save properties. Or tell us which ones you like, and we’ll keep
            them in mind.
          </EmptyState>
        </noscript>
        <div className="noscript:hidden">
          <SavedProperties />
        </div>
      </section>
    </div>
  );
}
