import type { SitePage } from '@/lib/catalog/types';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { splitPhrases } from '../understand/word-lists/split-phrases';
import { phraseOf, words } from '../words/split-words';

/** Something that visitors type into the search of homes and that another page answers. */
export type SiteTopic = {
  note: string;
  pages: readonly SitePage[];
  /** The words by which articles on it are found. */
  articles?: string;
};

const contact = { label: 'Contact us', href: routes.contact };
const saved = { label: 'Saved properties', href: routes.favorites };
const blog = { label: 'Our blog', href: routes.blog };
const forAdvice = { note: 'Our advisors are glad to explain.', pages: [contact] };

type Entry = SiteTopic & { whole: string; within?: string };

/** `whole` are phrases that make up a text but for polite words, `within` those that say enough in any text. */
const entries: readonly Entry[] = [
  {
    note: 'We are here by phone, WhatsApp, email and in person.',
    pages: [contact],
    whole: `contact | contacts | contact us | contact details | contact number | contact info | contact information |
      phone | phone number | phone no | telephone | telephone number | mobile number | whatsapp | whatsapp number | call us | call back | callback | email |
      email address | e - mail | mail | office address | office location | office number | office phone | office hours | opening hours | opening times |
      working hours | your office | your address | your number | your phone number | your location | your email | where are you | where are you located |
      agent | agents | real estate agent | estate agent | broker | brokers | advisor | advisors | speak to an agent | talk to an agent | speak to an advisor | talk to an advisor | talk to advisor | contact you | contact agent | contact an agent | reach you | speak to someone |
      talk to someone | customer service | customer care | support | complaint | complaints | book a viewing | book viewing | arrange a viewing | appointment |
      رقم الهاتف | رقم التلفون | رقم الجوال | تواصل | تواصل معنا | اتصل بنا | اتصل | العنوان | контакты | телефон | номер телефона | адрес офиса | связаться |
      kontakt | telefonnummer | numero de telephone | contactez nous | 联系方式 | 联系我们 | 电话`,
  },
  {
    note: 'Selling a home? We value, prepare and present it.',
    pages: [contact],
    whole: `sell | selling | sell property | sell house | sell home | sell apartment | sell villa | sell flat | valuation | home valuation | house valuation |
      property valuation | free valuation | evaluation | property evaluation | list property | list with you | list a property | property worth | продать | بيع عقار`,
    within: `sell my | selling my | sell our | selling our | sell your | want to sell | how to sell | like to sell | list my | listing my | value my |
      value of my | valuation of my | how much is my | what is my home worth | продать квартиру | продать виллу | أبيع | vendre mon | vendre ma | verkaufen mein`,
  },
  {
    note: 'For anything beyond buying a home, please ask us.',
    pages: [contact],
    whole: `property management | property manager | management services | rent out | holiday home management | list for rent | interior design | snagging service |
      snagging services | conveyancing | partnership | partnerships | become a partner | press | media enquiries | investor relations`,
    within: 'rent out my | rent out our | let my | let out my | manage my | lease out my',
  },
  {
    note: 'Would you like to work with us? Please write to us.',
    pages: [contact],
    whole: `career | careers | job | jobs | vacancy | vacancies | hiring | recruitment | internship | work with you | work for you | work with us | join us |
      join your team | join the team | agent jobs | broker jobs | real estate jobs | sales jobs | jobs in dubai | وظائف | وظيفة | вакансии | работа | 招聘`,
  },
  {
    note: 'Who we are and how we work:',
    pages: [{ label: `About ${site.name}`, href: routes.about }],
    whole: `about | about us | about you | about the company | about company | who are you | who we are | company profile | your company | our team | your team | the team |
      team | ceo | founder | your licence | your license | orn | rera licence | rera license | our services | your services | services | о компании | о нас | من نحن |
      über uns | a propos | 关于我们 | ${site.name} | about ${site.name} | ${site.name} real estate`,
  },
  {
    note: 'You need no account here.',
    pages: [saved],
    whole: `login | log in | log - in | signin | sign in | sign up | signup | register | account | my account | profile | my profile | password | forgot password`,
  },
  {
    note: 'The homes that you saved:',
    pages: [saved],
    whole: `favourites | favorites | my favourites | my favorites | favourite | saved | saved homes | saved properties | my saved homes | shortlist | my shortlist | wishlist |
      wish list | my list | избранное | المفضلة`,
  },
  {
    note: 'What we write about the market:',
    pages: [blog],
    whole: `blog | blogs | news | article | articles | market report | market reports | market update | market news | insights | guide | guides | buying guide |
      buyers guide | buyer guide | magazine | newsletter | subscribe | блог | новости | مدونة | اخبار`,
  },
  {
    note: 'How we treat your data:',
    pages: [{ label: 'Privacy', href: routes.privacy }],
    whole: 'privacy | privacy policy | data protection | gdpr | pdpl',
  },
  {
    note: 'The terms of this site:',
    pages: [{ label: 'Terms', href: routes.terms }],
    whole: 'terms | terms and conditions | terms of use | terms of service | t & c | disclaimer',
  },
  {
    note: 'How this site uses cookies:',
    pages: [{ label: 'Cookies', href: routes.cookies }],
    whole: 'cookie | cookies | cookie policy',
  },
  {
    ...forAdvice,
    articles: 'mortgage',
    whole: `mortgage | mortgages | mortgage rate | mortgage rates | mortgage calculator | mortgage broker | mortgage brokers | mortgage advice | mortgage for expats |
      mortgage for non residents | home loan | home loans | home loan calculator | bank loan | bank loans | loan | loans | loan calculator | interest rate | interest rates |
      emi calculator | financing | finance | ипотека | ипотека для нерезидентов | رهن عقاري | تمويل عقاري | تمويل | قرض عقاري | hypothek | pret immobilier | 贷款 | 房贷`,
  },
  {
    ...forAdvice,
    articles: 'golden visa',
    whole: `golden visa | golden visas | golden visa requirements | golden visa by property | golden visa through property | golden visa property | golden visa dubai |
      golden residency | property visa | investor visa | residence visa | residency visa | residency by investment | residency | visa | visas |
      إقامة ذهبية | الإقامة الذهبية | золотая виза | внж | 黄金签证`,
  },
  {
    ...forAdvice,
    articles: 'service charge',
    whole:
      'service charge | service charges | service fee | service fees | maintenance fee | maintenance fees | community fees | رسوم الخدمة',
  },
  {
    ...forAdvice,
    articles: 'transfer fee',
    whole: `fee | fees | dld fee | dld fees | dld | land department | dubai land department | transfer fee | transfer fees | registration fee | registration fees | agency fee | agency fees |
      agent fee | agent fees | commission | closing cost | closing costs | buying cost | buying costs | purchase costs | hidden costs | hidden fees | tax | taxes | property tax | vat |
      capital gains tax | налоги | налог | комиссия | رسوم التسجيل | ضريبة`,
  },
  {
    ...forAdvice,
    articles: 'freehold',
    whole: `buying process | purchase process | how to buy | how to buy property | how to buy property in dubai | buying property in dubai | buying as a foreigner |
      can foreigners buy | can foreigners buy property | can foreigners buy in dubai | can foreigners buy property in dubai | can expats buy | can expats buy property |
      can i buy property in dubai | foreign ownership`,
  },
  {
    ...forAdvice,
    articles: 'oqood',
    whole: 'oqood | escrow | escrow account | escrow accounts | title deed | title deeds | ejari | noc',
  },
];

const polite = new Set(
  words(
    'hi hello hey please pls plz thanks the your a an what whats is are where wheres i need want can get have give do does how find show me',
  ),
);
const after = new Set(words('please pls plz thanks dubai uae in near me'));

/** Longer texts describe homes. */
const maxWords = 20;

const wholes = new Map(
  entries.flatMap((topic) => splitPhrases(topic.whole).map((phrase) => [phraseOf(phrase), topic] as const)),
);
const parts = entries.flatMap((topic) =>
  (topic.within ? splitPhrases(topic.within) : []).map((phrase) => [` ${phraseOf(phrase)} `, topic] as const),
);

/** What a text asks for other than homes; null for a search of homes. */
export function siteTopic(text: string): SiteTopic | null {
  const typed = words(text);
  const [, within] = parts.find(([phrase]) => ` ${typed.join(' ')} `.includes(phrase)) ?? [];
  if (within) return within;
  if (typed.length > maxWords) return null;
  let end = typed.length;
  for (; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const topic = wholes.get(typed.slice(start, end).join(' '));
      if (topic) return topic;
      if (!polite.has(typed[start] ?? '')) break;
    }
    if (!after.has(typed[end - 1] ?? '')) break;
  }
  return null;
}
