import { choice, is, type Shape } from './shape.builder'
import { percent } from './write-book.builder'

/** What is measured, counted in lakhs, or written as in other parts of the world. */
export const measureShapes: readonly Shape[] = [
  {
    name: 'weights in tonnes, which the product asks in kilograms',
    names: [{ name: 'grossWeight', kind: 'number', titles: ['Gross weight'], options: [], unit: 'kg' }],
    sheets: [
      {
        name: 'Commercial vehicles',
        rows: [
          ['Gross weight', 'Premium (HKD)'],
          ['up to 1.9t', 3_200],
          ['>1.9t - 3.5t', 4_100],
          ['>3.5t - 7.5t', 6_200],
          ['over 7.5t', 9_900],
        ],
      },
    ],
    prices: [
      is({ 'Gross weight (kg)': '1900' }, '3200'),
      is({ 'Gross weight (kg)': '1901' }, '4100'),
      is({ 'Gross weight (kg)': '7500' }, '6200'),
      is({ 'Gross weight (kg)': '7501' }, '9900'),
    ],
  },
  {
    name: 'kilograms and tonnes in one column, and a figure that says neither',
    sheets: [
      {
        name: 'Freight',
        rows: [
          ['Weight', 'Premium (HKD)'],
          ['up to 500 kg', 320],
          ['>500 kg - 1.5 t', 410],
          ['>1.5 - 3 t', 530],
          ['over 3', 990],
        ],
      },
    ],
    faults: ['Freight!A5'],
    prices: [
      is({ 'Weight (kg)': '500' }, '320'),
      is({ 'Weight (kg)': '1500' }, '410'),
      is({ 'Weight (kg)': '2999' }, '530'),
      is({ 'Weight (kg)': '4000' }, null),
    ],
  },
  {
    name: 'square metres and a comma before the cents',
    sheets: [
      {
        name: 'Hausrat',
        rows: [
          ['Wohnfläche', 'Beitrag (EUR)'],
          ['bis 50 m²', '62,10'],
          ['51 – 80 m²', '84,00'],
          ['81 bis 120 m²', '1.111,40'],
          ['über 120 m²', '1.580,00'],
        ],
      },
    ],
    prices: [
      is({ 'Wohnfläche (m²)': '50' }, '62.1'),
      is({ 'Wohnfläche (m²)': '100' }, '1111.4'),
      is({ 'Wohnfläche (m²)': '121' }, '1580'),
    ],
  },
  {
    name: 'the length of a boat is in metres, a fee income in millions',
    sheets: [
      {
        name: 'Boats',
        rows: [
          ['Length overall', 'Premium (HKD)'],
          ['up to 6m', 820],
          ['>6m - 10m', 1_640],
          ['>10m', 3_900],
        ],
      },
      {
        name: 'PI',
        rows: [
          ['Fee income', 'Premium (HKD)'],
          ['up to 1m', 5_200],
          ['>1m - 5m', 8_100],
          ['>5m', 12_400],
        ],
      },
    ],
    prices: [
      is({ 'Length overall (m)': '7' }, '1640'),
      is({ 'Length overall (m)': '11' }, '3900'),
      is({ 'Fee income': '900000' }, '5200'),
      is({ 'Fee income': '5000001' }, '12400'),
    ],
  },
  {
    name: 'babies in months, everybody else in years',
    sheets: [
      {
        name: 'Child',
        rows: [
          ['Age', 'Premium (HKD)'],
          ['0-11 months', 820],
          ['1-4 years', 640],
          ['5-17 years', 510],
          ['18 and over', 480],
        ],
      },
    ],
    prices: [
      is({ Age: '0' }, '820'),
      is({ Age: '1' }, '640'),
      is({ Age: '11' }, '510'),
      is({ Age: '30' }, '480'),
    ],
  },
  {
    name: 'flats in square feet, buses by seats, cars by power and by miles',
    sheets: [
      {
        name: 'Flats',
        rows: [
          ['Flat size', 'Premium (HKD)'],
          ['Below 500 sq. ft.', 620],
          ['500 - 999 sq. ft.', 840],
          ['1,000 sq. ft. or above', 1_580],
        ],
      },
      {
        name: 'Buses',
        rows: [
          ['Capacity', 'Premium (HKD)'],
          ['Up to 8 seats', 4_100],
          ['9 - 16 seats', 5_200],
          ['17 seats and above', 7_700],
        ],
      },
      {
        name: 'Power',
        rows: [
          ['Motor power', 'Factor'],
          ['< 75 kW', 0.9],
          ['75 - 149 kW', 1],
          ['150 kW +', 1.35],
        ],
      },
      {
        name: 'Mileage',
        rows: [
          ['Annual mileage', 'Factor'],
          ['0 - 5,000 miles', 0.85],
          ['5,001 - 10,000 miles', 1],
          ['10,001+ miles', 1.2],
        ],
      },
    ],
    prices: [
      is({ 'Flat size (sq ft)': '499' }, '620'),
      is({ 'Flat size (sq ft)': '1000' }, '1580'),
      is({ Capacity: '16' }, '5200'),
      is({ 'Motor power (kW)': '150' }, '1.35'),
      is({ 'Annual mileage (miles)': '12000' }, '1.2'),
    ],
  },
  {
    name: 'lakhs in cells and in headings',
    sheets: [
      {
        name: 'Mediclaim',
        rows: [
          ['Annual premium (INR)'],
          ['Age', 'SI 3,00,000', 'SI 5,00,000', 'SI 10,00,000'],
          ['18-35', '4,512', '6,120', '9,870'],
          ['36-45', '6,230', '8,640', '13,450'],
          ['46-55', '10,120', '14,330', '1,22,150'],
        ],
      },
      {
        name: 'Accident',
        rows: [
          ['Occupation', '₹5 lakh', '₹10 lakh', '₹1 crore'],
          ['Clerk', '₹250', '₹480', '₹4,400'],
          ['Driver', '₹375', '₹720', '₹6,600'],
        ],
      },
      {
        name: 'Own damage',
        rows: [
          ['IDV', 'Own damage rate'],
          ['Up to 5,00,000', '3.127%'],
          ['5,00,001 - 10,00,000', '3.283%'],
          ['Above 10,00,000', '3.44%'],
        ],
      },
    ],
    prices: [
      is({ Age: '50', SI: '1000000' }, '122150'),
      is({ Age: '18', SI: '300000' }, '4512'),
      is({ Occupation: 'Driver', Across: '10000000' }, '6600'),
      is({ IDV: '500001' }, '0.03283'),
      is({ IDV: '1000001' }, '0.0344'),
    ],
  },
  {
    name: 'a sum insured in lakhs down the side',
    sheets: [
      {
        name: 'Family floater',
        rows: [
          ['Sum insured (Rs. Lakh)', 'Age', 'Premium (Rs.)'],
          [3, '18-35', '4,512'],
          [3, '36-45', '6,230'],
          [10, '18-35', '9,870'],
          [10, '36-45', '1,13,450'],
        ],
      },
    ],
    asks: { 'Sum insured: scale': 'scaled' },
    prices: [
      is({ 'Sum insured': '300000', Age: '40' }, '6230'),
      is({ 'Sum insured': '1000000', Age: '40' }, '113450'),
    ],
  },
  {
    name: 'limits, zones and plans that are numbered across',
    sheets: [
      {
        name: 'Indemnity',
        rows: [
          ['Fee income', 'Limit 5m', 'Limit 10m', 'Limit 20m'],
          ['up to 1m', 5_200, 7_100, 9_800],
          ['>1m - 5m', 8_100, 11_200, 15_400],
        ],
      },
      {
        name: 'Liability',
        rows: [
          ['Trade', 'Limit 5m/10m', 'Limit 10m/20m'],
          ['Office', 5_250, 7_150],
          ['Shop', 8_150, 11_250],
        ],
      },
      {
        name: 'Transit',
        rows: [
          ['Commodity', 'Zone 1', 'Zone 2', 'Zone 3'],
          ['Grain', 0.12, 0.15, 0.2],
          ['Machinery', 0.22, 0.25, 0.31],
        ],
      },
      {
        name: 'Travel',
        rows: [
          ['Days', 'Plan A (HKD)', 'Plan B (HKD)'],
          ['1-3', 58, 88],
          ['4-7', 78, 118],
        ],
      },
    ],
    prices: [
      is({ 'Fee income': '2000000', Limit: '10000000' }, '11200'),
      is({ 'Fee income': '2000000', Limit: '15000000' }, null),
      is({ Trade: 'Shop', Limit: 'Limit 10m/20m' }, '11250'),
      is({ Commodity: 'Grain', Zone: 'Zone 3' }, '0.2'),
      is({ Days: '5', Plan: 'Plan B' }, '118'),
    ],
  },
  {
    name: 'zones across that are answers of a question',
    names: [choice('zone', 'Delivery zone', 'Zone 1', 'Zone 2')],
    sheets: [
      {
        name: 'Transit',
        rows: [
          ['Commodity', 'Zone 1', 'Zone 2'],
          ['Grain', 0.12, 0.15],
          ['Machinery', 0.22, 0.25],
        ],
      },
    ],
    prices: [is({ Commodity: 'Grain', Zone: 'Zone 2' }, '0.15')],
  },
  {
    name: 'discounts across as words and as numbers, under a heading that is merged',
    sheets: [
      {
        name: 'Private motor',
        rows: [
          ['Vehicle class', 'Engine', 'NCD', null, null],
          [null, null, '0%', '20%', '60%'],
          ['Saloon', 'Up to 1500cc', 5_200, 4_160, 2_080],
          ['Saloon', 'Over 1500cc', 6_400, 5_120, 2_560],
          ['MPV', 'Up to 1500cc', 6_100, 4_880, 2_440],
          ['MPV', 'Over 1500cc', 7_500, 6_000, 3_000],
        ],
        merges: ['C1:E1', 'A1:A2', 'B1:B2'],
      },
      {
        name: 'Motorcycles premium',
        rows: [
          ['Class', percent(0), percent(20), percent(60)],
          ['Scooter', 1_200, 960, 480],
          ['Tourer', 2_100, 1_680, 840],
        ],
      },
    ],
    asks: { 'Premium: unit': 'amount' },
    prices: [
      is({ 'Vehicle class': 'MPV', 'Engine (cc)': '1501', NCD: '20' }, '6000'),
      is({ 'Vehicle class': 'Saloon', 'Engine (cc)': '1500', NCD: '0' }, '5200'),
      is({ Class: 'Tourer', Across: '60' }, '840'),
    ],
  },
  {
    name: 'three rows of headings that are all asked',
    sheets: [
      {
        name: 'Trip premium',
        rows: [
          ['Days', 'Worldwide', null, null, null, 'Asia', null, null, null],
          [null, 'Individual', null, 'Family', null, 'Individual', null, 'Family', null],
          [null, 'Silver', 'Gold', 'Silver', 'Gold', 'Silver', 'Gold', 'Silver', 'Gold'],
          ['1-3', 100, 150, 220, 330, 60, 90, 130, 200],
          ['4-7', 160, 240, 350, 520, 95, 140, 210, 310],
          ['8-14', 240, 360, 530, 790, 150, 220, 330, 480],
        ],
        merges: ['A1:A3', 'B1:E1', 'F1:I1', 'B2:C2', 'D2:E2', 'F2:G2', 'H2:I2'],
      },
    ],
    asks: { 'Trip premium: across': 'rows' },
    prices: [
      is({ Days: '3', 'Across 3': 'Worldwide', 'Across 2': 'Family', Across: 'Silver' }, '220'),
      is({ Days: '10', 'Across 3': 'Asia', 'Across 2': 'Individual', Across: 'Gold' }, '220'),
      is({ Days: '7', 'Across 3': 'Asia', 'Across 2': 'Family', Across: 'Gold' }, '310'),
    ],
  },
  {
    name: 'family tiers across, which no question asks yet',
    sheets: [
      {
        name: 'Group medical',
        rows: [
          ['Annual premium per family (HKD)'],
          ['Plan', 'Headcount', 'Employee only', 'Employee + spouse', 'Family'],
          ['A', '5-19', 4_210, 8_420, 11_600],
          ['A', '20 & above', 3_990, 7_980, 10_980],
          ['B', '5-19', 6_210, 12_420, 17_080],
          ['B', '20 & above', 5_890, 11_780, 16_200],
        ],
      },
    ],
    asks: { 'Group medical: across': 'rows' },
    prices: [
      is({ Plan: 'B', Headcount: '20', Across: 'Family' }, '16200'),
      is({ Plan: 'A', Headcount: '5', Across: 'Employee only' }, '4210'),
    ],
  },
  {
    name: 'perils stacked under one header, building materials across',
    sheets: [
      {
        name: 'Home',
        rows: [
          ['Fire'],
          ['Zone', 'Brick', 'Timber', 'Steel'],
          ['Coast', 0.8, 1.9, 1.1],
          ['Inland', 0.7, 1.6, 0.9],
          [],
          ['Storm'],
          ['Coast', 1.4, 2.2, 1.2],
          ['Inland', 0.6, 1.1, 0.7],
        ],
      },
    ],
    asks: { 'Home: across': 'rows' },
    prices: [
      is({ Block: 'Fire', Zone: 'Inland', Across: 'Timber' }, '1.6'),
      is({ Block: 'Storm', Zone: 'Coast', Across: 'Steel' }, '1.2'),
    ],
  },
  {
    name: 'a German tariff for each thousand insured, with ages in words',
    sheets: [
      {
        name: 'Wohngebäude',
        rows: [
          ['Beitrag in EUR je 1.000 EUR Versicherungssumme'],
          ['Bauart', 'Feuer', 'Sturm'],
          ['massiv', '0,18', '0,31'],
          ['Fachwerk', '0,44', '0,38'],
        ],
      },
      {
        name: 'Kraftfahrt',
        rows: [
          ['Alter', 'Beitrag'],
          ['bis 22', '1.245,50'],
          ['23 bis unter 30', '845,00'],
          ['30 bis 64 Jahre', '612,75'],
          ['ab 65', '701,20'],
        ],
      },
    ],
    asks: { 'Feuer: scale': 'scaled', 'Sturm: scale': 'scaled', 'Wohngebäude: across': 'apart' },
    prices: [
      is({ Bauart: 'Fachwerk' }, '0.00044', { column: 'Feuer' }),
      is({ Alter: '22' }, '1245.5'),
      is({ Alter: '29' }, '845'),
      is({ Alter: '64' }, '612.75'),
      is({ Alter: '65' }, '701.2'),
    ],
  },
  {
    name: 'days across that say from when on they hold, and who keeps the sheet',
    sheets: [
      {
        name: 'Tariff premium',
        rows: [
          ['Class', 'from 01.01.2026', 'from 01.07.2026', 'ab 01.01.2027'],
          ['A', 100, 110, 120],
          ['B', 200, 210, 220],
        ],
      },
      {
        name: 'Excess',
        rows: [
          ['Excess', 'Discount', 'Last updated by'],
          ['Nil', '0%', 'kw'],
          ['2,500', '5%', 'kw'],
          ['10,000', '15%', 'mh'],
        ],
      },
    ],
    leftOut: ['Last updated by'],
    prices: [
      is({ Class: 'A', Date: '2026-06-30' }, '100'),
      is({ Class: 'B', Date: '2030-01-01' }, '220'),
      is({ Excess: '0' }, '0'),
      is({ Excess: '10000' }, '0.15'),
    ],
  },
]
