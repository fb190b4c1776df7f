import {
  type AutomationDraft,
  type AutomationRow,
  automationOperations as operations,
  type AutomationView,
} from '@coverwright/contract/service/automations'
import { useTexts } from '@coverwright/ui/locales'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { asked, useOperation, useWrite } from '../../platform/queries'
import type { BoundBlock, BoundLogic, InEditor } from '../../platform/routes'
import { useDelete, useToast } from '../../platform/toast'
import { useMayCall } from '../../platform/me'
import { MessageFields } from './message-fields'
import { NewMessageDialog } from './new-message-dialog'

type Start = { readonly title: string; readonly when: string }

/**
 * Messages that hang on answers, for the form editor. An automation is no part of a version: it is saved when somebody
 * says so, begins switched off, and is taken back by Undo of its own.
 */
export function MessagesInEditor({ productId, mayEdit: isEditor, onLogic }: InEditor) {
  const { data } = useOperation(operations.list, { productId, pageSize: 100 }, { quiet: true })
  const mayWrite = useMayCall(operations.create) && isEditor
  const [start, setStart] = useState<Start>()
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const rows = data?.rows
  const remove = useRemove()
  const logic = useMemo((): BoundLogic => {
    const all = rows ?? []
    const whenOf = (row: AutomationRow) => written[row.id] ?? row.condition
    const blockOf = (row: AutomationRow): BoundBlock => ({
      ...{ id: row.id, does: 'send', title: row.name, when: whenOf(row), reads: [], fills: [] },
    })
    const forget = (id: string) => setWritten(({ [id]: _gone, ...others }) => others)
    return {
      // One without a condition hangs on no answer: it has its place among the automations.
      blocks: all.filter((row) => whenOf(row) !== '' || row.id in written).map(blockOf),
      deeds: ['send'],
      mayEdit: mayWrite,
      add: (_does, from) => {
        setStart(from)
        return undefined
      },
      write: (id, when) => setWritten((now) => ({ ...now, [id]: when })),
      remove: (id) => {
        const row = all.find((each) => each.id === id)
        if (row) void remove(row)
      },
      fields: (id) => {
        const row = all.find((each) => each.id === id)
        const when = written[id]
        const changed = when !== undefined && when !== row?.condition ? { changed: when } : {}
        return row && <MessageFields key={id} row={row} mayEdit={mayWrite} {...changed} onForget={() => forget(id)} />
      },
    }
  }, [rows, written, mayWrite, remove])
  useEffect(() => onLogic(logic), [logic, onLogic])
  return start ? <NewMessageDialog productId={productId} start={start} onClose={() => setStart(undefined)} /> : null
}

/** One that is off goes at once and can be brought back; one that is on says that it is switched off first. */
function useRemove() {
  const t = useTexts('automations')
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  const create = useWrite(operations.create, { refreshes: [operations.list] })
  const [remove, withToast] = [useDelete(), useToast()]
  const latest = useRef<(row: AutomationRow) => Promise<void>>(undefined)
  useEffect(() => {
    latest.current = async ({ id, name }) => {
      const kept: (AutomationDraft & { productId: string })[] = []
      await withToast(async () => void kept.push(draftOf(await asked(operations.get, { id }))))
      const [before] = kept
      if (!before) return
      const work = () => gone.mutateAsync({ id })
      await remove({ name, verb: t('acts.delete'), work, undo: () => create.mutateAsync(before) })
    }
  })
  return useCallback((row: AutomationRow) => latest.current?.(row), [])
}

const draftOf = (view: AutomationView): AutomationDraft & { productId: string } => {
  const { name, trigger, hours, days, dataName, dateDays, condition, delayHours, actions, productId } = view
  return { name, trigger, hours, days, dataName, dateDays, condition, delayHours, actions, productId }
}
