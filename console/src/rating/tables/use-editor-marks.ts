import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { checkCounts } from './check-counts'
import { type Marks, NO_MARKS, type RowMark } from './grid-marks'
import type { OpenSheet } from './open-sheet'
import { useCheck, useComparison } from './use-tables'

/** After a save the rows are others: ask again, but not while somebody is still typing. */
const SETTLE_MS = 500

/**
 * Heard without drawing more than once: a large paste is saved many times in a row. True from the first change until
 * what was asked for is about the rows as they are now.
 */
function useAgainAfterSaves(opened: OpenSheet, isOn: boolean, again: () => Promise<unknown>): boolean {
  const [isBehind, setBehind] = useState(false)
  const asked = useRef(opened.get().saves)
  const ask = useRef(again)
  useEffect(() => void (ask.current = again))
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen = asked.current
    let isOver = false
    const hear = () => {
      const { saves, saving } = opened.get()
      // While saving fails nothing is looked at: the rows there are those of before.
      setBehind(saving !== 'failed' && (saving !== 'saved' || saves !== asked.current))
      if (saves === seen) return
      seen = saves
      clearTimeout(timer)
      timer = setTimeout(() => {
        asked.current = saves
        void ask.current().finally(() => !isOver && seen === saves && setBehind(opened.get().saving !== 'saved'))
      }, SETTLE_MS)
    }
    hear()
    const stop = opened.listen(hear)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [opened, isOn])
  return isBehind && isOn
}

/** What checking the rows found, and the rows it is about. */
export function useFindings(opened: OpenSheet, version: TableVersionView, isOn: boolean) {
  const { data: coming, error, isFetching, refetch } = useCheck(version.id, isOn && version.rowCount > 0)
  // A long list is drawn between the keys of whoever types on.
  const data = useDeferredValue(coming)
  const isBehind = useAgainAfterSaves(opened, isOn, refetch)
  const marks = useMemo((): Marks => {
    const found = new Map<number, RowMark>()
    for (const { isHard, rowIds } of data?.findings ?? [])
      for (const id of rowIds) if (isHard || !found.has(id)) found.set(id, { problem: isHard ? 'hard' : 'soft' })
    for (const { rowId } of data?.broken ?? []) if (rowId !== null) found.set(rowId, { problem: 'hard' })
    return found
  }, [data])
  const isOld = isFetching || isBehind
  const isChecking = useDeferredValue(isOld)
  const counts = checkCounts(version, data)
  const [wasFaulty, setFaulty] = useState(false)
  if (!wasFaulty && (counts?.all ?? 0) > 0) setFaulty(true)
  return { check: data, counts, error, isChecking, isOld, marks, wasFaulty, again: () => void refetch() }
}

/** How it differs from what is in force, or from what it was copied from. */
export function useComparing(opened: OpenSheet, table: TableView, version: TableVersionView, isOn: boolean) {
  const before = baseOf(table, version)
  const { data, error, refetch } = useComparison(before?.id, version.id, isOn)
  useAgainAfterSaves(opened, isOn, refetch)
  const marks = useMemo((): Marks => {
    if (!data) return NO_MARKS
    const found = new Map<number, RowMark>()
    for (const { row } of data.added) found.set(row.id, { change: 'added' })
    for (const { after, columns } of data.changed) found.set(after.id, { change: 'changed', columns: new Set(columns) })
    return found
  }, [data])
  return { comparison: data, error, marks, against: before?.number, again: () => void refetch() }
}

function baseOf({ versions }: TableView, version: TableVersionView): TableVersionView | undefined {
  const others = versions.filter(({ id, number }) => id !== version.id && number < version.number)
  return (
    (version.state === 'draft' ? others.find(({ state }) => state === 'active') : undefined) ??
    others.find(({ id }) => id === version.copiedFrom) ??
    others[0]
  )
}
