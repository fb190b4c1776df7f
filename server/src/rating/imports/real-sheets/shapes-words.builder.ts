import { is, type Shape } from './shape.builder'

/** Words, noughts and gaps where figures are expected. */
export const wordShapes: readonly Shape[] = [
  {
    name: 'a bare nought and nil among loadings in percent',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Tenant', 'Load'],
          ['Family', 0],
          ['Company', 'nil'],
          ['Students', '+20%'],
          ['Unemployed', '+35%'],
          ['Pensioners', '-5%'],
        ],
      },
    ],
    prices: [
      is({ Tenant: 'Family' }, '1'),
      is({ Tenant: 'Company' }, '1'),
      is({ Tenant: 'Students' }, '1.2'),
      is({ Tenant: 'Pensioners' }, '0.95'),
    ],
  },
  {
    name: 'loadings and discounts as shares, nought among them',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Tenant', 'Load'],
          ['Family', 0],
          ['Students', '+0.20'],
          ['Pensioners', '-0.05'],
        ],
      },
    ],
    prices: [is({ Tenant: 'Family' }, '0'), is({ Tenant: 'Students' }, '0.2')],
  },
]
