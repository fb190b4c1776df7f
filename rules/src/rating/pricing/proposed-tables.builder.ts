import type { Dataset } from '../../design/datasets'
import type { TableColumn } from '../../design/parts'
import type { ProposedTable } from './starting-recipe'
import type { Row } from './table'

export const dataset: Dataset = {
  names: [
    { name: 'region', type: { kind: 'text' } },
    { name: 'birthDate', type: { kind: 'date' } },
    { name: 'plain', type: { kind: 'text' } },
  ],
}
export const words = {
  after: 'After {step}',
  least: 'Least',
  withAddOns: 'With add-ons',
  addOns: 'Add-ons',
  terms: 'Terms',
  discount: 'Discount',
  net: 'Net',
  tax: 'Tax',
  total: 'Total',
  monthly: 'Monthly',
}
export const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }
export const age: ProposedTable = {
  id: 'driver_age',
  name: 'Driver age',
  columns: [
    { id: 'age', title: 'Age', role: 'band', of: 'number', source: 'age(birthDate, startDate)' } as TableColumn,
    factor,
  ],
}
export const base: ProposedTable = {
  id: 'plan',
  name: 'Base',
  columns: [
    { id: 'REGION', title: 'Region', role: 'exact', of: 'text' },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
}
export const given = { tables: [age, base], dataset, currency: 'HKD', hasAddOns: true, taxFrom: '2026-01-01', words }
export const rowsOf = (table: ProposedTable): Row[] => [
  table.columns.map((column) => (column.role === 'factor' || column.role === 'amount' ? '2' : null)),
]
