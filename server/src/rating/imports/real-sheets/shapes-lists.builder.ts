import { choice, is, type Shape } from './shape.builder'

/** Several values in one cell, and cells that only look so. */
export const listShapes: readonly Shape[] = [
  {
    name: 'lists of states in a cell',
    sheets: [
      {
        name: 'State factor',
        rows: [
          ['State', 'Factor'],
          ['CA, NY, VA', 1.3],
          ['TX', 1.1],
          ['FL, GA', 1.6],
          ['All other', 1],
        ],
      },
    ],
    prices: [
      is({ State: 'NY' }, '1.3'),
      is({ State: 'VA' }, '1.3'),
      is({ State: 'GA' }, '1.6'),
      is({ State: 'OH' }, '1'),
    ],
  },
  {
    name: 'lists with strokes and with semicolons',
    sheets: [
      {
        name: 'Class factor',
        rows: [
          ['Class', 'Group', 'Factor'],
          ['A/B', '1;2;3', 1.1],
          ['A/B', '4', 1.2],
          ['C', '1;2;3;4', 1.9],
        ],
      },
    ],
    prices: [
      is({ Class: 'B', Group: '2' }, '1.1'),
      is({ Class: 'A', Group: '4' }, '1.2'),
      is({ Class: 'C', Group: '3' }, '1.9'),
      is({ Class: 'A/B', Group: '4' }, null),
    ],
  },
  {
    name: 'ranges inside a list',
    sheets: [
      {
        name: 'Postcode loading',
        rows: [
          ['Postcode', 'Loading'],
          ['1000-1999, 3000-3499, 5000', 0.2],
          ['2000-2999', 0.1],
          ['4000-4999, 5001-9999', 0],
        ],
      },
    ],
    prices: [
      is({ Postcode: '1500' }, '0.2'),
      is({ Postcode: '3400' }, '0.2'),
      is({ Postcode: '5000' }, '0.2'),
      is({ Postcode: '2000' }, '0.1'),
      is({ Postcode: '7000' }, '0'),
      is({ Postcode: '3500' }, null),
    ],
  },
  {
    name: 'commas that part no list',
    sheets: [
      {
        name: 'City factor',
        rows: [
          ['City', 'Factor'],
          ['Portland, Maine', 1.1],
          ['Portland, Oregon', 1.3],
          ['Boston, Massachusetts', 1.2],
        ],
      },
    ],
    asks: { 'City: list': 'whole' },
    prices: [is({ City: 'Portland, Oregon' }, '1.3'), is({ City: 'Portland' }, null)],
  },
  {
    name: 'answers that hold a stroke themselves',
    names: [choice('cover', 'Cover', 'Fire/Theft', 'Third party', 'Fire')],
    sheets: [
      {
        name: 'Cover factor',
        rows: [
          ['Cover', 'Factor'],
          ['Fire/Theft', 1.5],
          ['Third party', 1],
          ['Fire', 1.2],
        ],
      },
    ],
    prices: [is({ Cover: 'Fire/Theft' }, '1.5'), is({ Cover: 'Fire' }, '1.2')],
  },
]
