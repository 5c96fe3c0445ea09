import { splitPhrases } from './split-phrases';

/*
 * Words for property types. A family stands for all types of the catalogue whose names contain one of its words; without
 * such a type, its words are searched as whole words.
 */
export type TypeFamily = { words: readonly string[]; notIn?: readonly string[]; isOfApartment?: boolean };

export const apartmentWords = 'apartment apartments apt apts flat flats 公寓 شقة квартира'.split(' ');

export const typeFamilies: readonly TypeFamily[] = [
  {
    words: splitPhrases(`
      apartment | apartments | apt | apts | appartment | apartement | flat | flats | condo | condos |
      condominium | condominiums | residential apartment | شقة | شقق | آپارتمان | آپارتمانها | квартира |
      квартиры | квартиру | апартаменты | апартамент | апарты | квартир | квартире | shiqqa | shigga | shuqa | shuqaq |
      shaqqa | shaqa | shuqqa | shoqqa | appartement | appart | apparts | wohnung | ferienwohnung | eigentumswohnung | apartamento | appartamento | kvartira |
      kvartiru | kvartiry | apartamenty | apartamenti | apartaman | apartman | apartement | 公寓 | daire | piso | pisos | apartament | apartamentos | appartamenti | appartements | wohnungen | mieszkanie | mieszkania | mieszkan`),
    notIn: ['hotel', 'serviced', 'building'],
  },
  {
    words: splitPhrases(`
      hotel apartment | hotel apartments | serviced apartment | serviced apartments | hotel room |
      hotel rooms | شقة فندقية | شقق فندقية | هتل آپارتمان`),
  },
  {
    words: splitPhrases(`
      villa | villas | vila | vilas | luxusvilla | luxusvillen | villain | فيلا | فلل | فيلات | ویلا | ویلاها | ویلای | вилла | виллы | виллу |
      вилл | вилле | فلة | فله | filla | fila | villu | 别墅 | 独栋别墅 | villy | detached house | detached houses | independent house | independent houses | independent villa |
      коттедж | коттеджи | коттеджа`),
  },
  {
    words: splitPhrases(`
      townhouse | townhouses | town house | town houses | townhome | townhomes | town home | th | ths | t h |
      row house | row houses | terraced house | terraced houses | terrace house | reihenhaus | reihenhäuser | maison de ville | maisons de ville | maison mitoyenne | villetta a schiera | villette a schiera | adosado | casa adosada | casas adosadas | chalet adosado | تاون هاوس | تاونهاوس | منزل | تاون هوس | таунхаус | таунхаусы | таунхауса | taunhaus |
      联排别墅 | 联排 | taunkhaus`),
  },
  {
    words: splitPhrases(`
      penthouse | penthouses | pent house | dachwohnung | dachgeschosswohnung | attico | ático | pent houses | ph | بنتهاوس | بنت هاوس | بنتهاوس | پنت هاوس |
      پنتهاوس | пентхаус | пентхаусы | penthaus | 顶层公寓 | 顶层豪宅 | pentkhaus`),
    isOfApartment: true,
  },
  {
    words: [
      'duplex',
      'duplexes',
      'maisonette',
      'maisonettes',
      'دوبلكس',
      'دوبلکس',
      'дуплекс',
      'дуплексы',
      'двухуровневая',
      'двухуровневую',
      'двухуровневые',
      '复式',
    ],
    isOfApartment: true,
  },
  { words: ['triplex', 'triplexes', 'تريبلكس'], isOfApartment: true },
  { words: ['loft', 'lofts', 'لوفت'], isOfApartment: true },
  { words: ['mansion', 'mansions', 'palace', 'palaces', 'قصر', 'قصور'] },
  { words: ['bungalow', 'bungalows'] },
  { words: ['compound', 'compounds', 'مجمع سكني'] },
  {
    words: splitPhrases(`
      plot | plots | land | lands | residential plot | residential land | land plot | أرض | اراضي |
      قطعة أرض | أرض سكنية | زمین | grundstück | grundstücke | terrain à bâtir | terrain | terrains | terreno | terrenos | участок | участки | земельный участок | участок земли | земля | 土地 | 地块 | ard | zameen | zamin`),
  },
  {
    words: splitPhrases(`
      office | offices | ofc | office space | workspace | workspaces | مكتب | مكاتب | دفتر کار | офис | офисы |
      офиса | 写字楼 | 办公室 | maktab`),
  },
  {
    words: splitPhrases(`
      shop | shops | 商铺 | retail | retail space | store | showroom | showrooms | محل | محلات | مغازه | магазин | магазины | dukkan | dukan`),
  },
  { words: ['warehouse', 'warehouses', 'storage', 'مستودع', 'انبار'] },
  { words: ['building', 'buildings', 'whole building', 'bulk units', 'مبنى', 'بناية', 'عمارة'] },
  { words: ['labour camp', 'labor camp', 'staff accommodation', 'سكن عمال'] },
  { words: ['full floor', 'half floor', 'whole floor'] },
  {
    words: splitPhrases(`
      commercial | commercial property | commercial properties | تجاري | تجارية | تجاری | коммерческая |
      коммерческую | коммерческие | коммерческое | коммерческая недвижимость | коммерческую недвижимость |
      коммерческой недвижимости | коммерческое помещение | коммерческие помещения | 商业地产 | 商业物业`),
  },
];

/** Words for several families: a house is a villa or a townhouse. */
export const wideTypeWords: readonly { words: readonly string[]; families: readonly string[] }[] = [
  {
    words: splitPhrases(`
      house | houses | semi detached | semi detached house | semi detached houses | semi detached villa | بيت | بيوت | خانه | дом | дома | дому | dom | domy | ghar | makan | makaan | kothi | beit | bait | bayt | casa | casas | maison | maisons | haus | häuser | einfamilienhaus | familienhaus`),
    families: ['villa', 'townhouse'],
  },
];

export const studioWords: readonly string[] = splitPhrases(`
  studio | studios | studio apartment | studio apartments | studio flat | bachelor | استوديو | ستوديو |
  استودیو | студия | студию | студии | 单间 | 开间 | 单身公寓 | istudio | estudio | kawalerka | kawalerki | studyo | studiya | studiyu |
  studia | studioo | 1 rk | rk | monolocale | monolocali`);
