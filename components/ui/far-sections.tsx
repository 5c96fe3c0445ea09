import { farSectionsMark } from './far-sections-mark';
import { InlineScript } from './inline-script';
import { LayOutFarSections } from './lay-out-far-sections';

/**
 * Put it after the first screen of a long page, in place of `FirstScreenEnd`. On a first visit `far-sections.css` skips
 * style and layout of each `far-section` until it comes near, the browser is idle or a link into the page is pressed.
 */
export function FarSections() {
  return (
    <>
      <InlineScript text={farSectionsMark} />
      <LayOutFarSections />
    </>
  );
}
