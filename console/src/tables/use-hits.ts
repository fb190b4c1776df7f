import { tableOperations } from '@coverwright/contract/tables'
import type { Search } from '@coverwright/rules/tables'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { asked } from '../platform/queries'
import type { OpenSheet } from './open-sheet'
import { type Hit, searchSheet } from './sheet/search'

/** Typing goes on; so does the work on the rows. */
const SETTLE_MS = 150

type Found = { readonly hits: readonly Hit[]; readonly isDone: boolean }
const NOTHING: Found = { hits: [], isDone: true }

/** The cells that hold a text, found anew when the text, the rows or the view are others. */
export function useHits(opened: OpenSheet, search: Search): Found {
  const { sheet } = opened
  const version = useSyncExternalStore(sheet.listen, () => `${sheet.version}`)
  const [found, setFound] = useState(NOTHING)
  const { column, isCaseKept, isWhole, text } = search
  useEffect(() => {
    if (text === '') return
    let isOver = false
    const wanted = { text, column, isWhole, isCaseKept }
    const look = async () => {
      const hits = sheet.isWhole ? await searchSheet(sheet, wanted, () => isOver) : await askServer(opened, wanted)
      if (!isOver) setFound({ hits, isDone: true })
    }
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, isDone: false }))
      look().catch(() => setFound(NOTHING))
    }, SETTLE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [opened, sheet, version, text, column, isWhole, isCaseKept])
  return text === '' ? NOTHING : found
}

/** While rows are still coming, the server looks through all of them. */
async function askServer({ sheet, versionId }: OpenSheet, search: Search): Promise<Hit[]> {
  const { found } = await asked(tableOperations.findRows, { versionId, ...search }, { quiet: true })
  return found.flatMap(({ at, columns }) =>
    columns.map((id) => ({ row: at, column: sheet.columns.findIndex((one) => one.id === id) })),
  )
}
