import type { ImportResult } from '@coverwright/contract/imports'
import {
  type CheckView,
  type ComparisonView,
  tableOperations,
  type TableVersionView,
} from '@coverwright/contract/tables'
import { useQueries } from '@tanstack/react-query'
import { asked, keyOf, useOperation } from '../platform/queries'

const { checkVersion, compareVersions, list } = tableOperations

/** A table that an import made: how it stands now, what is wrong with it, and what is new in it. */
export type MadeTable = {
  readonly result: ImportResult
  /** Undefined as long as it is not known, or when the version was thrown away. */
  readonly version: TableVersionView | undefined
  readonly check: CheckView | undefined
  readonly before: TableVersionView | undefined
  readonly comparison: ComparisonView | undefined
}

/** Checked and compared as soon as they are there: nobody has to open seven tables to learn which one is wrong. */
export function useMadeTables(productId: string, results: readonly ImportResult[]): readonly MadeTable[] {
  const { data } = useOperation(list, { productId }, { topics: ['tables'] })
  const made = results.map((result) => {
    const versions = data?.tables.find(({ id }) => id === result.tableId)?.versions ?? []
    const version = versions.find(({ id }) => id === result.versionId)
    const earlier = versions.filter(({ number }) => version && number < version.number)
    const before = earlier.find(({ state }) => state === 'active') ?? earlier[0]
    return { result, version, before }
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

export const faultsOf = ({ check }: MadeTable): number => (check ? check.findings.length + check.broken.length : 0)

/** Whether somebody is left without one clear price. */
export const hasHardFaults = ({ check }: MadeTable): boolean =>
  check !== undefined && (check.broken.length > 0 || check.findings.some(({ isHard }) => isHard))
