import { is, type Shape } from './shape.builder'

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
    prices: [is({ Age: '0' }, '820'), is({ Age: '1' }, '640'), is({ Age: '11' }, '510'), is({ Age: '30' }, '480')],
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
    asks: { 'Premium: name': { named: [''] } },
    prices: [
      is({ Age: '50', SI: '1000000' }, '122150'),
      is({ Age: '18', SI: '300000' }, '4512'),
      is({ Occupation: 'Driver', 'Sum insured': '10000000' }, '6600'),
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
    prices: [is({ 'Sum insured': '300000', Age: '40' }, '6230'), is({ 'Sum insured': '1000000', Age: '40' }, '113450')],
  },
]
