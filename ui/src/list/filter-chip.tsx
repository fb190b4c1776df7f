import { ChevronDown, ChevronRight, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import { Popup } from '../menu'
import { FilterOptions } from './filter-options'
import type { Filter } from './list-filter'

type ChipProps = { filter: Filter; values: string[]; onChange: (values: string[]) => void }

/** A filter that is on is tinted and can be taken off where it stands. */
export function FilterChip({ filter, values, onChange }: ChipProps) {
  const t = useTexts('ui')
  const { list } = useFormats()
  const isOn = values.length > 0
  const chosen = values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value)
  const words = chosen.length > 2 ? t('list.chosen', { count: chosen.length }) : list(chosen)
  return (
    <span className={isOn ? 'cw-chip cw-on' : 'cw-chip'}>
      <Popup
        label={filter.label}
        trigger={(props) => (
          <button type="button" {...props} className="cw-chip-main">
            {filter.label} <b>{isOn ? words : filter.any}</b>
            {!isOn && <ChevronDown size={14} />}
          </button>
        )}
      >
        {(close) => <FilterOptions filter={filter} values={values} onChange={onChange} onDone={close} />}
      </Popup>
      {isOn && (
        <button
          type="button"
          className="cw-chip-off"
          aria-label={t('list.takeOff', { filter: filter.label })}
          onClick={() => onChange([])}
        >
          <X size={14} />
        </button>
      )}
    </span>
  )
}

type AddProps = { filters: Filter[]; onChoose: (key: string, values: string[]) => void }

export function AddFilter({ filters, onChoose }: AddProps) {
  const t = useTexts('ui')
  return (
    <span className="cw-chip cw-chip-dashed">
      <Popup
        label={t('list.addFilter')}
        trigger={(props) => (
          <button type="button" {...props} className="cw-chip-main">
            <Plus size={14} /> {t('list.filter')}
          </button>
        )}
      >
        {(close) => <FilterPicker filters={filters} onChoose={onChoose} onDone={close} />}
      </Popup>
    </span>
  )
}

function FilterPicker({ filters, onChoose, onDone }: AddProps & { onDone: () => void }) {
  const [picked, setPicked] = useState<Filter | undefined>(filters.length === 1 ? filters[0] : undefined)
  if (picked)
    return (
      <FilterOptions
        filter={picked}
        values={[]}
        onDone={onDone}
        onChange={(values) => {
          onDone()
          onChoose(picked.key, values)
        }}
      />
    )
  return (
    <div className="cw-menu">
      {filters.map((filter) => (
        <button key={filter.key} type="button" className="cw-menu-item" onClick={() => setPicked(filter)}>
          <span className="cw-cut">{filter.label}</span>
          <span className="cw-menu-hint">
            <ChevronRight size={14} />
          </span>
        </button>
      ))}
    </div>
  )
}
