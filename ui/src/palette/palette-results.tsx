import { useEffect, useRef } from 'react'
import { useTexts } from '../locales'
import type { PaletteGroup, PaletteItem } from './palette-items'

type Props = {
  id: string
  groups: PaletteGroup[]
  at: number
  query: string
  isSearching: boolean
  onPoint: (at: number) => void
  onChoose: (item: PaletteItem) => void
}

export function PaletteResults({ id, groups, at, query, isSearching, onPoint, onChoose }: Props) {
  const t = useTexts('ui')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const starts = groups.map((_group, index) =>
    groups.slice(0, index).reduce((count, earlier) => count + earlier.items.length, 0),
  )
  return (
    <div className="cw-palette-list" ref={list} tabIndex={0}>
      <div id={id} role="listbox" aria-label={t('palette.title')}>
        {groups.map((group, index) => (
          <div key={group.key} role="group" aria-label={group.label}>
            <div className="cw-palette-group" aria-hidden="true">
              {group.label}
            </div>
            {group.items.map((item, offset) => {
              const place = starts[index]! + offset
              return (
                <div
                  key={item.key}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  className="cw-palette-item"
                  onMouseMove={() => place !== at && onPoint(place)}
                  onClick={() => onChoose(item)}
                >
                  {item.icon}
                  <span className="cw-cut">{item.label}</span>
                  {item.hint && <span className="cw-palette-hint cw-cut">{item.hint}</span>}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p className="cw-palette-note" role="status">
        {isSearching ? t('palette.searching') : groups.length === 0 ? t('palette.nothing', { query }) : ''}
      </p>
    </div>
  )
}
