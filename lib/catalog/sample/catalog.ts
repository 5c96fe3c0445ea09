import type { ArticleRecord, PropertyRecord } from '../record';
import { design } from './articles/design';
import { investment } from './articles/investment';
import { lifestyle } from './articles/lifestyle';
import { marketInsights } from './articles/market-insights';
import { sustainability } from './articles/sustainability';
import { technology } from './articles/technology';
import { abuDhabiAndRasAlKhaimah } from './developments/abu-dhabi-and-ras-al-khaimah';
import { businessBayAndCentre } from './developments/business-bay';
import { creekAndMohammedBinRashidCity } from './developments/creek-and-mohammed-bin-rashid-city';
import { downtownDubai } from './developments/downtown';
import { dubaiHillsAndGardens } from './developments/dubai-hills-and-gardens';
import { emiratesHills } from './developments/emirates-hills';
import { jumeirahCoast } from './developments/jumeirah-coast';
import { marinaAndBluewaters } from './developments/marina-and-bluewaters';
import { palmJumeirah } from './developments/palm-jumeirah';
import { villageAndSouth } from './developments/village-and-south';

/**
 * Invented developments in real districts, with every state a listing can be in. One of them has an expired
 * permit and must never be shown. Every call returns new records, the same each time.
 */
export function sampleProperties(): PropertyRecord[] {
  return [
    ...palmJumeirah(),
    ...downtownDubai(),
    ...businessBayAndCentre(),
    ...marinaAndBluewaters(),
    ...dubaiHillsAndGardens(),
    ...emiratesHills(),
    ...creekAndMohammedBinRashidCity(),
    ...jumeirahCoast(),
    ...villageAndSouth(),
    ...abuDhabiAndRasAlKhaimah(),
  ];
}

/** Articles by four invented advisors, newest first. */
export function sampleArticles(): ArticleRecord[] {
  return [
    ...marketInsights,
    ...investment,
    ...design,
    ...lifestyle,
    ...technology,
    ...sustainability,
  ].toSorted((a, b) => b.published_at.localeCompare(a.published_at));
}
