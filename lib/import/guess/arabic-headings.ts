import { fold } from '@/lib/search/fold';

/** Words of Arabic headings, as the English headings that the guess knows. */
const english: Readonly<Record<string, string>> = {
  'اسم العقار': 'property name',
  'اسم المشروع': 'project name',
  المشروع: 'project',
  'عنوان الإعلان': 'listing title',
  'اسم البرج': 'tower',
  البرج: 'tower',
  المبنى: 'building',
  'الرقم المرجعي': 'reference',
  'رقم المرجع': 'reference',
  'رقم الإعلان': 'listing no',
  المرجع: 'reference',
  الوصف: 'description',
  التفاصيل: 'description',
  المدينة: 'city',
  الإمارة: 'emirate',
  المنطقة: 'district',
  الحي: 'district',
  الموقع: 'location',
  المجتمع: 'community',
  'اسم المطور': 'developer',
  'المطور العقاري': 'developer',
  'الشركة المطورة': 'developer',
  المطور: 'developer',
  'نوع العقار': 'property type',
  'نوع الوحدة': 'unit type',
  النوع: 'type',
  العقار: 'property',
  'حالة العقار': 'property status',
  'حالة المشروع': 'project status',
  'حالة البيع': 'sales status',
  الحالة: 'status',
  'السعر المطلوب': 'asking price',
  'سعر البيع': 'sale price',
  السعر: 'price',
  بالدرهم: 'AED',
  درهم: 'AED',
  بالدولار: 'USD',
  المساحة: 'size',
  'بالقدم المربع': 'sqft',
  'قدم مربع': 'sqft',
  قدم: 'sqft',
  'بالمتر المربع': 'sqm',
  'متر مربع': 'sqm',
  م2: 'sqm',
  'عدد غرف النوم': 'bedrooms',
  'غرف النوم': 'bedrooms',
  'عدد الغرف': 'rooms',
  الغرف: 'rooms',
  'عدد الحمامات': 'bathrooms',
  'دورات المياه': 'bathrooms',
  الحمامات: 'bathrooms',
  الطابق: 'floor',
  الدور: 'floor',
  'نسبة الإنجاز': 'completion rate',
  'تاريخ التسليم': 'handover date',
  'تاريخ الإنجاز': 'completion date',
  التسليم: 'handover',
  'تاريخ الإضافة': 'date added',
  'آخر تحديث': 'last update',
  التاريخ: 'date',
  'رقم التصريح': 'permit number',
  التصريح: 'permit',
  'خطة الدفع': 'payment plan',
  'خطة السداد': 'payment plan',
  الصور: 'photos',
  المرافق: 'facilities',
  المميزات: 'features',
  الغرض: 'purpose',
  العملة: 'currency',
};

const phrases = Object.entries(english)
  .map(([arabic, heading]) => [fold(arabic), heading] as const)
  .toSorted(([a], [b]) => b.length - a.length);

const units = /aed|dhs?|usd|sq|ft|m2/gi;

/** A heading with its Arabic words in English; unknown ones stay. Of one in both languages, the English words. */
export function inEnglish(heading: string): string {
  if (!/[\u0600-\u06ff]/.test(heading)) return heading;
  const latin = heading.replace(/[\u0600-\u06ff]+/g, ' ');
  if (/[a-z]{2}/i.test(latin.replace(units, ''))) return latin;
  return phrases.reduce((text, [arabic, word]) => text.replaceAll(arabic, ` ${word} `), fold(heading));
}
