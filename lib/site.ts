import { contact } from './contact';
import { replyTime } from './reply-time';

const social: readonly { name: string; href: string }[] = [
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
  { name: 'Facebook', href: 'https://www.facebook.com/' },
];

/**
 * Everything an owner customises: name and contacts (lib/contact.ts), licences, promises, links. The values are
 * placeholders; phone and email can also be set from the environment.
 */
export const site = {
  tagline: 'Luxury Real Estate Since 2024',
  foundedYear: 2024,
  /** Heading of the home page and of the default share image, which has room for 90 characters. */
  headline: 'The finest addresses in the Emirates',
  description:
    'Private advisors for homes, penthouses and off-plan residences across Dubai and the Emirates.',
  ...contact,
  office: {
    name: contact.name,
    lines: ['Level 00, Example Tower', 'Business Bay, Dubai, UAE'],
    street: 'Level 00, Example Tower, Business Bay',
    city: 'Dubai',
    country: 'United Arab Emirates',
    countryCode: 'AE',
    latitude: 25.1857,
    longitude: 55.2744,
    hours: [{ days: 'Monday to Saturday', opens: '09:00', closes: '19:00' }],
  },
  licences: {
    /** Office registration number with the Real Estate Regulatory Agency. */
    orn: '00000',
    tradeLicence: '000000',
  },
  social,
  /** Company figures. Keep only what you can prove; pages leave empty ones out. */
  stats: {
    propertiesSold: '500+',
    years: '20+',
    satisfaction: '98%',
    salesVolume: '$2B+',
    availability: '24/7',
  },
  /** Phrases shown next to properties, and what the pages say about your work. Keep only what is true. */
  promises: {
    priced: ['Investment Ready', 'High ROI Potential'],
    unpriced: ['Contact Us for Pricing', 'Contact Required'],
    developer: 'Trusted Developer',
    highlights: ['Prime Location', 'High ROI Potential', 'Luxury Amenities'],
    response: `We'll respond ${replyTime}`,
    reply: `An advisor will reply ${replyTime}`,
    listings: 'Every home we list is licensed, available and priced as shown.',
    permits: 'Every listing carries its advertising permit and its real price.',
    standards: {
      quality: 'We visit, measure and photograph every home before we list it.',
      expertise: 'Licensed advisors with a track record in their districts.',
      service: 'One advisor from first call to handover, in your language.',
      value: 'Every cost, from service charge to resale, set out before you sign.',
    },
  },
} as const;
