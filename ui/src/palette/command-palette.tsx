import { Search } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { closesOnMask } from '../dialog'
import { Kbd } from '../kbd'
import { useTexts } from '../locales'
import { useNavigate } from '../navigation'
import { paletteGroups, type PaletteItem, type PaletteSource } from './palette-items'
import { PaletteResults } from './palette-results'
import { useFound } from './use-found'
import './palette.css'

export type CommandPaletteProps = { sources: PaletteSource[]; onClose: () => void }

/** Go anywhere, find anything, do any action, all by keyboard. Mount it to open it. */
export function CommandPalette({ sources, onClose }: CommandPaletteProps) {
  const t = useTexts('ui')
  const navigate = useNavigate()
  const listId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const { items: found, isSearching } = useFound(sources, query)
  const groups = useMemo(() => paletteGroups(sources, query, found), [sources, query, found])
  const flat = useMemo(() => groups.flatMap((group) => group.items.map((item) => `${group.key}/${item.key}`)), [groups])
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    openedAt.current = performance.now()
    return () => dialog?.close()
  }, [])
  const choose = (item: PaletteItem) => {
    onClose()
    item.run?.()
    if (item.href) navigate(item.href)
  }
  const walk = (event: KeyboardEvent) => {
    const next = step(event.key, at, flat.length)
    if (next !== undefined) {
      event.preventDefault()
      setAt(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const item = groups.flatMap((group) => group.items)[at]
      if (item) choose(item)
    }
  }
  return (
    <dialog
      ref={box}
      className="cw-palette"
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event: MouseEvent) =>
        event.target === box.current && closesOnMask(event, openedAt.current) && onClose()
      }
    >
      <div className="cw-palette-field">
        <Search />
        <input
          autoFocus
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={flat.length > 0}
          aria-controls={listId}
          aria-activedescendant={flat[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={query}
          onKeyDown={walk}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
        />
        <Kbd>Esc</Kbd>
      </div>
      <PaletteResults
        id={listId}
        groups={groups}
        at={at}
        query={query}
        isSearching={isSearching}
        onPoint={setAt}
        onChoose={choose}
      />
      <KeyHints />
    </dialog>
  )
}

function KeyHints() {
  const t = useTexts('ui')
  return (
    <footer className="cw-palette-foot" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('palette.move')}
      </span>
      <span>
        <Kbd>↵</Kbd> {t('palette.open')}
      </span>
    </footer>
  )
}

function step(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return Math.min(count - 1, at + 8)
  if (key === 'PageUp') return Math.max(0, at - 8)
  return undefined
}
