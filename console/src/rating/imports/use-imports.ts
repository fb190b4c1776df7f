import { type ImportDetail, importOperations } from '@coverwright/contract/rating/imports'
import { tableOperations } from '@coverwright/contract/rating/tables'
import { ROWS_PER_CHUNK } from '@coverwright/rules/rating/imports'
import { useQueries } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { asked, keyOf, queryClient, useOperation, useWrite } from '../../platform/queries'

const { cancel, convert, correctRegion, get, list, listProblems, listRows, retry, saveMapping, start } =
  importOperations
const changed = { refreshes: [list, get] }

export const steps = ['upload', 'identify', 'mapping', 'convert', 'check'] as const
export type Step = (typeof steps)[number]

type Place = { product?: string; import?: string; step?: string; sheet?: string; row?: string; table?: string }

/** What this address is about: the product, the file, the step, and the place in the file. */
export function useImportPlace() {
  const search = useLocation().search as Place
  const step = steps.find((each) => each === search.step)
  return {
    product: search.product ?? '',
    id: search.import,
    step,
    sheet: Number(search.sheet ?? 0) || 0,
    row: search.row === undefined ? null : Number(search.row) || 0,
    table: search.table,
  }
}

export function importAt(
  product: string,
  id?: string,
  step?: Step,
  more: Record<string, string | number> = {},
): string {
  const query = new URLSearchParams({ product, ...(id && { import: id }), ...(step && { step }) })
  for (const [name, value] of Object.entries(more)) query.set(name, String(value))
  return `/setting-page/import?${query}`
}

export const useImportList = (productId: string) =>
  useOperation(list, { filter: { productId }, pageSize: 50 }, { keepsLast: true })
/** Nobody sits before a bar for ever because one notice was lost on its way. */
const RUNNING_AGAIN_MS = 3_000
const isRunning = (state: string | undefined) => state === 'identifying' || state === 'converting'

/** Never the file before while another is opened: whoever is quick would go on with the wrong one. */
export const useImport = (id: string | undefined) =>
  useOperation(
    get,
    { id: id ?? '' },
    {
      enabled: Boolean(id),
      againAfterMs: (detail) => isRunning(detail?.import.state) && RUNNING_AGAIN_MS,
    },
  )
/** What the next step, or this one when it is come back to, begins with: also before it is saved. */
export const remember = (id: string, known: Partial<ImportDetail>) =>
  queryClient.setQueryData<ImportDetail>(keyOf(get, { id }), (detail) => detail && { ...detail, ...known })
export const useProblems = (id: string, page: number) =>
  useOperation(listProblems, { id, page, pageSize: 50 }, { keepsLast: true })

export const useStart = () => useWrite(start, changed)
export const useCancel = () => useWrite(cancel, changed)
export const useRetry = () => useWrite(retry, changed)
export const useConvert = () => useWrite(convert, changed)
export const useCorrectRegion = () => useWrite(correctRegion, changed)
export const useActivateImport = () =>
  useWrite(importOperations.activate, { refreshes: [list, get, tableOperations.list, tableOperations.get] })
export const useSaveMapping = () => useWrite(saveMapping, { quiet: true })
export const useDeleteImport = () => useWrite(importOperations.delete, changed)

/** A fresh address for each download: signed ones run out. */
export const fileAddress = async (id: string) => (await asked(importOperations.getFile, { id })).url

/** The rows of a sheet between two places, fetched in parts as they come into view. */
export function useSheetRows(id: string, sheet: number, from: number, to: number) {
  const first = Math.floor(Math.max(from, 0) / ROWS_PER_CHUNK)
  const last = Math.floor(Math.max(to, 0) / ROWS_PER_CHUNK)
  const parts = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, place) => {
      const input = { id, sheet, from: (first + place) * ROWS_PER_CHUNK, count: ROWS_PER_CHUNK }
      return { queryKey: keyOf(listRows, input), queryFn: () => asked(listRows, input), staleTime: 300_000 }
    }),
    combine: (results) => ({
      parts: results.map(({ data }) => data),
      isWaiting: results.some(({ isPending }) => isPending),
    }),
  })
  return useMemo(() => {
    const rows = new Map<number, string[]>()
    const merges = parts.parts.flatMap((part) => part?.merges ?? [])
    for (const part of parts.parts) for (const { at, cells } of part?.rows ?? []) rows.set(at, cells)
    return { rows, merges, isWaiting: parts.isWaiting }
  }, [parts])
}
