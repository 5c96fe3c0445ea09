import { foldedKeys } from './tokens';

/** Numbers as words. */
export const numerals = foldedKeys<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  يك: 1,
  دو: 2,
  سه: 3,
  چهار: 4,
  پنج: 5,
  واحد: 1,
  واحده: 1,
  اثنين: 2,
  ثلاث: 3,
  ثلاثه: 3,
  اربع: 4,
  اربعه: 4,
  خمس: 5,
  خمسه: 5,
  ست: 6,
  один: 1,
  одна: 1,
  два: 2,
  две: 2,
  три: 3,
  четыре: 4,
  пять: 5,
});

/** Halves, as in "half a million". */
export const halves = foldedKeys<number>({ half: 0.5, نصف: 0.5, نیم: 0.5 });
