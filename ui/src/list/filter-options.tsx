import { useState } from 'react'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import type { Filter } from './list-filter'

const LONG = 8

type Props = { filter: Filter; values: string[]; onChange: (values: string[]) => void; onDone: () => void }

export function FilterOptions({ filter, values, onChange, onDone }: Props) {
  const t = useTexts('ui')
  const { number } = useFormats()
  const [words, setWords] = useState('')
  const options = filter.options.filter((option) => option.label.toLowerCase().includes(words.trim().toLowerCase()))
  const choose = (value: string) => {
    if (filter.isSingle) {
      onChange(values.includes(value) ? [] : [value])
      return onDone()
    }
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  }
  return (
    <fieldset className="cw-options">
      <legend className="cw-unseen">{filter.label}</legend>
      {filter.options.length > LONG && (
        <input
          className="cw-options-find"
          data-autofocus
          aria-label={t('list.findOption', { filter: filter.label })}
          placeholder={t('list.findOption', { filter: filter.label })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {options.map((option) => (
        <label key={option.value} className="cw-menu-item">
          <input
            type={filter.isSingle ? 'radio' : 'checkbox'}
            className={filter.isSingle ? 'cw-check cw-check-round' : 'cw-check'}
            checked={values.includes(option.value)}
            onChange={() => choose(option.value)}
          />
          <span className="cw-cut">{option.label}</span>
          {option.count !== undefined && <span className="cw-menu-hint cw-num">{number(option.count)}</span>}
        </label>
      ))}
      {options.length === 0 && <p className="cw-options-none">{t('list.noOption')}</p>}
    </fieldset>
  )
}
