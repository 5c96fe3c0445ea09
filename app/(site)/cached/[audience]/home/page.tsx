import HomePage, { metadata as homeMetadata } from '@/app/(site)/page';

/*
 * The home page and the list without a query, rendered once and cached for a minute. `next.config.mjs` rewrites `/` and
 * `/properties` to these routes and redirects direct requests. The parameter keeps Next from rendering them at build
 * time, when there is no catalogue yet; it is `everyone`, for the list the requested path.
 */

export const revalidate = 60;

export const generateStaticParams = () => [];

export const metadata = homeMetadata;

export default HomePage;
