import { tableOperations, type TableVersionView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { isSameStructure } from '@coverwright/rules/rating/tables'
import { useUnsaved } from '@coverwright/ui/form'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keyOf, queryClient } from '../../platform/queries'
import { session, useIsSignedIn } from '../../platform/session'
import { tabStorage } from '../../platform/storage'
import { OpenSheet } from './open-sheet'
import { UnsavedChanges } from './sheet/unsaved-changes'

/** Opens the rows of a version, and opens them anew when its columns are others. */
export function useSheet(version: TableVersionView, columns: readonly TableColumn[]): OpenSheet {
  const [unsaved] = useState(() => unsavedOf(version))
  const [opened, setOpened] = useState(() => reopened(version, columns, unsaved))
  useEffect(() => {
    opened.onColumns = () => void refreshTable()
    opened.start()
    unsaved.forget()
    const again = () => void opened.queue.flush()
    const leave = () => unsaved.keep({ columns: opened.columns, ...opened.queue.unsaved })
    window.addEventListener('online', again)
    // A page that comes back as it was saves what it has by itself.
    const forget = () => unsaved.forget()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', forget)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', forget)
      opened.loader.stop()
      if (opened.isRetired) return
      // What is being brought onto other rows is for whoever opens them next: sent from here it would not be seen there.
      if (session.hasToken() && !opened.isCatchingUp) return void opened.queue.flush().then(() => refreshTable())
      opened.retire()
      leave()
    }
  }, [opened, unsaved])
  useEffect(() => {
    if (opened.isRetired) return
    if (!isSameStructure(opened.columns, columns)) setOpened(opened.under(version, columns))
    // Others saved: what they did is shown here too. While something of ours is under way, that will find out.
    else if (version.revision > opened.queue.base && opened.queue.isEmpty && version.state === 'draft')
      void opened.catchUp()
  }, [opened, version, columns])
  return opened
}

const unsavedOf = ({ id }: TableVersionView) =>
  new UnsavedChanges(tabStorage, session.read('AccountData')?.subId ?? '', id)

/** With what was not saved when this tab left it, by a session that ended or a page that was loaded anew. */
function reopened(version: TableVersionView, columns: readonly TableColumn[], unsaved: UnsavedChanges): OpenSheet {
  const kept = version.may.includes('edit') ? unsaved.read(columns) : null
  if (!kept) return new OpenSheet(version, columns)
  return new OpenSheet(version, columns, { done: [], undone: [], newIds: new Map(), ...kept })
}

/** One fact of an open sheet; whoever asks is drawn again when it is another. */
export function useSheetFact<Fact>(opened: OpenSheet, read: (opened: OpenSheet) => Fact): Fact {
  return useSyncExternalStore(opened.listen, () => read(opened))
}

/** Leaving asks first while something is not saved. Nobody who has to sign in again is held: all of it waits in the tab. */
export function useHeldTab(opened: OpenSheet) {
  const isUnsaved = useSheetFact(opened, (one) => one.get().saving !== 'saved')
  const isSignedIn = useIsSignedIn()
  useUnsaved(isUnsaved && isSignedIn)
}

export const refreshTable = () =>
  Promise.all(
    [tableOperations.get, tableOperations.list, tableOperations.checkVersion, tableOperations.compareVersions].map(
      (one) => queryClient.invalidateQueries({ queryKey: keyOf(one) }),
    ),
  )
