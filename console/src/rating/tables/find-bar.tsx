import type { RowChange } from '@coverwright/contract/rating/tables'
import { type Search, soughtText } from '@coverwright/rules/rating/tables'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Input } from 'antd'
import { ArrowDown, ArrowUp, ListFilter, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { handOver } from './hand-over'
import type { OpenSheet } from './open-sheet'
import { ALL, type Viewing } from './sheet/make-view'
import { type Hit, nextHit, replacements } from './sheet/search'
import { useHits } from './use-hits'
import { useSelection } from './use-rows'

type Props = {
  opened: OpenSheet
  mayEdit: boolean
  view: (viewing: Viewing) => void
  onFound: (row: number, column: number) => void
  onChanges: (changes: RowChange[]) => void
  onClose: () => void
}

/** Finds a text in all rows, counts it, goes from one to the next, shows only those; replaces in a step that can be undone. */
export function FindBar({ opened, mayEdit, view, onFound, onChanges, onClose }: Props) {
  const t = useTexts('tables')
  const { selection, sheet } = opened
  const [text, setText] = useState('')
  const [isWhole, setWhole] = useState(false)
  const [isCaseKept, setCaseKept] = useState(false)
  const search: Search = { text: soughtText(text, useFormats().decimalMark), isWhole, isCaseKept }
  const { hits, isDone } = useHits(opened, search)
  const [waiting, setWaiting] = useState<1 | -1 | null>(null)
  const go = useCallback(
    (step: 1 | -1) => {
      const hit = hits[nextHit(hits, selection.get(), step)]
      if (hit) onFound(hit.row, hit.column)
    },
    [hits, onFound, selection],
  )
  /** Whoever asks before all is found is taken there when it is. */
  const find = (step: 1 | -1) => (isDone ? go(step) : setWaiting(step))
  useEffect(() => {
    if (!isDone || waiting === null) return
    setWaiting(null)
    go(waiting)
  }, [isDone, waiting, go])
  const close = (event: { currentTarget: HTMLElement }) => {
    handOver(event.currentTarget)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close(event)
    if (event.key === 'Enter') find(event.shiftKey ? -1 : 1)
  }
  const showOnly = () => {
    const only = new Set(hits.flatMap(({ row }) => sheet.rowAt(row)?.id ?? []))
    view({ ...ALL, only })
  }
  return (
    <div className="table-find" role="search" aria-label={t('find.label')} onKeyDown={onKeyDown}>
      <Input
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t('find.text')}
        placeholder={t('find.text')}
        maxLength={200}
        autoFocus
        suffix={text !== '' && <HitCount {...{ hits, isDone, opened }} />}
      />
      <Button icon={<ArrowUp size={14} />} aria-label={t('find.previous')} onClick={() => find(-1)} />
      <Button icon={<ArrowDown size={14} />} aria-label={t('find.next')} onClick={() => find(1)} />
      <Button icon={<ListFilter size={14} />} disabled={hits.length === 0 || !sheet.isWhole} onClick={showOnly}>
        {t('find.only')}
      </Button>
      <Check isOn={isWhole} onChange={(isOn) => setWhole(isOn)}>
        {t('find.whole')}
      </Check>
      <Check isOn={isCaseKept} onChange={(isOn) => setCaseKept(isOn)}>
        {t('find.case')}
      </Check>
      {mayEdit && <Replace {...{ hits, onChanges, opened, search }} onNext={() => find(1)} />}
      <Button type="text" icon={<X size={14} />} aria-label={t('find.close')} onClick={close} />
    </div>
  )
}

type CountProps = { opened: OpenSheet; hits: readonly Hit[]; isDone: boolean }

function HitCount({ opened, hits, isDone }: CountProps) {
  const t = useTexts('tables')
  const { column, row } = useSelection(opened.selection)
  const at = hits.findIndex((hit) => hit.row === row && hit.column === column)
  return (
    <span role="status" className="table-hits">
      {!isDone
        ? '…'
        : at < 0
          ? t('find.count', { count: hits.length })
          : t('find.at', { at: at + 1, all: hits.length })}
    </span>
  )
}

type ReplaceProps = {
  opened: OpenSheet
  hits: readonly Hit[]
  search: Search
  onChanges: (changes: RowChange[]) => void
  onNext: () => void
}

function Replace({ opened, hits, search, onChanges, onNext }: ReplaceProps) {
  const t = useTexts('tables')
  const [by, setBy] = useState('')
  const { selection, sheet } = opened
  const replace = (wanted: readonly Hit[]) => {
    const { changes, count, misfits } = replacements(sheet, wanted, search, by)
    if (misfits > 0) return toast({ text: t('find.misfits', { count: misfits }), tone: 'danger' })
    onChanges(changes)
    return wanted.length > 1 && toast({ text: t('find.replaced', { count }) })
  }
  const replaceHere = () => {
    const { column, row } = selection.get()
    replace(hits.filter((hit) => hit.row === row && hit.column === column))
    onNext()
  }
  return (
    <>
      <Input
        value={by}
        onChange={(event) => setBy(event.target.value)}
        aria-label={t('find.by')}
        placeholder={t('find.by')}
      />
      <Button disabled={hits.length === 0} onClick={replaceHere}>
        {t('find.replace')}
      </Button>
      <Button disabled={hits.length === 0 || !sheet.isWhole} onClick={() => replace(hits)}>
        {t('find.replaceAll')}
      </Button>
    </>
  )
}
