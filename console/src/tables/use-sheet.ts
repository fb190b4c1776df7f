import { tableOperations, type TableVersionView } from '@coverwright/contract/tables'
import type { TableColumn } from '@coverwright/rules/pricing'
import { isSameStructure } from '@coverwright/rules/tables'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf, queryClient } from '../platform/queries'
import { type Carried, OpenSheet } from './open-sheet'

/** Opens the rows of a version, anew for every version and whenever its columns are others. */
export function useSheet(version: TableVersionView, columns: readonly TableColumn[]): OpenSheet {
  const [opened, setOpened] = useState(() => new OpenSheet(version.id, columns, version))
  const current = isSameStructure(opened.columns, columns)
    ? opened
    : new OpenSheet(version.id, columns, version, carriedFrom(opened))
  if (current !== opened) setOpened(current)
  useEffect(() => {
    opened.loader.want(0)
    const again = () => void opened.queue.flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      opened.loader.stop()
      void opened.queue.flush().then(() => refreshTable())
    }
  }, [opened])
  /** Others saved: what they did is shown here too. While something of ours is under way, that will find out. */
  useEffect(() => {
    if (version.revision > opened.queue.base && opened.queue.isEmpty && version.state === 'draft') void opened.catchUp()
  }, [opened, version])
  return current
}

function carriedFrom({ log, sheet }: OpenSheet): Carried {
  return { ...log.handOver(), newIds: sheet.newIds }
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
