import { splitPhrases } from './split-phrases';

/**
 * Words for a construction or sales status. `names` are used by catalogues, `words` by buyers; `orElse` is a name of the
 * status that replaces this one in a catalogue without it.
 */
export type StatusFamily = { names: readonly string[]; words: readonly string[]; orElse?: string };

export const propertyStatusFamilies: readonly StatusFamily[] = [
  {
    names: splitPhrases(`
      off plan | offplan | off plan primary | offplan primary | primary | presale | pre sale | pre launch`),
    words: splitPhrases(`
      off plan | offplan | of plan | off the plan | pre construction | pre launch | new launch |
      off plan resale | offplan resale | resale off plan | resale offplan | new launches | newly launched | just launched | recently launched | new project | new projects | new development | new developments |
      مشاريع جديدة | پروژه جدید | على الخارطة | علي الخارطه | قيد الإنشاء على الخارطة | على المخطط |
      پیش فروش | پیش خرید | neubau | sur plan | sobre plano | obra nueva | na planta | nuova costruzione | sulla carta | novostroyka | novostroyki | novostroika | novostroiki | новостройка | новостройки | новостройке | на стадии строительства | первичка | новые проекты | новый проект | 新楼盘 | 新盘 | 期房 | 楼花 |
      latest launch | latest launches | newest launch | newest launches | launches | على الخريطة | أوف بلان`),
    orElse: 'under construction',
  },
  {
    names: splitPhrases('under construction | underconstruction | construction'),
    words: splitPhrases(`
      under construction | being built | قيد الإنشاء | تحت الإنشاء | در حال ساخت | строящиеся | строящийся |
      строящаяся | в стадии строительства | в процессе строительства | на этапе строительства | этапе строительства | 在建 | 建设中`),
    orElse: 'off plan',
  },
  {
    names: splitPhrases(`
      ready | completed | ready to move | ready to move in | complete | secondary | completed primary |
      finished`),
    words: splitPhrases(`
      ready | ready to move | ready to move in | ready property | ready properties | move in ready |
      completed | immediate handover | immediate possession | ready possession | immediate move in | move in now | move in this month | move in this week | move in asap | move in immediately | move in today | handover done | ready to occupy | ready for occupancy | handed over | newly handed over | recently handed over | recently completed | newly completed | secondary | secondary market | resale | جاهز | جاهزة | جاهزه للسكن |
      جاهز للسكن | جاهز للتسليم | جاهزة للتسليم | تسليم فوري | استلام فوري | آماده | آماده تحویل | готовая | готовые | готовый | готовое | готовую | готового | сдан | сдана | сданный | сданные | сданная | вторичка | вторичку | вторичный рынок | vtorichka | vtorichku | jahiza | jahza |
      вторичное жилье | 现房 | 二手房 | schlüsselfertig | bezugsfertig | bezugsfertige | schlüsselfertige | clé en main | clés en main | prêt à emménager | listo para entrar | llave en mano | listo para vivir | pronta consegna | pronto para morar | hazır | gotowe do zamieszkania`),
  },
  {
    names: splitPhrases('coming soon | upcoming | launching soon'),
    words: splitPhrases(`
      coming soon | upcoming | upcoming launch | upcoming launches | launching soon | قريبا | скоро в продаже | 即将开盘`),
  },
];

export const salesStatusFamilies: readonly StatusFamily[] = [
  {
    names: splitPhrases('available | on sale | for sale'),
    words: splitPhrases('available | still available | متاح | متوفر'),
  },
  {
    names: splitPhrases('sold | sold out'),
    words: splitPhrases('sold | sold out | مباع'),
  },
  {
    names: splitPhrases('reserved | on hold'),
    words: splitPhrases('reserved | محجوز'),
  },
];
