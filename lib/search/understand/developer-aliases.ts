import type { NameGroup } from './name-groups';

/** Names of developers in other scripts. The first in a row is the catalogue's name without company words. */
export const builtInDevelopers: readonly NameGroup[] = `
Emaar | إعمار | اعمار العقارية | Эмаар | Имаар | عمار
DAMAC | داماك | داماک | Дамак
Sobha | Sobha Reality | سوبها | شوبا | سوبحا | Собха
Nakheel | نخيل العقارية | نخيل | نخیل | Накхил | Нахиль | Накхиль | Нахил
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
