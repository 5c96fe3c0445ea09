import { readableTitle } from './title';

test.each([
  ['HIGH FLOOR | FULLY FURNISHED | VACANT', 'High Floor, Fully Furnished, Vacant'],
  ['Vacant | High ROI | New Building', 'Vacant, High ROI, New Building'],
  [
    'Spacious 1BR + Store| Garden view| Massive Balcony',
    'Spacious 1BR + Store, Garden View, Massive Balcony',
  ],
  ['BEST PRICE IN JVC | TYPE 3A', 'Best Price in JVC, Type 3A'],
  ['CITY WALK | CENTRAL PARK 1 | 1 BEDROOM FOR SALE', 'City Walk, Central Park 1, 1 Bedroom for Sale'],
  ['FULLY FURNISHED I SMART HOME I FLEXIBLE PP', 'Fully Furnished, Smart Home, Flexible PP'],
  ['Best price I Corner unit I VOT I', 'Best Price, Corner Unit, VOT'],
  ['4bed Townhouse l Near to pool l Vacant', '4bed Townhouse, Near to Pool, Vacant'],
  ['Garden View I High ROI | Handover Soon', 'Garden View, High ROI, Handover Soon'],
  ['FURNISHED / LUXURY LIVING / SEA VIEW', 'Furnished, Luxury Living, Sea View'],
  ['HIGH ROI | EASY PAYMENT PLAN | Q4 2026', 'High ROI, Easy Payment Plan, Q4 2026'],
  ['SPACIOUS 0 | RE-SALE | PAYMENT PLAN |', 'Spacious 0, Re-Sale, Payment Plan'],
  ['OPEN HOUSE THIS SATURDAY| 24TH AUGUST', 'Open House This Saturday, 24th August'],
  ['Fully Furnished | Vacant | BUA:2402.5 Sqft', 'Fully Furnished, Vacant, BUA:2402.5 Sqft'],
  ['LARGE PLOT | 15000 SQFT', 'Large Plot, 15000 sq ft'],
  ['ON ISLAND | SEMI-DETACHED VILLA', 'On Island, Semi-Detached Villa'],
  ['The Residence | Burj Khalifa', 'The Residence, Burj Khalifa'],
  ['SOBHA HARTLAND II', 'Sobha Hartland II'],
  ['DAMAC HILLS PHASE III', 'DAMAC Hills Phase III'],
  ['ONE PALM BY OMNIYAT', 'One Palm by Omniyat'],
  ['W RESIDENCES DIFC', 'W Residences DIFC'],
  ['XL VILLA WITH POOL', 'XL Villa with Pool'],
  ["KING'S LANDING", "King's Landing"],
  ["VILLA D'ESTE", "Villa D'Este"],
  ['IVY GARDENS', 'Ivy Gardens'],
  ['HAYAT', 'Hayat'],
  ['High ROI \\ Modern \\ Maids Room \\', 'High ROI, Modern, Maids Room'],
  ['✿ High ROI ✿ Amazing Community ✿ Great Investment✿', 'High ROI, Amazing Community, Great Investment'],
  ['◇Hot Deal, Lavish 2+Maid', 'Hot Deal, Lavish 2+Maid'],
  ['☆Great Deal, Type M', 'Great Deal, Type M'],
  ['1BHK Big Layout｜Closed Kitchen｜Good Price', '1BHK Big Layout, Closed Kitchen, Good Price'],
  ['corner villa good price, including registration', 'Corner villa good price, including registration'],
  ['Near Metro = 40% Cash Discount = High ROI', 'Near Metro, 40% Cash Discount, High ROI'],
])('%j is set as %j', (given, expected) => {
  expect(readableTitle(given)).toBe(expected);
});

test.each([
  'Palm Crest Villas',
  'DAMAC',
  'VYB',
  'MAG 330',
  'DG1',
  'ELAR1S Sky',
  'The Sterling by OMNIYAT',
  'SO/ Uptown Dubai Residences',
  'Phase I Villas',
  'Damac Lagoons - Monte Carlo',
  'iSola Tower',
  'izzzi.life Mint',
  'مارينا هايتس | شقق',
  '|',
  '2024',
])('%j stays', (title) => {
  expect(readableTitle(title)).toBe(title);
});
