import { choice, is, type Shape } from './shape.builder'
import { percent } from './write-book.builder'

/** Headings that are answers, numbered, in several rows, or in words that only a person can tell. */
export const headingShapes: readonly Shape[] = [
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
    asks: { 'Premium: name': { named: ['NCD (%)'] }, 'Premium: unit': 'amount' },
    prices: [
      is({ 'Vehicle class': 'MPV', 'Engine (cc)': '1501', NCD: '20' }, '6000'),
      is({ 'Vehicle class': 'Saloon', 'Engine (cc)': '1500', NCD: '0' }, '5200'),
      is({ Class: 'Tourer', 'NCD (%)': '60' }, '840'),
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
    asksThen: { 'Premium: name': { named: ['', '', 'Level'] } },
    prices: [
      is({ Days: '3', Region: 'Worldwide', 'Who is covered': 'Family', Level: 'Silver' }, '220'),
      is({ Days: '10', Region: 'Asia', 'Who is covered': 'Individual', Level: 'Gold' }, '220'),
      is({ Days: '7', Region: 'Asia', 'Who is covered': 'Family', Level: 'Gold' }, '310'),
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
    asksThen: { 'Premium: name': { named: [''] } },
    prices: [
      is({ Plan: 'B', Headcount: '20', 'Who is covered': 'Family' }, '16200'),
      is({ Plan: 'A', Headcount: '5', 'Who is covered': 'Employee only' }, '4210'),
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
    asksThen: { 'Factor: name': { named: [''] } },
    prices: [
      is({ Block: 'Fire', Zone: 'Inland', Construction: 'Timber' }, '1.6'),
      is({ Block: 'Storm', Zone: 'Coast', Construction: 'Steel' }, '1.2'),
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
