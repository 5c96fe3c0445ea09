import type { LandingSubject } from './landing';

/* Texts of districts that catalogues write in two ways. */
const financialCentre =
  'DIFC is the Dubai International Financial Centre, a district of offices, galleries and restaurants with laws and courts of its own. Homes here are few, nearly all apartments, and minutes from the desk.';
const lakesTowers =
  'Jumeirah Lakes Towers stands across Sheikh Zayed Road from Dubai Marina: clusters of three towers around four lakes, home to the DMCC free zone, with two metro stations of its own.';

/** Introductions to districts. Geography and character only: figures change, and the page shows current ones. */
const districts: Record<string, string> = {
  'palm-jumeirah':
    'Palm Jumeirah is the palm-shaped island off the Jumeirah coast. Villas with their own beach line the fronds, apartments and hotels stand along the trunk and the crescent, and a monorail runs the length of the trunk to the mainland tram.',
  'downtown-dubai':
    'Downtown Dubai is the district around Burj Khalifa, the Dubai Fountain and The Dubai Mall. It is walkable by the standards of the city, and most homes are apartments in towers along Sheikh Mohammed bin Rashid Boulevard.',
  'business-bay':
    'Business Bay lies between Downtown and Al Quoz on both sides of the Dubai Water Canal. Offices and residential towers stand side by side, the promenade follows the water, and the metro stops at its edge on Sheikh Zayed Road.',
  'dubai-international-financial-centre': financialCentre,
  difc: financialCentre,
  'dubai-marina':
    'Dubai Marina is built around an artificial canal three kilometres long, between Sheikh Zayed Road and the beach of JBR. It is a district of towers, with the tram and two metro stations on its landward side.',
  bluewaters:
    'Bluewaters is an island off JBR, reached by a road bridge and a footbridge, with Ain Dubai, the observation wheel, at its tip. It is low-rise, small, and looks back at the Marina skyline.',
  'jumeirah-lakes-towers': lakesTowers,
  'jumeirah-lake-towers': lakesTowers,
  'dubai-hills-estate':
    'Dubai Hills Estate is a master community around an 18-hole golf course, inland between Al Khail Road and Umm Suqeim Street, with a central park, a mall, schools and a hospital. It has villas, townhouses and mid-rise apartments.',
  'al-barari':
    'Al Barari is one of the greenest communities of Dubai: low-density villas and apartments among themed gardens, streams and a botanical nursery, beside the Ras Al Khor road towards Dubailand.',
  'tilal-al-ghaf':
    'Tilal Al Ghaf is a gated community around a swimmable lagoon with sandy beaches, near Hessa Street in the west of Dubai. It consists of villas, townhouses and mansions, with schools inside.',
  'emirates-hills':
    'Emirates Hills is a gated community of villas built to their owners’ designs around the fairways of the Montgomerie golf course. Plots are large, and homes rarely come on the market.',
  'dubai-creek-harbour':
    'Dubai Creek Harbour is a waterfront district on Dubai Creek, across from the Ras Al Khor wildlife sanctuary and its flamingos. Apartment towers look over the water to the skyline of Downtown.',
  'mohammed-bin-rashid-city':
    'Mohammed Bin Rashid City reaches from Meydan towards Al Barari, close to Downtown. Its communities are built around parks and crystal lagoons, with villas, townhouses and apartments.',
  'jumeirah-bay':
    'Jumeirah Bay is an island in the shape of a seahorse off the coast of Jumeirah, joined to the mainland by a bridge of 300 metres. It has villas on large plots, a few low buildings and a marina.',
  'city-walk':
    'City Walk is a low-rise district of streets and squares between Al Wasl and Sheikh Zayed Road, with shops and cafés on the ground floors, near Downtown and the beach of Jumeirah.',
  'dubai-design-district':
    'Dubai Design District, d3 for short, is the quarter of studios, showrooms and galleries beside Business Bay on the creek extension, with residences now joining the workplaces.',
  'jumeirah-village-circle':
    'Jumeirah Village Circle is laid out in rings between Al Khail Road and Sheikh Mohammed bin Zayed Road. Apartments prevail, with villas and townhouses among them, and some thirty small parks.',
  'dubai-south':
    'Dubai South is the district around Al Maktoum International Airport and Expo City, in the south of the emirate. Its communities are young, low-rise and built with families in mind.',
  'al-quoz':
    'Al Quoz is known for its warehouses turned galleries, Alserkal Avenue first among them. Homes stand at its residential edges, central between Downtown, the coast and the Marina.',
  'saadiyat-island':
    'Saadiyat Island is the cultural island of Abu Dhabi, with the Louvre Abu Dhabi, university and school campuses, and a protected natural beach where turtles nest. Villas and low-rise apartments prevail.',
  'yas-island':
    'Yas Island in Abu Dhabi holds the Yas Marina Circuit, theme parks and a links golf course. Residential communities lie by the canals and the mangroves, some fifteen minutes from Zayed International Airport.',
  'al-marjan-island':
    'Al Marjan Island is a group of four coral-shaped islands off Ras Al Khaimah, with long beaches, hotels and apartment buildings, about an hour by road from Dubai International Airport.',
};

const types: Record<string, string> = {
  villa:
    'A villa stands on its own plot, usually with a garden and often with a pool. Within master communities owners pay a service charge for roads, landscaping and security, and extensions need the consent of the developer.',
  apartment:
    'Apartments are most of what is sold in Dubai, from studios to whole floors. Compare the service charge per square foot, the floor and the view, and whether parking belongs to the title.',
  penthouse:
    'A penthouse takes the top of its building: large terraces, higher ceilings, few neighbours. There are one to a handful in a tower, so a plan and an orientation matter more than an average price.',
  duplex:
    'A duplex is an apartment on two floors joined by a staircase of its own, often with a double-height living room: the feeling of a house with the services of a building.',
  townhouse:
    'Townhouses share walls with their neighbours and have a small garden or terrace each. They are the usual first step from an apartment to a home with a door of its own.',
  commercial:
    'Offices, shops and showrooms are sold freehold in designated zones. What may be done there depends on the licence, so settle the intended use before the unit.',
};

/** Text for known subjects; null for others. */
export function landingParagraph({ kind, slug }: Pick<LandingSubject, 'kind' | 'slug'>): string | null {
  const texts: Record<string, string> = { areas: districts, types, developers: {} }[kind];
  // A slug may equal an Object.prototype property such as `constructor`.
  return Object.hasOwn(texts, slug) ? (texts[slug] ?? null) : null;
}
