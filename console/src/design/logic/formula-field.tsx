import { useTexts } from '@coverwright/ui/locales'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { accept, completionOf, type NameOffer, offersFor, type Typed, wordAt } from './completion'
import { phraseIn } from './use-logic-words'
import './formula-field.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  offers: readonly NameOffer[]
  /** Why it cannot be used, in words. */
  error?: string | undefined
  hint?: string | undefined
  placeholder?: string
  isReadOnly?: boolean
}

/** An expression with the names that it may use offered while typing, and what is wrong with it under it. */
export function FormulaField({ label, value, onChange, offers, error, hint, placeholder, isReadOnly = false }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  /** The offer that was chosen with the arrows. */
  const [chosen, setChosen] = useState<number | null>(null)
  const found = typed ? offersFor(typed.word, offers) : []
  const isOpen = found.length > 0
  const completion = typed ? completionOf(typed.word, offers, chosen) : null
  const marked = completion ? found.indexOf(completion) : -1

  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const write = (text: string, at: number) => {
    onChange(text)
    setTyped(wordAt(text, at))
    setChosen(null)
  }
  const take = (offer: NameOffer) => {
    if (!typed) return
    const next = accept(value, typed, offer)
    caret.current = next.caret
    onChange(next.text)
    setTyped(null)
    area.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const by = moves[event.key]
    if (by !== undefined)
      setChosen((marked < 0 && by < 0 ? found.length - 1 : marked + by + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      // Nothing to complete: the key goes on to where it leads.
      if (!completion) return
      take(completion)
    } else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="formula">
      <label htmlFor={id}>{label}</label>
      <div className="formula-box" data-error={error ? '' : undefined}>
        <textarea
          ref={area}
          id={id}
          className="cw-mono"
          rows={Math.min(6, Math.max(1, Math.ceil(value.length / 48)))}
          value={value}
          placeholder={placeholder}
          readOnly={isReadOnly}
          spellCheck={false}
          autoComplete="off"
          role="combobox"
          aria-expanded={isOpen}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={marked >= 0 ? `${id}-${marked}` : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          onChange={(event) => write(event.target.value.replace(/\n/g, ' '), event.target.selectionStart)}
          onKeyDown={onKey}
          onBlur={() => setTyped(null)}
        />
        <Offers id={id} found={found} marked={marked} onTake={take} />
      </div>
      <p id={`${id}-note`} className={error ? 'formula-error' : 'formula-hint'} aria-live="polite">
        {error ?? hint ?? ''}
      </p>
    </div>
  )
}

type OffersProps = { id: string; found: NameOffer[]; marked: number; onTake: (offer: NameOffer) => void }

function Offers({ id, found, marked, onTake }: OffersProps) {
  const t = useTexts('logic')
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={t('field.names')}
      className="formula-offers"
      hidden={!found.length}
    >
      {found.map((offer, at) => (
        <li
          key={offer.name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === marked}
          onMouseDown={(event) => {
            event.preventDefault()
            onTake(offer)
          }}
        >
          <b className="cw-mono">{offer.name}</b>
          <span className="cw-cut">{offer.of === 'function' ? phraseIn(offer.title, t) : offer.title}</span>
          <small>{t(`field.${offer.of}`)}</small>
        </li>
      ))}
    </ul>
  )
}
