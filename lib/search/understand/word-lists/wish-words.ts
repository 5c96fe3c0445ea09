import { words } from '@/lib/search/words/split-words';
import { monthNames } from '../values/calendar-times';
import { institutionKinds, institutionNames, institutionWords } from './institutions';
import { marketTerms, marketWords } from './market-terms';
import { splitPhrases } from './split-phrases';

const bySubject = {
  outlook: `
    sea ocean water lake lagoon canal beach beachfront waterfront seafront front golf park garden gardens pool pools burj
    khalifa arab fountain skyline landmark boulevard community street mountain mountains desert sunset sunrise course
    view views vw vws facing full partial panoramic unobstructed north south east west berth mooring moorings`,
  position: `
    top high low mid above upper lower middle floor floors flr ground corner end single row back detached independent
    standalone double layout layouts story stories storeys stairs open below away`,
  rooms: `
    maid maids servant servants driver drivers study storage laundry balcony terrace rooftop roof parking kitchen closed
    jacuzzi closet closets walk built wardrobe wardrobes ceiling ceilings windows sunlight natural light living den wine
    cellar car cars garage helipad`,
  amenities: `
    private shared gym spa sauna steam yoga padel tennis basketball cricket court courts cinema bbq barbecue infinity lift
    elevator concierge valet co working space spaces appliances white goods cycling jogging track yacht boat ev charger
    charging play chiller ac dewa bills included smart`,
  nearby: `
    metro school schools mall malls hospital airport terminal tram station mosque nursery nurseries supermarket
    supermarkets university universities college british american indian curriculum walking walkable distance minutes min
    mins within over least access`,
  condition: `
    new brand modern furnished unfurnished furn unf semi fully upgraded renovated well maintained vacant
    vacating tenanted rented transfer occupied notice served never lived covered almost nearly nearing complete completion
    launch`,
  people: `
    family families kids children couple couples elderly retire retired retirement retiring student students studies
    studying pet pets friendly dog dogs cat cats wheelchair accessible investor seller owner excl agent agents
    broker brokers b2b`,
  money: `
    investment roi higher highest return returns yield rental income net gross appreciation capital growth opportunity
    payment plan plans monthly installment installments instalments deposit down paid booking bank loan cash bitcoin
    crypto usdt accepted free negotiable neg nego op sv hf vtf dld original price market value bmv reduced drop dropped
    bargain fire sale cheap affordable freehold distress urgent motivated direct resale hidden residency assignment`,
  time: `
    year years month months day days holiday short term soon handover till until post before immediate immediately move
    newly christmas xmas eid ramadan`,
  praise: `
    stunning amazing beautiful spacious large huge bright quiet quietness noise big small cosy cozy compact elegant
    stylish style peaceful peace mind serene secure gated contemporary iconic urban major world class prestigious
    comfortable exclusive luxury premium branded resort genuine hot great rare unique best offer fantastic prime location`,
  others: `
    multiple several minimum maximum max vastu compliant verified tip build pvt picture pictures photo photos video videos
    virtual tour`,
  otherLanguages: `
    neuf neufs neuve neuves nouveau nouvelle neu neue neuen neuer neues nuevo nueva nuevos nuevas nuovo nuova nuovi nuove
    novo nova novos novas yeni nowy nowe nowa новый новая новую новое новые новых جديد جديدة نو نوساز
    участком внж ремонт ремонтом мебель мебелью этаж этажа этаже ниже выше бурдж халифа процентов`,
};

/** Words for qualities that properties rarely mention. */
export const wishWords: ReadonlySet<string> = new Set([
  ...words([...marketTerms.flat(), ...marketWords].join(' ')),
  ...institutionWords,
  ...institutionKinds,
  ...Object.values(bySubject).flatMap((text) => text.trim().split(/\s+/)),
  ...monthNames,
  ...monthNames.map((month) => month.slice(0, 3)),
]);

/** Wishes of words that mean something else alone: a filler, a district. */
export const wishPhrases: readonly string[] = splitPhrases(`
  top floor | top floors | world class | peace of mind | handing over soon |
  master bedroom | master bedrooms |
  home office | home offices | international school | international schools | international curriculum | almost complete | almost completed | nearly complete | nearly completed |
  original price | below original price | price reduced | fire sale | open house | almost ready | nearly ready |
  ${institutionNames.join(' | ')} |
  ready soon | soon ready | handover soon | near handover | near completion | nearing completion | close to completion`);

/** Words that end a wish of several words, "high floor", or are one alone. */
export const lastWords: ReadonlySet<string> = new Set(
  `view views pool pools room rooms floor floors garden gardens balcony terrace beach kitchen parking study storage maid maids
  vw vws flr almost nearly snagging gym metro furnished unfurnished upgraded renovated vacant tenanted rented plan plans commission`.split(
    /\s+/,
  ),
);

/** Words that are no wish without another word: "facing". */
export const dependentWords: ReadonlySet<string> = new Set(
  'facing view views full partial high low top above floor floors walking distance minutes min'.split(' '),
);
