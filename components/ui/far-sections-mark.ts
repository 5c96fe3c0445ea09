/**
 * Script for the end of the first screen: skips far sections, unless a position on the page depends on their heights, such
 * as a fragment, a reload or a way back. A press on a link into the page lays them out before the jump.
 */
export const farSectionsMark =
  "{let r=document.documentElement;if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){r.dataset.farSections='skipped';addEventListener('click',e=>{if(e.target.closest('a[href^=\"#\"]'))delete r.dataset.farSections},true)}}";
