import { splitPhrases } from './split-phrases';

/** Words without a meaning of their own, dropped when a search has other words; in no order. */
export const fillerWords: readonly string[] = splitPhrases(`
  for sale | on sale | to buy | for buying | buy | buying | sale | sell | purchase | but | in | at | on |
  the | a | an | of | to | and | with | near | nearby | close to | next to | around | by | built by | developed by | from | i want |
  i need | i am | im | looking for | search for | searching for | find | find me | show | show me | need |
  want | please | me | my | any | some | all | property | properties | home | homes | unit | units |
  residential | real estate | listing | listings | project | projects | development | developments |
  luxury | luxurious | best | nice | good | top | uae | emirates | united arab emirates | area | community |
  budget | price | priced | aed | dhs | dirham | dirhams | is | are | that | which | has | have | having |
  or | us | per | hi | hello | hey | dear | sir | madam | pls | plz | kindly | send | send me |
  pls send me | share | thanks | thank you | asap | interested | interested in | looking | looking to buy |
  seeking | searching | require | required | requirement | wanted | wanna | wanna buy | prefer |
  preferably | ideally | location | located | located in | somewhere | something | anything | only | just |
  cost | costs | costing | does | whats | got | left | lets | can | could | could you | can you | your |
  it | its | more | details | information | buyer | client | customer | viewing | viewing tomorrow |
  good morning | good afternoon | good evening | morning | morning all | good morning all | hi all | hello all | who | mortgage buyer | mortgage buyers |
  needs | inquiry | enquiry | investir | immobilier | immobilien | immobilie | возле | الجديدة | this week | next week | super built up area | super area | super built up | ready to close | ready to buy | ready to sign | buyer ready | client ready | cash ready | relocating | relocate | from london | from the uk | from uk | from india | from europe | buy to let | anywhere | where | where can i | how many |
  either | range | must | must be | must have | should be | should have | needs to be | ive | ive got | spend | to spend |
  family of two | family of three | family of four | family of five | family of six | moving | moving to | were | our | am | be | wife | husband | top 5 | top 10 | saw | ad | about | bayut |
  dubizzle | property finder | dm | invest | to invest | investing | requirements | property type |
  type of property | unit type | developer | developers | llc | options | deals | deal | available now |
  for | do you | do you have | you | have you | what | what can i | can i | i | we | is there | are there |
  there | this | that | thats | these | how much | good day | urgently | opposite | opposite to | adjacent to | beside | besides | between | in between |
  foreigner | foreigners | expat | expats | nri | nris | non resident | non residents | first time buyer | first time buyers | time to buy | this time | my parents | elderly parents | retirees | give me | get | get me | would like | like | suggest | available for | very | really | actually | sorry for | sorry for late reply | sorry for the late reply | sorry for the delay | sorry for bothering you | sorry to bother | sorry to bother you | sorry to disturb | sorry about | sorry if | regards | best regards | kind regards | warm regards | cheers | preferred | cant wait | nr | end user | end users | thanks in advance | thank you in advance | including fees | including all fees | fees included | incl fees | difference between | pays cash | paying cash |
  also | sale in | for rent or sale | now | today | bua | built up area | builtup area | plot size | size |
  uh | uhm | erm | hmm | u | ur | gud | optns | n | closer | closer to | sort | sort by | sorted by | maybe | perhaps | possibly | instead | or so | stuff | isnt it | isnt it possible | isnt there | arent there | why isnt there | why arent there | requires | our first | first home | first property |
  bonjour | bonsoir | je cherche | je recherche | nous cherchons | hola | busco | buscamos | hallo | guten tag | ich suche | wir suchen | suche | eine | einen | little | a little | bit | a bit | slightly | lil bay | en suite | en - suite | ensuite | req | check | availability | brochure | brochures | floor plans | floorplans | price list | exactly | enough | better | to see | would like to see | want to see | like to see | i would like to see | a place | place in | place for |
  place to live | compare | comparing | comparison | vs | versus | propertys | proprty | proprties | tell me | which |
  id like | id love | interested to buy | planning to buy | planning | thinking of | thinking of buying | kya | ya | aur |
  koi | mujhko | humko | bhai | brother | bro | needed | strictly | not strictly | no max budget | no maximum budget | dont call | dont call me | do not call | do not call me | do not contact | do not contact me | dont whatsapp | dont whatsapp me | no call | no calls | no whatsapp | should | wants | similar | not far from | not too far from | if possible | max budget | maximum budget | behind | across from | status | purpose | were after | we are after | im after | i am after | contact | contact me | call | call me | call now | whatsapp | whatsapp me | email me | mail me | can go | can pay | can afford | can stretch | stretch to | budget flexible | budget is flexible | flexible budget | cash buyer | cash buyers | kitne | kitna | kitni | acha | accha | dikhao | batao | ke liye | liye | ke saath | ke sath | saath | par | pe | ke paas | paas |
  hey siri | siri | alexa | hey google | ok google | okay google | ok | okay | everything | any developer |
  wid | search | down to | still there | is it still there | would love | i would love | we would love | so much | thanks so much | thank you so much | many thanks | anyone selling | is anyone selling | who is selling | asking | asking price | bada | badi | bade | mere ko | milega | milegi | upgrade from | looking to upgrade | to upgrade | my work | my office | my job | mother | father | mum and dad | wala | wale | wali | hone wala | hone wale | jaldi |
  anyone | does anyone have | does anyone know | anyone has | rate | rates | um i | um we | um so | okay so | so i | so we | so a | so basically | so basically a | why | why is | why are | then |
  how to | how to buy | someone | can someone | recommend | can you recommend | advise | please advise | what do i get | what do i get for | how do | how do i | basically |
  was thinking | i was thinking | thinking | fine | is fine | is fine too | any one |
  thought | i thought | first i thought | help | your help | for your help | help me | gives | change | change from | change to | switch to |
  fwd | forwarded | forwarded message | serious | serious only | serious buyer | serious buyers | serious buyers only |
  my email is | my e - mail is | my number is | my phone is | my phone number is | email | how far | how far is | steps from | steps to |
  steps away from | few steps from | price per sqft | price per sq ft | price per square foot | rate per sqft | rate per sq ft | daughter | son |
  next to each other | pay | without interest | no interest | interest free | my name is | comma | full stop | question mark | exclamation mark | overseas |
  who sells | when | when is | when will | average | average price | how many bedrooms | how many beds | areas |
  which areas | which area | similar to | alternative to | alternatives to | better than | than | wtb | wts |
  for living | to live | to live in | builder | builders | i search | look for | i look for | luxery | luxary |
  neer | akhi | habibi | bikam | fil | lena | lena hai | sabse |
  dlya | dar | bi | wa | hal | fih | fi | abi | abgha | uridu | urid | ureed | bai | mai |
  trouver | kauf | kauf einer | kauf eines | einer | einem | sofort | nahe | nahe der | à côté | à côté de | à côté du | vicino | vicino a | vicino al | vicino alla | perto | perto de | perto da | yakın | prices | prices of | price in | prices in | je voudrais | nous voudrions | jaimerais | j aimerais | pour | pour une famille | de luxe | quisiera | para | para una familia | de lujo | quero | com | em | di lusso | per famiglia | vorrei | ich möchte | wir möchten | möchte | für | für eine familie | szukam | dla rodziny |
  on cherche | cherche | recherche | je veux | coucher | a coucher | nous voulons | zum kauf | wir moechten | ich moechte |
  cerca | cerca de | cerca del | cerca de la | del | quiero | busca | se busca | cerco | cerco una | cerchiamo | comprare | comprare un | comprare una | comprar | comprar un | comprar una | busco una | vorrei | vorrei una | in vendita |
  auf | auf der | auf dem | auf den | der | die | das | ein | un | une | proche | proche de | proche de la | proche du | pres de | pres de la | pres du | achat | con | avec | mit | und | et | en | von | zum verkauf | kaufen | à vendre | acheter | en venta | comprar |
  salam | satilik | na | v | kupit | prodazha | nedvizhimost | chahiye | chaiye | mujhe | hai | ka | ki |
  ke | mein | kharidna | fi | w |
  تطل على | يطل على | كم | شو | وش | عندكم | ودي | اشتري | بغيت | محتاج | احتاج | عندك | بكم | اسعار | مستقلة | ماستر | افضل |
  مساحة | قیمت | مرحبا | السلام عليكم | لو سمحت | ممكن | من فضلك | بدي | عايز | میخواهم | می خواهم | سلام | نزدیک | قريب من |
  قرب | او | یا | قريبة من | قريبة | قريب | فورا | الى | ل | لي | على | خلال | ابغا | نبي | نبغى | دور | ادور | أدور | مشروع | مشاريع | للشراء | اريد | ابي | أبغى | ابغي | ابحث | عن | و | هل | يوجد | اي مكان | اي منطقة | كل المناطق | لا يهم الموقع | ممتاز |
  للبيع | للسكن | كاش | في | من | مع | عقار | عقارات | الإمارات | سعر | بسعر | ب | شراء | أريد | ابحث عن | بيع |
  به دنبال | دنبال | لطفا | برای | برای فروش | فروش | فروشی | خرید | در | با | ملک | املاک | امارات |
  добрый день | добрый вечер | доброе утро | ищем | постоянного проживания | для проживания | жилье | от | для | у | около | есть ли | есть | ли | подберите | подскажите | покажите | посмотреть | какие | можно | хотим | хотел бы | хотела бы | оаэ | эмираты | эмиратах | пожалуйста | интересуют | рассматриваю | рассматриваем | объект | объекты | варианты | вариант | из | или | вариант до | здравствуйте | интересует | нужен | нужно | с | и | за | нужна | хочу | ищу | мне | в | на |
  купить | куплю | покупка | под | недвижимость | недвижимости |
  продажа | на продажу | цена | цены | стоимость | сколько стоит | от застройщика | элитная недвижимость | من المطور | فاخر | فاخرة |
  шикарная | шикарную | роскошную | красивая | красивую | роскошная | элитная | элитные | элитный | район | районе | рядом с | منطقة |
  的 | 新房 | 在 | 买 | 买房 | 買房 | 购买 | 想买 | 我想 | 我要 | 想要 | 找 | 求购 | 出售 | 在售 | 房产 | 房子 | 房屋 | 住宅 | 豪宅 | 靠近 | 附近 | 楼盘 | 物业 | 一套 | 套 | 之间 | 带 | 想 | 能 | 什么 | 哪里 | 好 | 用 | 阿联酋 |
  预算 | 或 | 或者 | 和`);
