/*
 * Views of a place: buyers want a "palm view" from other shores, too, so it is a wish and does not choose the
 * district.
 */

/** Names of a place in English, and in Russian and Arabic as they follow "view of". */
const places: readonly (readonly [english: string[], russian: string[], arabic: string[]])[] = [
  [['palm', 'the palm', 'palm jumeirah'], ['пальму'], ['النخلة', 'نخلة جميرا']],
  [
    ['marina', 'the marina', 'dubai marina'],
    ['марину', 'дубай марину'],
    ['المارينا', 'دبي مارينا'],
  ],
  [['creek', 'the creek', 'dubai creek', 'creek harbour'], ['крик'], ['الخور', 'خور دبي']],
  [['downtown', 'downtown dubai'], ['даунтаун'], ['داون تاون', 'وسط المدينة']],
  [['harbour', 'the harbour', 'dubai harbour'], [], []],
  [['jbr'], [], []],
  [['bluewaters'], [], []],
  [['ain dubai', 'dubai eye'], [], ['عين دبي']],
  [['burj khalifa', 'the burj khalifa', 'bk'], ['бурдж халифа'], ['برج خليفة']],
  [['burj al arab', 'the burj al arab'], ['бурдж аль араб'], ['برج العرب']],
];

/** The phrases for the view of one place, and its shortest name. */
type Outlook = { place: string; phrases: readonly string[] };

export const outlooks: readonly Outlook[] = places.map(([english, russian, arabic]) => ({
  place: english[0] ?? '',
  phrases: [
    ...english.flatMap((name) => [`${name} view`, `${name} views`, `view of ${name}`, `views of ${name}`]),
    ...english.flatMap((name) => [`${name} facing`, `facing ${name}`, `overlooking ${name}`]),
    ...russian.flatMap((name) => [`вид на ${name}`, `видом на ${name}`]),
    ...arabic.flatMap((name) => [
      `إطلالة على ${name}`,
      `بإطلالة على ${name}`,
      `مطلة على ${name}`,
      `مطل على ${name}`,
    ]),
  ],
}));
