import { tableOperations, type TableVersionView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { isSameStructure } from '@coverwright/rules/tables'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf, queryClient } from '../platform/queries'
import { OpenSheet } from './open-sheet'

/** Opens the rows of a version, and opens them anew when its columns are others. */
export function useSheet(version: TableVersionView, columns: readonly TableColumn[]): OpenSheet {
  const [opened, setOpened] = useState(() => new OpenSheet(version, columns))
  useEffect(() => {
    opened.onColumns = () => void refreshTable()
    opened.start()
    const again = () => void opened.queue.flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      opened.loader.stop()
      if (!opened.isRetired) void opened.queue.flush().then(() => refreshTable())
    }
  }, [opened])
  useEffect(() => {
    if (opened.isRetired) return
    if (!isSameStructure(opened.columns, columns)) setOpened(opened.under(version, columns))
    // Others saved: what they did is shown here too. While something of ours is under way, that will find out.
    else if (version.revision > opened.queue.base && opened.queue.isEmpty && version.state === 'draft')
      void opened.catchUp()
  }, [opened, version, columns])
  return opened
}

/** One fact of an open sheet; whoever asks is drawn again when it is another. */
export function useSheetFact<Fact>(opened: OpenSheet, read: (opened: OpenSheet) => Fact): Fact {
  return useSyncExternalStore(opened.listen, () => read(opened))
}

export const refreshTable = () =>
  Promise.all(
    [tableOperations.get, tableOperations.list, tableOperations.checkVersion, tableOperations.compareVersions].map(
      (one) => queryClient.invalidateQueries({ queryKey: keyOf(one) }),
    ),
  )
