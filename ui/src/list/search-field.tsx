import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTexts } from '../locales'

const PAUSE_MS = 500

type Props = { placeholder: string; value: string; onChange: (search: string) => void }

/** Searches after a pause in typing, or at once on Enter; '/' jumps here. */
export function SearchField({ placeholder, value, onChange }: Props) {
  const t = useTexts('ui')
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState({ words: value, of: value })
  const words = draft.of === value ? draft.words : value
  useSlash(field)
  const send = (search: string) => {
    clearTimeout(timer.current)
    if (search !== value) onChange(search)
  }
  const write = (search: string) => {
    setDraft({ words: search, of: value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(search), PAUSE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <div className="cw-search">
      <Search />
      <input
        ref={field}
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={words}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(words)
        }}
      />
      {words && (
        <button type="button" className="cw-search-clear" aria-label={t('list.clearSearch')} onClick={() => send('')}>
          <X size={14} />
        </button>
      )}
    </div>
  )
}

function useSlash(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key !== '/' || event.ctrlKey || event.metaKey || target.closest('input, textarea, select, dialog'))
        return
      if (target.isContentEditable) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}
