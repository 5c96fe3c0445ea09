import { fold } from '@/lib/search/words/fold';

/** Words of Arabic headings, as the English headings that the guess knows. */
const arabic: Readonly<Record<string, string>> = {
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

const arabicPhrases = Object.entries(arabic)
  .map(([phrase, heading]) => [fold(phrase), heading] as const)
  .toSorted(([a], [b]) => b.length - a.length);

const units = /aed|dhs?|usd|sq|ft|m2/gi;

/** Whether a German, French or Russian column counts living rooms, too, so that it gives a home a bedroom too many. */
export function countsLivingRooms(heading: string): boolean {
  return /^(?:(?:anzahl|nombre de|nb de|nb|количество|кол во|число) )?(?:zimmer|pieces|комнаты?)$/.test(
    wordsOf(heading),
  );
}

/** German, French and Russian headings by the English ones that the guess knows. */
const european: Readonly<Record<string, string>> = {
  'property name': 'Objektname, Objekttitel, nom du bien, название объекта, объект',
  'project name': 'Projektname, Projekt, nom du projet, projet, название проекта, проект, ЖК, жилой комплекс',
  'listing title':
    "Überschrift, Titel, titre, titre de l'annonce, intitulé, название, заголовок, наименование",
  building: 'Gebäude, Turm, immeuble, bâtiment, résidence, здание, дом, башня, корпус',
  reference:
    'Objektnummer, Objekt-Nr, Objekt-ID, Referenz, Referenznummer, Kennung, référence, réf, réf annonce, numéro de référence, n° de référence, n° de mandat, артикул, номер объекта, ID объекта, код объекта',
  description: 'Beschreibung, Objektbeschreibung, descriptif, описание',
  city: 'Ort, Stadt, ville, город',
  emirate: 'Emirat, émirat, эмират',
  district: 'Stadtteil, Stadtbezirk, Bezirk, Viertel, quartier, secteur, район',
  'sub community': 'sous-quartier, Teilgebiet, микрорайон, подрайон',
  address: 'Adresse, Anschrift, адрес',
  developer: 'Bauträger, Entwickler, promoteur, développeur, constructeur, застройщик, девелопер',
  'property type':
    "Objektart, Objekttyp, Immobilientyp, Immobilienart, type de bien, type d'immeuble, nature du bien, тип объекта, тип недвижимости, тип",
  'unit type': 'Wohnungstyp, type de logement, тип квартиры, тип юнита',
  'project status':
    "Bauzustand, Baustatus, état d'avancement, état du projet, стадия, стадия строительства, готовность, статус проекта",
  'sales status':
    'Verkaufsstatus, Vermarktungsstatus, Verfügbarkeit, statut de vente, disponibilité, статус продажи, наличие, доступность',
  status: 'statut, état, статус, состояние',
  price:
    'Preis, Kaufpreis, Verkaufspreis, Angebotspreis, prix, prix de vente, prix demandé, prix affiché, цена, стоимость, цена продажи',
  'price from':
    'Preis ab, Preis von, ab Preis, prix à partir de, à partir de, prix min, цена от, стоимость от',
  size: 'Fläche, Wohnfläche, Größe, Gesamtfläche, surface, surface habitable, surface totale, superficie, площадь, общая площадь, жилая площадь',
  bedrooms:
    'Schlafzimmer, Anzahl Schlafzimmer, Anzahl der Schlafzimmer, chambres, chambres à coucher, nombre de chambres, nb de chambres, nb chambres, спальни, спален, количество спален, кол-во спален, число спален',
  bathrooms:
    'Bad, Bäder, Badezimmer, Anzahl Bäder, Anzahl Badezimmer, salle de bain, salles de bain, salle de bains, salles de bains, nombre de salles de bain, nombre de salles de bains, nb de salles de bain, SDB, ванные, ванных, ванные комнаты, санузлы, санузел, количество ванных, количество санузлов, кол-во санузлов',
  'unit number':
    'Wohnungsnummer, Wohnungs-Nr, Einheit, numéro de lot, n° de lot, номер квартиры, номер юнита',
  floor: 'Etage, Stockwerk, étage, этаж',
  'completion rate':
    'Baufortschritt, Fertigstellungsgrad, avancement, avancement des travaux, прогресс строительства',
  'handover date':
    'Übergabe, Übergabedatum, Fertigstellung, Bezugstermin, livraison, date de livraison, date de remise des clés, сдача, срок сдачи, дата сдачи, передача ключей',
  'date added':
    'Eingestellt am, Erfasst am, Erstellt am, date de publication, date de création, дата добавления',
  'last update':
    'Aktualisiert, Aktualisiert am, Letzte Änderung, mis à jour, mise à jour, date de mise à jour, обновлено, дата обновления',
  date: 'Datum, дата',
  'permit number':
    'Genehmigungsnummer, Permit-Nr, numéro de permis, n° de permis, номер разрешения, разрешение',
  'payment plan': 'Zahlungsplan, plan de paiement, échéancier, план оплаты, план платежей, рассрочка',
  'service charge': 'Hausgeld, charges de copropriété',
  photos: 'Fotos, Bilder, фото, фотографии',
  facilities: 'Ausstattung, équipements, prestations, удобства, инфраструктура',
  currency: 'Währung, devise, monnaie, валюта',
};

const europeanHeadings = new Map(
  Object.entries(european).flatMap(([heading, names]) =>
    names.split(',').map((name) => [wordsOf(name), heading] as const),
  ),
);

/** Units with which these headings end, and the English ones. */
const europeanUnits: readonly [RegExp, string][] = [
  [/ (?:in |en |в )?(?:aed|dhs?|dirhams?|дирхам\p{L}*)$/u, ' AED'],
  [/ (?:in |en |в )?(?:usd|us dollars?|dollars?|долл?\p{L}*)$/u, ' USD'],
  [/ (?:in |en |в )?(?:eur|euros?|евро)$/u, ' EUR'],
  [/ (?:in |en |в )?(?:m2|m 2|qm|sqm|quadratmetern?|metres carres|м2|м 2|кв м|кв метр\p{L}*)$/u, ' sqm'],
  [/ (?:in |en |в )?(?:sq ?ft|ft2|quadratfuss|pieds carres|кв фут\p{L}*)$/u, ' sqft'],
];

/** The folded words of a heading, without other signs. */
function wordsOf(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A heading with its Arabic, German, French or Russian words in English; unknown ones stay. Of one in two scripts, the English words. */
export function inEnglish(heading: string): string {
  return /[\u0600-\u06ff]/.test(heading) ? ofArabic(heading) : (ofEuropean(heading) ?? heading);
}

function ofArabic(heading: string): string {
  const latin = heading.replace(/[\u0600-\u06ff]+/g, ' ');
  if (/[a-z]{2}/i.test(latin.replace(units, ''))) return latin;
  return arabicPhrases.reduce((text, [phrase, word]) => text.replaceAll(phrase, ` ${word} `), fold(heading));
}

function ofEuropean(heading: string): string | undefined {
  const words = wordsOf(heading);
  const [ending, unit] = europeanUnits.find(([pattern]) => pattern.test(words)) ?? [];
  const known = europeanHeadings.get(ending ? words.replace(ending, '') : words);
  return known && known + (unit ?? '');
}
