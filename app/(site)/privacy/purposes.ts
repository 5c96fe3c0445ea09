import { counted } from '@/lib/format/counted';

/**
 * Processing purposes with legal basis and retention.
 * @param months after which enquiries are anonymised; 0 keeps them
 */
export const purposes = (months: number) => [
  {
    title: 'Enquiries',
    what: 'Name, email, subject and message; telephone number if you give it; the property and the page you wrote from; the time; which texts you agreed to; with your consent to analytics, the campaign or site that brought you here.',
    basis: 'Your consent when you send the form, and the steps you ask for before a contract.',
    kept:
      months > 0
        ? `${counted(months, 'month')} after our last contact, unless a contract follows.`
        : 'Until you ask us to erase them.',
  },
  {
    title: 'Clients',
    what: 'What a sale or purchase needs: identity documents, contracts, proof of funds where the law asks for it.',
    basis: 'The contract with you, and our duties under real-estate and anti-money-laundering law.',
    kept: 'At least five years after the transaction, as that law requires.',
  },
  {
    title: 'Newsletter',
    what: 'Email address, and the times of request, confirmation and leaving. Nothing is sent before you confirm by the link that we mail you.',
    basis: 'Your consent.',
    kept: 'Until you unsubscribe. After that we keep the address only to make sure that it is not written to again, or erase it at your request.',
  },
  {
    title: 'Favourites',
    what: 'A random number in a cookie, and the properties marked with it. We keep only a digest of the number and cannot tell who you are.',
    basis: 'You ask for it by marking a property.',
    kept: 'A year after you last came back; 30 days if you never did. The cookie lasts one year.',
  },
  {
    title: 'Security of the site',
    what: 'Your network address, to limit how many messages one sender can send.',
    basis: 'Our duty to keep processing secure.',
    kept: 'In memory for minutes; it is not written down by this site.',
  },
  {
    title: 'Counted pages and buttons',
    what: 'Numbers of readers per article and of presses of contact buttons per property, without anything about who it was.',
    basis: 'None is needed: these are not personal data.',
    kept: 'As long as the article or the property is published.',
  },
  {
    title: 'Analytics',
    what: 'Pages visited, contact buttons pressed, kind of device and approximate region, through Google Analytics with shortened network addresses.',
    basis: 'Your consent; nothing is loaded before you give it.',
    kept: '14 months; its cookies until you withdraw, at most two years.',
  },
];
