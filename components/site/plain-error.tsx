/**
 * The error page when nothing else can be loaded. In the JavaScript of every page, so it imports neither the site's
 * constants nor its components.
 */
export function PlainError({ retry }: { retry: () => void }) {
  return (
    <div className="page band">
      <title>Unexpected Application Error!</title>
      <h1 className="display-lg max-w-200">Unexpected Application Error!</h1>
      <p className="mt-5 max-w-[52ch] text-stone">We couldn&rsquo;t load this page.</p>
      <div className="mt-9 flex flex-col gap-3 sm:flex-row">
        <button type="button" onClick={retry} className="button button-dark button-lg">
          Try Again
        </button>
        <a href="/contact" className="button button-line button-lg">
          Contact us
        </a>
      </div>
    </div>
  );
}
