import { phraseLengthAt, textAt } from '../tokens/phrases';
import { phraseList, type Token } from '../tokens/tokens';
import { orMore } from './bounds';
import { numerals } from './numerals';

/** "5 en-suite bedrooms" */
const describedBeds = ['en suite', 'en - suite', 'ensuite', 'master', 'double', 'large', 'spacious']
  .flatMap((word) => [`${word} bedroom`, `${word} bedrooms`])
  .join('|');
export const bedWords = phraseList(`
  ${describedBeds} | bedder | bedders | b | b / r | b r | br | brs | bd | bds | bdr | bedr | bedrm | bedrms | bdrm | bdrms | bhk | bhks | b h k | bed | beds | bed rm | bed rms | bd rm | bd rms | bed room | bed rooms |
  bedroom | bedrooms | sleeping room | sleeping rooms | chamber | chambers | bedrom | bedrooom | bed roomed | bedroomed | bedded | room | rooms | غرفه | غرف | غرفه نوم |
  غرف نوم | بيدروم | بد روم | بيد روم | ghuraf | ghoraf | ghurfa | ghorfa | khabe | khab | khaba | kamra | kamre | kamron | خواب | خوابه | اتاق | اتاق خواب | спальни | спальня | спален | спал | спальная | спальней | спальнями | спальню | 居室 | 居 | 室 | 房 | 卧室 | 卧 | 房间 | 个 卧室 | 间 卧室 | 个 房间 |
  chambre | chambres | zimmer | zimmern | zimmerwohnung | zimmerwohnungen | schlafzimmer | schlafzimmern | habitaciones | dormitorios | yatak odali | yatak odasi | oda | pokoje | pokoi | pokojowe | sypialnie | sypialniami | camere | camera | camere da letto | camera da letto | quarto | quartos | spalni | spalnya | spalen | spalnyami`);
export const bathWords = phraseList(`
  bath | baths | bathroom | bathrooms | ba | toilet | toilets | hall | living room | kitchen | حمام | حمامات | санузел | санузла | санузлами | ванная | ванной | ванные | ванных | ванными | 厅 | 客厅 | 卫 | 卫生间 | 浴室`);
/** Extra rooms; dropped from the search, because feeds do not name them consistently. */
export const extras = phraseList(`
  maid | maids | maids room | maid room | m | study | study room | s | store | store room | storage | storage room |
  driver | driver room | d | helper room | helpers room | nanny room | nannys room |
  drivers | drivers room | прислуга | комната прислуги | комната для прислуги | кабинет | гардеробная | servant | servants | servant room | servants room | laundry | hall | helper | خادمه |
  غرفه خادمه | صاله | صالون | مجلس`);
/** Other things that are counted; their numbers are not amounts of money. */
const others = phraseList(`
  % | percent | year | years | yr | yrs | month | months | week | weeks | day | days | hour | hours | minute | minutes | mins | km |
  kilometer | kilometers | kilometre | kilometres | meter | meters | metre | metres | mile | miles |
  floor | floors | storey | storeys | story | stories | level | levels | parking | parkings | car | cars | unit | units |
  balcony | balconies | star | stars | payment | payments | instalment | instalments | installment | installments |
  person | people | : | лет | года | год | этаж | этажа | 年`);
export const countJoins = new Set(
  phraseList(
    '- | to | or | and | & | / | et | ou | und | oder | bis | y | o | e | a | و | او | تا | يا | или | и | до | الى | 到 | 至 | 或',
  ).flat(),
);

/** Whether a number counts what follows, instead of being an amount without its million: "3 bed", "3-4 bed", "60/40", "5%". */
export function isCount(tokens: readonly Token[], start: number): boolean {
  let at = start + 1;
  // "2y": a unit of its own
  if (tokens[at]?.kind === 'word' && tokens[at]?.start === tokens[start]?.end) return true;
  while (countJoins.has(textAt(tokens, at)) && isNumber(tokens[at + 1])) {
    if (textAt(tokens, at) === '/') return true;
    at += 2;
  }
  const plus = ['+', 'plus'].includes(textAt(tokens, at)) ? 1 : 0;
  if (plus > 0 && phraseLengthAt(tokens, at + 1, extras) > 0) return true;
  at += plus || phraseLengthAt(tokens, at, orMore) || (textAt(tokens, at) === '-' ? 1 : 0);
  return [bedWords, bathWords, others].some((words) => phraseLengthAt(tokens, at, words) > 0);
}

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || numerals.has(token?.text ?? '');
}
