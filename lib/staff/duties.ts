import { type Language, languagesText } from './languages';

/* Shared with the browser. */

/** Attributes by which enquiries are assigned. */
export type Duties = {
  languages: Language[];
  /** Names of districts. */
  districts: string[];
} & Leave;

/** First and last day of leave, `YYYY-MM-DD`; without a last day it is open. */
export type Leave = { leave_from: string | null; leave_until: string | null };

/** Whether an account is on leave on a day, `YYYY-MM-DD`. */
export function isOnLeave({ leave_from, leave_until }: Leave, today: string): boolean {
  return leave_from !== null && leave_from <= today && (leave_until === null || today <= leave_until);
}

/** Maximum characters of all districts of an account, also used as `maxlength`. */
export const maxDistrictsText = 1_000;

/** Duties as the texts of a form. */
export function dutyTexts({ languages, districts, leave_from, leave_until }: Duties) {
  return {
    languages: languagesText(languages),
    districts: districts.join(', '),
    leave_from: leave_from ?? '',
    leave_until: leave_until ?? '',
  };
}
