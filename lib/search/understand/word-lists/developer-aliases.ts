import type { NameGroup } from '../names/alias-kinds';

/** Names of developers in other scripts. The first in a row is the catalogue's name without company words. */
export const builtInDevelopers: readonly NameGroup[] = `
Emaar | إعمار | اعمار العقارية | 伊玛尔 | 艾马尔 | 艾玛尔 | 伊马尔 | Эмаар | Имаар | عمار
DAMAC | Damak | داماك | داماک | 达马克 | Дамак
Sobha | Sobha Reality | Shoba | Shobha | سوبها | شوبا | سوبحا | 索巴 | Собха
Nakheel | Nakhel | Nakeel | نخيل العقارية | نخيل | نخیل | 纳克希尔 | Накхил | Нахиль | Накхиль | Нахил
Meraas | مراس | Мераас
Aldar | الدار العقارية | الدار | Алдар
Azizi | عزيزي | عزیزی | Азизи
Binghatti | Binghati | Bin Ghatti | بن غاطي | بنغاطي | بینقاطی | Бингатти
Danube | دانوب | Дануб | Данубе
Ellington | إلينغتون | الينجتون | Эллингтон
Omniyat | أمنيات | Омният
Deyaar | ديار | Деяар
Samana | سمانا | Самана
Imtiaz | امتياز | Имтиаз
Arada | أرادى | ارادا | Арада
Eagle Hills | إيجل هيلز
Select Group | سيليكت جروب
Dubai Properties | دبي للعقارات
Wasl | وصل للعقارات
Tiger | تايجر | Тайгер
Reportage | ريبورتاج
Object 1 | Object One | أوبجكت 1
`
  .trim()
  .split('\n')
  .map((row): NameGroup => ({ kind: 'developer', city: null, names: row.split(' | ') }));
