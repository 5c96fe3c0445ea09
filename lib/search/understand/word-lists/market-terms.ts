import { splitPhrases } from './split-phrases';

/*
 * Market terms without a filter. The terms in a row are equivalent, in several languages: a search for one finds all,
 * they are never corrected, and they are left out of a search when no property mentions them.
 */
export const marketTerms: readonly (readonly string[])[] = `
golden visa | إقامة ذهبية | الإقامة الذهبية | ویزای طلایی | золотая виза | золотую визу | золотой визы | 黄金签证 | golden residency
freehold | free hold | تملك حر | تمليك حر | فري هولد | фрихолд | 永久产权
leasehold | lease hold | حق انتفاع
payment plan | installments | instalments | installment plan | instalment plan | تقسيط | بالتقسيط | أقساط | خطة دفع | خطة سداد | اقساطی | рассрочка | рассрочку | в рассрочку | план оплаты | plan de paiement | plan de pago | plan de pagos | plano de pagamento | piano di pagamento | en plusieurs fois | a plazos | ratenzahlung | 分期付款 | 付款计划
furnished | with furniture | eşyalı | mobiliado | umeblowane | möbliert | möblierte | möbliertes | meublé | meublée | amueblado | arredato | مفروش | مفروشة | مبله | меблированная | с мебелью
unfurnished | غير مفروش | غير مفروشة | без мебели
sea view | sea views | sea facing | facing sea | overlooking sea | seaview | see view | ocean view | إطلالة بحرية | إطلالة بحر | مطلة على البحر | مطل على البحر | إطلالة على البحر | بإطلالة بحرية | بإطلالة على البحر | вид на море | vid na more | видом на море | meerblick | deniz manzaralı | deniz manzarası | widok na morze | widokiem na morze | z widokiem na morze | vue mer | vue sur mer | vue sur la mer | vista al mar | vistas al mar | vista mar | vista para o mar | vista mare | vista sul mare | دید دریا | ویو دریا | رو به دریا | 海景 | 海景房
private pool | piscina privada | piscina privata | privatpool | eigener pool | مسبح خاص | حمام سباحة خاص | частный бассейн | частным бассейном | piscine privée | استخر خصوصی | 私人泳池
swimming pool | pool | مسبح | حمام سباحة | бассейн | бассейном | piscina | basseyn | basseynom | s basseynom | basseinom | s basseinom | schwimmbad | piscine | basen | basenem | z basenem | havuzlu | havuz | استخر | 泳池 | 游泳池
balcony | balkon | balkonlu | balkonem | balcon | شرفة | بلكونة | بلكونه | балкон | балконом | بالکن | 阳台
garden | bahçeli | jardim | ogród | ogrodem | حديقة | сад | садом | jardin | jardín | giardino | garten | باغ | 花园
terrace | terrasse | terraza | terrazza | تراس | терраса | террасой | 露台
high floor | étage élevé | hohe etage | piso alto | piano alto | andar alto | yüksek kat | wysokie piętro | طابق مرتفع | طابق عالي | высокий этаж | высоком этаже | طبقه بالا | 高层
view | views | vw | vws | إطلالة
burj khalifa | برج خليفة | бурдж халифа | 哈利法塔 | 哈利法塔景 | 哈利法塔景观
ground floor | rez-de-chaussée | rez de chaussée | erdgeschoss | planta baja | piano terra
floor | floors | flr
beach | am strand | strandnähe | playa | spiaggia | شاطئ | البحر | пляж | пляжем | plage | ساحل دریا
metro | metro station | tube | underground station | مترو | المترو | метро | 地铁 | 近地铁 | métro
school | schools | lycée | colegio | scuola | مدرسة | المدرسة | مدارس | школа | школы | école | schule | 学校 | 学区 | 学区房
parking | parkplatz | garaje | otopark | موقف سيارات | مواقف | парковка | парковкой | паркинг | паркингом | پارکینگ | 停车位
maids room | maid room | servant room | servants room | غرفة خادمة | غرفة خدامة | комната для прислуги | комнатой для прислуги
investment | kapitalanlage | استثمار | استثماري | للاستثمار | инвестиции | سرمایه گذاری | 投资 | 投资房
roi | return on investment | عائد استثماري | доходность | بازدهی | 投资回报 | 回报 | 投资回报率 | 高回报
branded residence | branded residences | branded
short term rental | short term rentals | short let | airbnb
waterfront | seafront | front de mer | primera línea | primera línea de playa | fronte mare | am meer | am wasser | denize sıfır | frente mar | frente al mar | واجهة بحرية | على البحر | у моря | возле моря | на берегу моря | первая линия | на первой линии | 海边 | 滨海
low to high floor | low to high floors
lock up and leave | lock up & leave | lock and leave
vacant | شاغر | شاغرة | فارغة | خالی
`
  .trim()
  .split('\n')
  .map(splitPhrases);

/** The residence permit for buyers from a certain price on. */
export const goldenVisaTerms = marketTerms.find((terms) => terms.includes('golden visa')) ?? [];

/** Words of buyers and agents that must not be corrected as typing errors. */
export const marketWords: readonly string[] = `
  visa visas golden residency freehold leasehold eligible eligibility roi yield yields gross net airbnb bnb rental
  rentals tenant tenants tenanted vacant vot never lived possession distress distressed motivated urgent genuine exclusive
  resale assignment flip flipping snag snagging handover dld rera oqood ejari escrow noc mou trakheesi makani title
  deed mortgage cash finance financing loan lakh lakhs lac crore bua gfa plot upgraded refurbished renovated
  unfurnished furnished semi fully equipped shell core fitted basement elevator lift rooftop podium courtyard
  majlis diwaniya maid maids servant servants driver helper nanny labour labor camp staff accommodation visa investor investors
  ensuite commission waiver waived service charge charges fee fees discount promo bank auction off market single row corner
  back park facing beachfront waterfront skyline fountain metro tram bus school nursery
  mosque mall hospital dining restaurant restaurants nightlife supermarket clinic selling fast launch launches launching
  helipad jacuzzi sauna fixer soundproof brand branded valuation brochure brochures floorplan floorplans floor high mid low level end type view views beit bait
  bayt shuqa ghurfa sala lil bay ijar tamleek taqseet`
  .split(/\s+/)
  .filter(Boolean);
