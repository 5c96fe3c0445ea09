/*
 * Words for property types. A family covers every type of the catalogue whose name contains one of its words; without
 * such a type, its words are searched as whole words.
 */
export type TypeFamily = { words: readonly string[]; notIn?: readonly string[] };

export const typeFamilies: readonly TypeFamily[] = [
  {
    words: [
      'apartment',
      'apartments',
      'apt',
      'apts',
      'appartment',
      'apartement',
      'flat',
      'flats',
      'condo',
      'condos',
      'condominium',
      'condominiums',
      'residential apartment',
      'شقة',
      'شقق',
      'آپارتمان',
      'آپارتمانها',
      'квартира',
      'квартиры',
    ],
    notIn: ['hotel', 'serviced', 'building'],
  },
  {
    words: [
      'hotel apartment',
      'hotel apartments',
      'serviced apartment',
      'serviced apartments',
      'hotel room',
      'hotel rooms',
      'شقة فندقية',
      'شقق فندقية',
      'هتل آپارتمان',
    ],
  },
  { words: ['villa', 'villas', 'vila', 'vilas', 'فيلا', 'فلل', 'فيلات', 'ویلا', 'ویلاها', 'вилла', 'виллы'] },
  {
    words: [
      'townhouse',
      'townhouses',
      'town house',
      'town houses',
      'townhome',
      'townhomes',
      'town home',
      'th',
      'ths',
      'row house',
      'تاون هاوس',
      'تاونهاوس',
      'منزل',
      'تاون هوس',
    ],
  },
  {
    words: [
      'penthouse',
      'penthouses',
      'pent house',
      'pent houses',
      'ph',
      'بنتهاوس',
      'بنت هاوس',
      'بنتهاوس',
      'پنت هاوس',
      'پنتهاوس',
    ],
  },
  { words: ['duplex', 'duplexes', 'دوبلكس', 'دوبلکس'] },
  { words: ['triplex', 'triplexes', 'تريبلكس'] },
  { words: ['loft', 'lofts', 'لوفت'] },
  { words: ['mansion', 'mansions', 'palace', 'palaces', 'قصر', 'قصور'] },
  { words: ['bungalow', 'bungalows'] },
  { words: ['compound', 'compounds', 'مجمع سكني'] },
  {
    words: [
      'plot',
      'plots',
      'land',
      'lands',
      'residential plot',
      'residential land',
      'land plot',
      'أرض',
      'اراضي',
      'قطعة أرض',
      'زمین',
    ],
  },
  { words: ['office', 'offices', 'office space', 'workspace', 'workspaces', 'مكتب', 'مكاتب', 'دفتر کار'] },
  {
    words: [
      'shop',
      'shops',
      'retail',
      'retail space',
      'store',
      'showroom',
      'showrooms',
      'محل',
      'محلات',
      'مغازه',
    ],
  },
  { words: ['warehouse', 'warehouses', 'storage', 'مستودع', 'انبار'] },
  { words: ['building', 'buildings', 'whole building', 'bulk units', 'مبنى', 'بناية', 'عمارة'] },
  { words: ['full floor', 'half floor', 'whole floor'] },
  { words: ['commercial', 'commercial property', 'تجاري', 'تجاری'] },
];

/** Words for several families: a house is a villa or a townhouse. */
export const wideTypeWords: readonly { words: readonly string[]; families: readonly string[] }[] = [
  { words: ['house', 'houses', 'بيت', 'خانه'], families: ['villa', 'townhouse'] },
];
