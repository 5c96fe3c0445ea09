import { splitPhrases } from './split-phrases';

/** Words for an order of the list, by the order's value. */
export const orderWords = {
  low_price: splitPhrases(`
    cheapest | most affordable | cheap | so cheap | cheaper | affordable | low budget | budget friendly | lowest price | low price | lowest priced | least expensive |
    price low to high | low to high price | low to high | أرخص | رخيص | رخيصة | ارزان | ارزانترین | дешевые | дешево | дешевая | дешевую |
    дешевле всего | 最便宜 | 便宜 | самые дешевые | самая дешевая | недорого | недорогие | недорогая |
    недорогую | недорогой | недорогое | недорогих | ارزان ترین |
    pas cher | günstig | günstige | günstiges | günstigste | preiswert | billig | pas chère | bon marché | barato | barata | más barata | mais barato | económico | economico | economica | tani | tanie | ucuz | en ucuz | sasta | sasti | kam budget | rakhis | rakhees | rakhisa | not expensive | not too expensive | not very expensive`),
  '-low_price': splitPhrases(`
    most expensive | highest price | priciest | самые дорогие | самая дорогая | 最贵 | price high to low | high to low price | high to low |
    أغلى | گران ترین | گرانترین`),
  '-min_area': splitPhrases('biggest | largest | 最大 | أكبر | بزرگترین'),
  min_area: splitPhrases('smallest | 最小 | أصغر | کوچکترین'),
  '-completion_rate': splitPhrases(`
    earliest handover | soonest handover | nearest handover | earliest completion | soonest completion`),
  '-updated_at': splitPhrases(`
    newest | latest | 最新 | most recent | newly listed | new listings | newest listings | أحدث | جدیدترین`),
};
