import { tableOperations } from '@coverwright/contract/rating/tables'
import type { Search } from '@coverwright/rules/rating/tables'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { asked } from '../../platform/queries'
import type { OpenSheet } from './open-sheet'
import { type Hit, searchSheet } from './sheet/search'

/** Typing goes on; so does the work on the rows. */
const SETTLE_MS = 150

type Found = { readonly hits: readonly Hit[]; readonly of: string }

/** The cells that hold a text, found anew when the text, the rows or the view are others. */
export function useHits(opened: OpenSheet, search: Search): { hits: readonly Hit[]; isDone: boolean } {
  const { sheet } = opened
  const version = useSyncExternalStore(sheet.listen, () => sheet.version)
  const [found, setFound] = useState<Found>({ hits: [], of: '' })
  const { isCaseKept, isWhole, text } = search
  const asks = `${version} ${isWhole} ${isCaseKept} ${text}`
  useEffect(() => {
    if (text === '') return
    let isOver = false
    const wanted = { text, isWhole, isCaseKept }
    const look = () => (sheet.isWhole ? searchSheet(sheet, wanted, () => isOver) : askServer(opened, wanted))
    const timer = setTimeout(() => {
      look().then(
        (hits) => isOver || setFound({ hits, of: asks }),
        () => setFound({ hits: [], of: asks }),
      )
    }, SETTLE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [opened, sheet, asks, text, isWhole, isCaseKept])
  return text === '' ? { hits: NONE, isDone: true } : { hits: found.hits, isDone: found.of === asks }
}

const NONE: readonly Hit[] = []

/** While rows are still coming, the server looks through all of them. */
async function askServer({ sheet, versionId }: OpenSheet, search: Search): Promise<Hit[]> {
  const { found } = await asked(tableOperations.findRows, { versionId, ...search }, { quiet: true })
  return found.flatMap(({ at, columns }) =>
    columns.map((id) => ({ row: at, column: sheet.columns.findIndex((one) => one.id === id) })),
  )
}
