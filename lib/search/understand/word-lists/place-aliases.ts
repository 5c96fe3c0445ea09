import type { NameGroup } from '../names/alias-kinds';

const districts: Record<string, string> = {
  Dubai: `
Jumeirah Village Circle | JVC | Village Circle | قرية جميرا الدائرية | جي في سي | جميرا فيلج سيركل | جميرا فيليج سيركل | الجميرا فيلج سيركل | الجي في سي | جمیرا ویلیج سیرکل | جی وی سی | Джумейра Вилладж Серкл | جميرا الدائرية | Джвс | Джей Ви Си | جميرا فيليدج سيركل | الجميرا فيليدج سيركل | قرية جميرا سيركل | قرية الجميرا سيركل | 朱美拉村圈 | 朱美拉环形村
Jumeirah Village Triangle | JVT | Village Triangle | قرية جميرا المثلثة | جي في تي | جی وی تی
Jumeirah Village | قرية جميرا | 朱美拉村
Jumeirah Lakes Towers | Jumeirah Lake Towers | JLT | Lake Towers | Lakes Towers | أبراج بحيرات جميرا | ابراج بحيرات الجميرا | برج‌های دریاچه جمیرا | جميرا ليك تاورز | جي ال تي | جی ال تی | 朱美拉湖塔 | 朱美拉湖塔区 | Джлт | Джей Эл Ти | Джумейра Лейк Тауэрс
Jumeirah Beach Residence | Jumeirah Beach Residences | Jumeirah Beach Residency | Jumeirah Beach Residents | JBR | جميرا بيتش ريزيدنس | جي بي آر | جي بي ار | جی بی آر | Джумейра Бич Резиденс | Джбр | 朱美拉海滩 | 朱美拉海滩住宅 | Джей Би Ар
Jumeirah Golf Estates | JGE | جميرا جولف استيت | عقارات جميرا للجولف
Jumeirah Islands | جزر جميرا
Jumeirah Park | جميرا بارك
Jumeirah Bay | Jumeirah Bay Island | Bulgari Island | خليج جميرا
Jumeirah Garden City | Jumeirah Gardens | JGC | حدائق جميرا
Jumeirah | Jumeira | Jumairah | 朱美拉 | جميرا | جمیرا | Джумейра
Madinat Jumeirah Living | MJL | مدينة جميرا ليفينج
Pearl Jumeirah | Pearl Jumeira | لؤلؤة جميرا
Mohammed Bin Rashid City | Mohammad Bin Rashid City | Mohamed Bin Rashid City | Mohammed Bin Rashid Al Maktoum City | MBR City | MBR | MBRC | مدينة محمد بن راشد | شهرک محمد بن راشد
Dubai International Financial Centre | DIFC | Financial Centre | مركز دبي المالي العالمي | مركز دبي المالي | دي آي اف سي | Дифс | Дифц | 迪拜国际金融中心
Palm Jumeirah | The Palm Jumeirah | The Palm | Palm | Palm Island | The Palm Island | Palm Islands | The Palm Islands | Palm Jumeirah Island | Palm Jumeirah Islands | PJ | نخلة جميرا | نخلة الجميرا | النخلة | جزيرة النخلة | جزيرة نخلة جميرا | Palma | Palme | پالم جمیرا | بالم جميرا | ذا بالم | نخل جمیرا | پالم | 棕榈岛 | 朱美拉棕榈岛 | Пальма | Пальме | Пальмы | Пальма Джумейра | Пальме Джумейра | Nakhla Jumeirah | Nakhlat Jumeirah | Nakheel Jumeirah | Nakhlat Jumeira | Al Nakhla | Nakhla | Палм Джумейра | остров Пальма
Palm Jebel Ali | Palm Jabal Ali | PJA | Палм Джебель Али | Пальма Джебель Али | نخلة جبل علي | پالم جبل علی
Palm Deira | نخلة ديرة
Dubai Islands | Deira Islands | Дубай Исландс | Дубай Айлендс | Острова Дубая | 迪拜群岛 | جزر دبي | جزایر دبی
Dubai Marina | Marsa Dubai | Marina | Marina Mall | Dubai Marina Mall | مرسى دبي | دبي مارينا | مارينا دبي | المارينا | مارينا | دبی مارینا | مارینا | 迪拜码头 | 码头区 | 迪拜滨海区 | 迪拜玛丽娜 | 码头 | Дубай Марина | Дубай Марине | Марина | Марине | Марины | Marsa | Mersa Dubai
Downtown Dubai | Dubai Downtown | Downtown | Down Town | Dwntwn | DT | DT Dubai | Downtown Burj Khalifa | Dubai Mall | Dubai Opera | وسط مدينة دبي | وسط دبي | وسط المدينة | داون تاون دبي | داون تاون | داونتاون | دبي داون تاون | داون تاون دبی | دانتون | دان تاون | 迪拜市中心 | 市中心 | Даунтаун | Даунтауне | центр Дубая | центре Дубая | Даунтаун Дубай | Wasat Dubai
Business Bay | B Bay | BBay | Biz Bay | BB | الخليج التجاري | خليج الأعمال | بزنس باي | بيزنس باي | بزنس بي | بیزینس بی | خلیج تجاری | 商业湾 | 商务湾 | Бизнес Бей | Бизнес Бэй | Бизнес-Бей | Бизнес Бее | Бизнес Бэе | Khalij Tijari | Al Khalij Al Tijari
Dubai Hills Estate | Dubai Hills | DHE | Hills Estate | Hills | دبي هيلز | دبي هيلز استيت | تلال دبي | دبی هیلز | 迪拜山庄 | 迪拜山 | Дубай Хиллс | Дубай Хиллс Эстейт | Дубай Хилс | Дубай Хиллз | Дубай Хилз
Emirates Living | الإمارات ليفينج
Emirates Hills | تلال الإمارات | إمارات هيلز | 酋长山 | 酋长山庄 | Эмирейтс Хиллс | Эмирейтс Хилс | Эмиратс Хиллс | Эмиратс Хилс
Dubai Creek Harbour | Dubai Creek Harbour (The Lagoons) | Creek Harbour | Dubai Creek | Creek | DCH | خور دبي | ميناء خور دبي | مرسى خور دبي | كريك هاربر | دبي كريك هاربر | كريك هاربور | دبي كريك هاربور | کریک هاربر | 云溪港 | 迪拜云溪港 | 迪拜溪港 | Дубай Крик | Крик Харбор | Крик Харбур | Дубай Крик Харбор | Дубай Крик Харбур
Dubai Harbour | Harbour | 迪拜海港 | Дубай Харбор | دبي هاربور | دبي هاربر | ميناء دبي
Emaar Beachfront | Emaar Beach Front | EBF | Эмаар Бичфронт | إعمار بيتش فرونت | إعمار بيتشفرونت | واجهة إعمار البحرية
Emaar South | إعمار الجنوب | اعمار ساوث
Dubai South | Dubai South (Dubai World Central) | Dubai World Central | DWC | Al Maktoum Airport | Al Maktoum International Airport | دبي الجنوب | دبي ساوث | Дубай Саут | 迪拜南城 | 迪拜南
Expo City | Expo City Dubai | Expo 2020 | Expo 2020 Dubai | مدينة إكسبو
Dubai Silicon Oasis | DSO | Silicon Oasis | Dubai Silicon | واحة دبي للسيليكون | واحة السيليكون | سيليكون أواسيس
Dubai Sports City | DSC | Sports City | مدينة دبي الرياضية | سبورت سيتي
Dubai Studio City | Studio City | مدينة دبي للاستوديوهات
Dubai Production City | Dubai Production City (IMPZ) | IMPZ | Production City | مدينة دبي للإنتاج
Dubai Media City | Media City | مدينة دبي للإعلام
Dubai Internet City | Internet City | مدينة دبي للإنترنت
Dubai Academic City | Academic City | Dubai International Academic City | International Academic City | DIAC | مدينة دبي الأكاديمية
Dubai Science Park | Science Park | مجمع دبي للعلوم
Dubai Design District | D3 | Design District | حي دبي للتصميم
Dubai Investment Park | Dubai Investments Park | Dubai Investment Park (DIP) | DIP | Investment Park | مجمع دبي للاستثمار
Dubai Healthcare City | DHCC | Healthcare City | مدينة دبي الطبية
Dubai Maritime City | Maritime City | DMC | مدينة دبي الملاحية
Dubai Industrial City | Industrial City | مدينة دبي الصناعية
Dubai Residence Complex | Dubailand Residence Complex | DLRC | مجمع دبي ريزيدنس
Dubailand | Dubai Land | Global Village | دبي لاند
Dubai Festival City | Festival City | DFC | دبي فستيفال سيتي
Dubai Water Canal | Water Canal | قناة دبي المائية
DAMAC Hills | Damak Hills | DAMAC Hills 1 | DH1 | Akoya by Damac | Akoya | 达马克山 | 达马克山庄 | Дамак Хиллс | Дамак Хилс | داماك هيلز | داماک هیلز
DAMAC Hills 2 | Damak Hills 2 | DH2 | Akoya Oxygen | Akoya 2 | Damac Hills II | داماك هيلز 2 | داماک هیلز 2 | Дамак Хиллс 2 | Дамак Хилс 2
DAMAC Lagoons | Damak Lagoons | Дамак Лагунс | 达马克潟湖 | 达马克泻湖 | داماك لاجونز
DAMAC Islands | داماك آيلاندز | جزر داماك
Damac Riverside | داماك ريفرسايد
Arabian Ranches | Arabian Ranches 1 | AR | AR1 | Ranches | المرابع العربية | المرابع | عربيان رانشز | عربيان رانشيز | 阿拉伯牧场 | Арабиан Ранчес | عربین رنچز | Аравиан Ранчес | Арабиан Ранчиз
Arabian Ranches 2 | Arabian Ranches II | Ranches 2 | AR2 | AR II | المرابع العربية 2
Arabian Ranches 3 | Arabian Ranches III | Ranches 3 | AR3 | AR III | المرابع العربية 3 | Арабиан Ранчес 3
Sobha Hartland | Hartland | Shoba Hartland | Shobha Hartland | Sobha Heartland | Sobha Hart Land | سوبها هارتلاند | شوبا هارتلاند | Собха Хартланд | Хартланд | 索巴哈特兰
Sobha Hartland 2 | Shoba Hartland 2 | Shobha Hartland 2 | Sobha Hartland II | Hartland 2 | Собха Хартланд 2 | سوبها هارتلاند 2
Bluewaters | Bluewaters Island | Blue Waters | Blue Waters Island | جزيرة بلوواترز | بلوواترز | بلو واترز | Блювотерс | 蓝水岛
La Mer | لا مير | Ла Мер
Port de La Mer | PDLM | بورت دي لا مير
City Walk | Citywalk | سيتي ووك | Сити Волк | Сити Уолк
Al Barari | البراري | Аль Барари
Al Furjan | الفرجان | Аль Фурджан | Аль Фуржан
Al Barsha | Mall of the Emirates | Mall of Emirates | البرشاء
Al Barsha South | Barsha South | البرشا جنوب | البرشاء جنوب
Barsha Heights | TECOM | Tecom | برشاء هايتس | تيكوم
Al Quoz | القوز
Al Jaddaf | Al Jadaf | Jaddaf Waterfront | الجداف
Al Wasl | الوصل
Al Khail Heights | الخيل هايتس
Umm Suqeim | Kite Beach | أم سقيم
Nad Al Sheba | Nad Al Sheba Gardens | ند الشبا
Meydan | Meydan City | ميدان | میدان | Мейдан | Мейдане
District One | District 1 | Meydan District One | ديستريكت ون
Tilal Al Ghaf | Tilal | Тилал Аль Гаф | Tilal Ghaf | Tilal Al Gaf | TAG | تلال الغاف
The Valley | Valley | ذا فالي | الوادي
Town Square | Nshama Town Square | Town Sq | تاون سكوير
The Oasis | Oasis by Emaar | The Oasis by Emaar | الواحة
The Springs | Springs | الينابيع
The Meadows | Meadows | السهول
The Lakes | Lakes | البحيرات
The Greens | Greens | الروضة
The Views | ذا فيوز
The World Islands | World Islands | The World | The Heart of Europe | جزر العالم
Mudon | مدن
Falcon City of Wonders | Falconcity of Wonders | Falcon City | Falconcity | فالكون سيتي
Mira | ميرا
Villanova | Villa Nova | فيلانوفا
Serena | سيرينا
Remraam | رمرام
Reem | ريم
Motor City | Dubai Motor City | موتور سيتي
Discovery Gardens | ديسكفري جاردنز
International City | Intl City | Int City | المدينة العالمية | انترناشونال سيتي
Culture Village | Jaddaf Culture Village | القرية الثقافية
Arjan | Dubailand Arjan | Miracle Garden | Арджан | أرجان | ارجان
Majan | ماجان
Liwan | ليوان
Jebel Ali | Jabal Ali | Джебель Али | جبل علي | جبل علی
Jebel Ali Village | Jabal Ali Village | قرية جبل علي
Mina Rashid | Port Rashid | Мина Рашид | Rashid Yachts and Marina | ميناء راشد
Sheikh Zayed Road | SZR | شارع الشيخ زايد
Za’abeel | Zabeel | زعبيل
Trade Centre | World Trade Centre | DWTC | المركز التجاري
Deira | Daira | ديرة | دیره
Bur Dubai | بر دبي | Бур Дубай
Al Nahda | النهدة
Mirdif | Mirdiff | مردف
Nad Al Hamar | Nad Al Hammar | ند الحمر
Al Warqa | Al Warqaa | الورقاء
Al Khawaneej | الخوانيج
Al Qusais | القصيص
Al Awir | العوير
Al Karama | Karama | الكرامة
Oud Metha | عود ميثاء
Al Mamzar | الممزر
Al Satwa | السطوة
Living Legends | ليفينج ليجندز
Wasl Gate | بوابة وصل
Athlon | أثلون
Ghaf Woods | غاف وودز
Grand Polo Club | Grand Polo Club and Resort | جراند بولو
Rukan | روكان
Uptown Dubai | Uptown | أبتاون دبي`,
  'Abu Dhabi': `
Saadiyat Island | Saadiyat | Louvre Abu Dhabi | Sadiyat | جزيرة السعديات | السعديات | سعدیات | Саадият | Остров Саадият | 萨迪亚特岛
Yas Island | Yas | Ferrari World | Disneyland Abu Dhabi | Disney Abu Dhabi | جزيرة ياس | یاس | Остров Яс | 亚斯岛 | Яс Айленд
Al Reem Island | Reem Island | Al Reem | Reem Hills | جزيرة الريم | الريم
Al Raha Beach | Raha Beach | شاطئ الراحة
Al Maryah Island | Maryah Island | جزيرة المارية
Al Jubail Island | Jubail Island | جزيرة الجبيل
Hudayriyat Island | Al Hudayriyat | Hudayriyat | جزيرة الحديريات
Masdar City | Masdar | مدينة مصدر`,
  'Ras Al Khaimah': `
Al Marjan Island | Wynn Casino | Wynn Resort | Wynn | Marjan Island | Al Marjan | Marjan | Аль Марджан | Марджан | جزيرة المرجان | المرجان
Mina Al Arab | Mina | ميناء العرب | مينا العرب
Al Hamra Village | Al Hamra | الحمرا فيليج | قرية الحمراء`,
  Sharjah: `
Aljada | Al Jada | الجادة
Maryam Island | جزيرة مريم`,
  Ajman: `
Al Zorah | الزوراء`,
};

const cities = `
Dubai | DXB | دبي | دبی | Дубай | Дубае | Дубаи | Дубая | Дубаю | 迪拜
Abu Dhabi | AUH | أبوظبي | أبو ظبي | ابوظبی | Abudhabi | Абу Даби | 阿布扎比
Sharjah | SHJ | الشارقة | شارجه | Шарджа | Шардже | 沙迦
Ajman | عجمان | Аджман
Ras Al Khaimah | RAK | Rasal Khaimah | Ras Al Khaima | Ras Al-Khaimah | رأس الخيمة | راس الخیمه | 哈伊马角 | 拉斯海马 | Рас эль Хайма | Рас аль Хайма
Fujairah | الفجيرة | فجیره
Umm Al Quwain | UAQ | Umm Al Quwein | أم القيوين
Al Ain | العين`;

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

/**
 * Names that buyers and feeds use for places. The names in a row mean the same place, whichever of them the catalogue
 * uses. Without such a place in the catalogue, they are searched as equivalent words.
 */
export const builtInPlaces: readonly NameGroup[] = [
  ...Object.entries(districts).flatMap(([city, text]) =>
    rowsOf(text).map((names): NameGroup => ({ kind: 'district', city, names })),
  ),
  ...rowsOf(cities).map((names): NameGroup => ({ kind: 'city', city: null, names })),
];
