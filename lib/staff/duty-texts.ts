import type { Duties } from './accounts';
import { languagesText } from './languages';

/** Duties as the texts of a form. Shared with the browser. */
export function dutyTexts({ languages, districts, leave_from, leave_until }: Duties) {
  return {
    languages: languagesText(languages),
    districts: districts.join(', '),
    leave_from: leave_from ?? '',
    leave_until: leave_until ?? '',
  };
}
