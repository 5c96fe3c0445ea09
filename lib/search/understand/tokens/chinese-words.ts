import { builtInDevelopers } from '../word-lists/developer-aliases';
import { marketTerms } from '../word-lists/market-terms';
import { builtInPlaces } from '../word-lists/place-aliases';
import { typeFamilies, wideTypeWords } from '../word-lists/type-words';

/* Chinese is written without spaces. Its texts are split at known words; what these mean is in the tables of other languages. */

/** Words other than names, types and market terms. */
const common = `
万 百万 千万 亿 迪拉姆 美元 美金 人民币 欧元 元
居室 居 室 房 卧室 卧 房间 个 间 厅 客厅 卫 卫生间 浴室
至少 最少 不低于 不少于 高于 超过 大于 多于 最多 不超过 不高于 最高 低于 少于 小于 不到
大约 约 大概 左右 以上 起 以下 以内 之内 之间 从 到 至 或 或者 和 预算 价格 总价
平方米 平米 平方 平方英尺 平方尺 面积 单间 开间 单身公寓
年底 年末 年初 年中 年前 年底前 上半年 下半年 明年 今年 之前 入住 第一 第二 第三 第四 季度 个月 月供
想 能 什么 哪里 好 用 阿联酋 内 尺 呎 平方呎 日元 港币 刀 还是 最大 最小
期房 楼花 现房 二手房 新楼盘 新盘 在建 建设中 即将开盘 年 交房 交付
分期付款 分期 付款计划 首付 首付款 每月 交房后付款 交付后付款 租金保证 租金保障 保证租金 包租
最便宜 便宜 最贵 最新 的 在 买 购买 想买 我想 我要 想要 找 求购 出售 在售
除了 不要 出租 租房 租金 靠近 附近
買房 买房 新房 房产 房子 房屋 住宅 豪宅 楼盘 物业 一套 套 带`
  .trim()
  .split(/\s+/);

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

const names = [
  ...[...builtInPlaces, ...builtInDevelopers].flatMap((group) => group.names),
  ...[...typeFamilies, ...wideTypeWords].flatMap((family) => family.words),
  ...marketTerms.flat(),
].filter(isHan);

const known = new Set([...common, ...names]);
const longest = Math.max(...[...known].map((word) => word.length));

const digits = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value] as const)).set(
  '两',
  2,
);
const units = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
/** What may follow a number in words. */
const counted = new Set(
  '万 亿 居室 居 室 房 卧室 卧 房间 个 间 厅 卫 到 至 或 平方米 平米 平方英尺 尺 季度 个月'.split(' '),
);

/** A known word, a number, or what is between them. */
export type ChinesePart = { written: string; value: number | null };

export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** "两百万以下的别墅" is 200, 万, 以下, 的, 别墅. */
export function splitChinese(text: string): ChinesePart[] {
  const parts: ChinesePart[] = [];
  let unknown = '';
  const close = () => {
    if (unknown) parts.push({ written: unknown, value: null });
    unknown = '';
  };
  for (let at = 0; at < text.length; ) {
    const word = wordAt(text, at);
    const numeral = word === '' ? numeralAt(text, at) : '';
    const written = word || numeral;
    if (written) {
      close();
      parts.push({ written, value: numeral ? numberOf(numeral) : null });
    } else unknown += text[at];
    at += written.length || 1;
  }
  close();
  return parts;
}

function wordAt(text: string, at: number): string {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (known.has(word)) return word;
  }
  return '';
}

function numeralAt(text: string, start: number): string {
  let end = start;
  while (digits.has(text[end] ?? '') || units.has(text[end] ?? '')) end += 1;
  return end > start && counted.has(wordAt(text, end)) ? text.slice(start, end) : '';
}

function numberOf(numeral: string): number {
  let total = 0;
  let digit = 0;
  for (const letter of numeral) {
    const unit = units.get(letter);
    if (unit === undefined) digit = digits.get(letter) ?? 0;
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}
