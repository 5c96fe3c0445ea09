/* Market data modelled on the Emirates: places, property types and words for names. */

export const places: readonly (readonly [
  { city: string; districts: readonly (readonly [string, number])[] },
  number,
])[] = [
  [
    {
      city: 'Dubai',
      districts: [
        ['Dubai Marina', 14],
        ['Downtown Dubai', 11],
        ['Business Bay', 12],
        ['Palm Jumeirah', 8],
        ['Jumeirah Village Circle', 14],
        ['Dubai Hills Estate', 9],
        ['Dubai Creek Harbour', 7],
        ['Mohammed Bin Rashid City', 6],
        ['Jumeirah Lake Towers', 6],
        ['Arabian Ranches', 4],
        ['DAMAC Hills', 4],
        ['Dubai South', 5],
        ['Al Furjan', 4],
        ['Emirates Hills', 1],
        ['Bluewaters', 1],
        ['City Walk', 2],
        ['Dubai Silicon Oasis', 3],
        ['Meydan', 3],
        ['Tilal Al Ghaf', 2],
        ['The Valley', 2],
      ],
    },
    62,
  ],
  [
    {
      city: 'Abu Dhabi',
      districts: [
        ['Saadiyat Island', 5],
        ['Yas Island', 6],
        ['Al Reem Island', 7],
        ['Al Raha Beach', 3],
        ['Jubail Island', 1],
        ['Masdar City', 2],
      ],
    },
    18,
  ],
  [
    {
      city: 'Sharjah',
      districts: [
        ['Aljada', 5],
        ['Al Khan', 3],
        ['Tilal City', 2],
        ['Maryam Island', 2],
      ],
    },
    8,
  ],
  [
    {
      city: 'Ras Al Khaimah',
      districts: [
        ['Al Marjan Island', 6],
        ['Mina Al Arab', 3],
        ['Al Hamra Village', 2],
      ],
    },
    7,
  ],
  [
    {
      city: 'Ajman',
      districts: [
        ['Al Zorah', 3],
        ['Emirates City', 2],
      ],
    },
    3,
  ],
  [
    {
      city: 'Umm Al Quwain',
      districts: [
        ['Siniya Island', 2],
        ['Mistral', 1],
      ],
    },
    2,
  ],
];

/** Communities of each district: one of these words, an ending and a number. */
export const communityBeginnings = [
  ['Acacia', 'Amaranta', 'Casares', 'Elora'],
  ['Flora', 'Hazel', 'Joya', 'Kaya'],
  ['Lila', 'Mimosa', 'Narcissus', 'Olea'],
  ['Primrose', 'Rosalia', 'Samara', 'Talia'],
] as const;
export const communityEndings = [
  'Row',
  'Mews',
  'Walk',
  'Rise',
  'Vale',
  'Meadow',
  'Crest',
  'Grove',
  'Dell',
  'Brook',
] as const;

/** Bedroom range, and the means of square feet and AED per square foot. */
type Kind = { type: string; bedrooms: readonly [number, number]; area: number; rate: number };

export const kinds: readonly (readonly [Kind, number])[] = [
  [{ type: 'Apartment', bedrooms: [0, 3], area: 900, rate: 1_700 }, 54],
  [{ type: 'Villa', bedrooms: [3, 7], area: 5_200, rate: 1_500 }, 14],
  [{ type: 'Townhouse', bedrooms: [2, 5], area: 2_400, rate: 1_250 }, 13],
  [{ type: 'Penthouse', bedrooms: [3, 6], area: 5_600, rate: 3_100 }, 6],
  [{ type: 'Duplex', bedrooms: [2, 4], area: 2_100, rate: 1_900 }, 5],
  [{ type: 'Office', bedrooms: [0, 0], area: 1_300, rate: 1_600 }, 5],
  [{ type: 'Plot', bedrooms: [0, 0], area: 9_000, rate: 420 }, 3],
];

/** Construction status with its range of completion in percent. */
type Stage = { status: string; completion: readonly [number, number] };

export const propertyStatuses: readonly (readonly [Stage, number])[] = [
  [{ status: 'Ready', completion: [100, 100] }, 34],
  [{ status: 'Off Plan', completion: [0, 45] }, 36],
  [{ status: 'Under Construction', completion: [20, 95] }, 25],
  [{ status: 'Coming Soon', completion: [0, 0] }, 5],
];

export const salesStatuses = [
  ['available', 72],
  ['sold', 12],
  ['reserved', 7],
  ['under_construction', 5],
  ['coming_soon', 4],
] as const;

export const facilities = [
  'Swimming Pool',
  'Gymnasium',
  'Private Beach',
  'Concierge',
  'Valet Parking',
  'Spa',
  'Padel Court',
  'Co-working Lounge',
  'Children’s Play Area',
  'Landscaped Gardens',
  'Cinema Room',
  'Marina Berths',
  'Jogging Track',
  'Rooftop Terrace',
] as const;

export const nameBeginnings = [
  'Alba',
  'Azure',
  'Cala',
  'Cedar',
  'Coral',
  'Crescent',
  'Dune',
  'Ellington',
  'Fairway',
  'Falcon',
  'Golf',
  'Harbour',
  'Horizon',
  'Ivory',
  'Jasmine',
  'Lagoon',
  'Laurel',
  'Lumen',
  'Mirage',
  'Oasis',
  'Opal',
  'Orchid',
  'Palmera',
  'Pearl',
  'Quay',
  'Saffron',
  'Sahara',
  'Serene',
  'Solace',
  'Sidra',
  'Tamar',
  'Terra',
  'Vela',
  'Verde',
  'Vista',
  'Waves',
  'Zahra',
  'Zenith',
] as const;

export const nameEndings = [
  'Residences',
  'Heights',
  'Tower',
  'Gardens',
  'Villas',
  'Views',
  'Place',
  'Court',
  'Collection',
  'House',
  'Terraces',
  'Park',
  'Shores',
  'Estate',
  'One',
  'Reserve',
  'Point',
  'Gate',
  'Mansions',
  'Quarter',
] as const;

export const arabicNames = ['أبراج', 'حدائق', 'شاطئ', 'مرسى', 'نخلة', 'واحة', 'لؤلؤة', 'خليج'] as const;
export const arabicQualities = ['الأفق', 'الذهب', 'الصحراء', 'النور', 'البحر', 'السماء', 'الياسمين'] as const;

export const developerFirst = [
  'Aldar',
  'Amaya',
  'Binghatti',
  'Cassia',
  'Danub',
  'Ember',
  'Fajr',
  'Gulfline',
  'Halcyon',
  'Imtiyaz',
  'Jadaf',
  'Kasbah',
  'Lootah',
  'Meridian',
  'Nakhla',
  'Omniya',
  'Prestige',
  'Qasr',
  'Rimal',
  'Select',
  'Tiger',
  'Umbra',
  'Vincitore',
  'Wasl',
  'Zaya',
] as const;
export const developerLast = ['Properties', 'Developments', 'Estates', 'Holding', 'Living', 'Group'] as const;
