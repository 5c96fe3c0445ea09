import HomePage, { metadata as homeMetadata } from '@/app/(site)/page';

/*
 * The home page and the list as everybody meets them first, without a query. `next.config.mjs` hands `/` and
 * `/properties` to the routes in here, which are rendered once and kept for a minute, and leads away whoever asks for
 * them by name; a list that was asked for is rendered by `app/(site)/properties/page.tsx` itself. They have a parameter,
 * which is always `everyone`, because a route without one would be rendered when the site is built, before there is a
 * catalogue.
 */

export const revalidate = 60;

export const generateStaticParams = () => [];

export const metadata = homeMetadata;

export default HomePage;
