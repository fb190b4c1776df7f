import { convertRegion } from './convert-region'
import type { ConvertProblem } from './convert-problem'
import { identifySheet } from './identify-sheet'
import type { KnownName, RegionMapping } from './mapping'
import type { Sheet } from './sheet'
import { suggestMapping } from './suggest-mapping'
import { tableColumnsOf } from './table-columns'

/** What a small car product asks for. */
export const names: KnownName[] = [
  { name: 'dateOfBirth', kind: 'date', titles: ['Date of birth'], options: [] },
  {
    name: 'district',
    kind: 'choice',
    titles: ['District'],
    options: [
      { value: 'north', labels: ['North', '北區'] },
      { value: 'south', labels: ['South', '南區'] },
    ],
  },
  {
    name: 'vehicleType',
    kind: 'choice',
    titles: ['Vehicle type'],
    options: [
      { value: 'saloon', labels: ['Saloon'] },
      { value: 'hatchback', labels: ['Hatchback'] },
    ],
  },
  { name: 'ncd', kind: 'number', titles: ['No claim discount'], options: [] },
]

/** A sheet that is identified, mapped as suggested, and converted; for tests. */
export function importOf(sheet: Sheet, change: (mapping: RegionMapping) => RegionMapping = (mapping) => mapping) {
  const region = identifySheet(sheet).regions[0]!
  const suggested = suggestMapping(region, { names, currency: 'HKD' })
  const mapping = change(suggested.mapping)
  const rows: unknown[] = []
  const problems: ConvertProblem[] = []
  const summary = convertRegion(sheet, region, mapping, names, {
    row: (row) => rows.push(row),
    problem: (problem) => problems.push(problem),
  })
  return { region, mapping, reasons: suggested.reasons, rows, problems, summary, columns: tableColumnsOf(mapping) }
}
