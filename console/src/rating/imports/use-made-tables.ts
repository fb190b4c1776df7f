import type { ImportResult } from '@coverwright/contract/rating/imports'
import {
  type CheckView,
  type ComparisonView,
  tableOperations,
  type TableVersionView,
  type TableView,
} from '@coverwright/contract/rating/tables'
import { useQueries } from '@tanstack/react-query'
import { asked, keyOf, useOperation } from '../../platform/queries'

const { checkVersion, compareVersions, list } = tableOperations

/** A table that an import made: how it stands now, what is wrong with it, and what is new in it. */
export type MadeTable = {
  readonly result: ImportResult
  /** Undefined as long as it is not known, or when it was deleted. */
  readonly table: TableView | undefined
  /** Undefined as long as it is not known, or when the version was thrown away. */
  readonly version: TableVersionView | undefined
  readonly check: CheckView | undefined
  readonly before: TableVersionView | undefined
  readonly comparison: ComparisonView | undefined
}

/** Checked and compared as soon as they are there: nobody has to open seven tables to learn which one is wrong. */
export function useMadeTables(productId: string, results: readonly ImportResult[]): readonly MadeTable[] {
  const { data } = useOperation(list, { productId })
  const made = results.map((result) => {
    const table = data?.tables.find(({ id }) => id === result.tableId)
    const versions = table?.versions ?? []
    const version = versions.find(({ id }) => id === result.versionId)
    const before = version && versionBefore(version, versions)
    return { result, table, version, before }
  })
  const checks = useQueries({
    queries: made.map(({ version }) => {
      const input = { versionId: version?.id ?? '' }
      return {
        queryKey: [...keyOf(checkVersion, input), version?.revision],
        queryFn: () => asked(checkVersion, input),
        enabled: version !== undefined,
      }
    }),
  })
  const comparisons = useQueries({
    queries: made.map(({ before, version }) => {
      const input = { beforeId: before?.id ?? '', afterId: version?.id ?? '' }
      return {
        queryKey: [...keyOf(compareVersions, input), version?.revision],
        queryFn: () => asked(compareVersions, input),
        enabled: before !== undefined,
      }
    }),
  })
  return made.map((each, at) => ({ ...each, check: checks[at]?.data, comparison: comparisons[at]?.data }))
}

type Numbered = Pick<TableVersionView, 'number' | 'state'>

/** What somebody works with by now: the newest draft or version in force before it, else whatever was there last. */
export function versionBefore<Version extends Numbered>({ number }: Numbered, versions: readonly Version[]) {
  const earlier = versions.filter((each) => each.number < number).sort((one, other) => other.number - one.number)
  return earlier.find(({ state }) => state !== 'inactive') ?? earlier[0]
}

/** Row by row the same as the version before it. */
export const isNothingNew = ({ comparison }: Pick<MadeTable, 'comparison'>): boolean =>
  comparison !== undefined && comparison.counts.changed + comparison.counts.added + comparison.counts.gone === 0

/** Rows as they are by now: some may have been added or taken out in the grid. */
export const rowsOf = ({ result, version }: MadeTable): number => version?.rowCount ?? result.made

/** What leaves somebody without one clear price, or is a row for nobody. */
export const faultsOf = ({ check }: MadeTable): number =>
  check ? check.findings.filter(({ isHard }) => isHard).length + check.broken.length : 0

/** What may be meant, and should be looked at. */
export const looksOf = ({ check }: MadeTable): number => check?.findings.filter(({ isHard }) => !isHard).length ?? 0

export const isSound = (made: MadeTable): boolean => faultsOf(made) + looksOf(made) === 0

/** It says whom one accepts, and stands nowhere yet where it would be asked. */
export const isLeftOut = ({ table }: MadeTable): boolean =>
  table?.use === 'underwriting' && !table.usedBy.some(({ part }) => part === 'underwriting')

type Told = {
  readonly result: Pick<ImportResult, 'said'>
  readonly table: TableView | undefined
}

/** A price table with 'Refer' or 'Decline' in place of rates, as long as underwriting does not ask it. */
export function turnedAway({ result: { said }, table }: Told) {
  const isAsked = table?.usedBy.some(({ part }) => part === 'underwriting')
  return said && table?.use === 'pricing' && !isAsked ? { ...said, table } : null
}

export const sumOf = (made: readonly MadeTable[], count: (each: MadeTable) => number): number =>
  made.reduce((sum, each) => sum + count(each), 0)
