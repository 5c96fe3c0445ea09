/*
 * Texts that senders of an enquiry agree to. A new wording gets a new version; old ones are kept, because enquiries store
 * the version that was shown.
 */

const answerTexts: Record<string, string> = {
  '2026-11-22': 'I agree that my details are used to answer this enquiry.',
};
const marketingTexts: Record<string, string> = {
  '2026-11-22': 'Send me the newsletter: new properties and market news. I can unsubscribe at any time.',
};

const current = '2026-11-22';

/** The boxes of the contact form; the value of a ticked box is its version. */
export const consentBoxes = {
  consent: { version: current, text: answerTexts[current] },
  marketing: { version: current, text: marketingTexts[current] },
} as const;

export const consentMessage = 'Please agree, so that we may answer you.';

/** The wording of a version; null for an unknown one. */
export function consentText(box: keyof typeof consentBoxes, version: string): string | null {
  const texts = box === 'consent' ? answerTexts : marketingTexts;
  return Object.hasOwn(texts, version) ? (texts[version] ?? null) : null;
}
