import type { RowChange } from '@coverwright/contract/rating/tables'
import { isValueColumn, type TableColumn } from '@coverwright/rules/rating/pricing'
import { printCell, readCell } from '@coverwright/rules/rating/tables'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { columnPlaces, withPlaces } from './sheet/column-places'
import type { Sheet } from './sheet/sheet'
import { keptPerSheet } from './sheet/kept-per-sheet'
import { twoWayOf } from './sheet/two-way'
import { useCellWords, useFigureWords } from './use-cell-words'

const bothWays = keptPerSheet(twoWayOf)
/** Anew at every change: what is typed here is all that is on the screen. */
const placesNow = keptPerSheet(columnPlaces)

type Props = { sheet: Sheet; mayEdit: boolean; onChanges: (changes: RowChange[]) => void }

/** A table of two keys as actuaries print it: one key down, one across, the figures between. */
export function TwoWayView({ sheet, mayEdit, onChanges }: Props) {
  const t = useTexts('tables')
  const words = useCellWords()
  const version = useSyncExternalStore(sheet.listen, () => sheet.version)
  const shown = bothWays(sheet, version)
  const values = sheet.columns.flatMap((column, at) =>
    isValueColumn(column) ? [{ value: at, label: column.title }] : [],
  )
  const [chosen, setChosen] = useState(values[0]?.value ?? 0)
  const places = placesNow(sheet, version)
  if (!shown) return <p className="two-way-none">{t(sheet.isWhole ? 'twoWay.tooLarge' : 'grid.stillLoading')}</p>
  const { across, down, rows, twice } = shown
  const [downColumn, acrossColumn] = [sheet.columns[down.at], sheet.columns[across.at]]
  const keyWords = (column: TableColumn | undefined, key: (typeof down.keys)[number]) =>
    (column && words(column, key)) || t('twoWay.any')
  return (
    <div className="two-way" tabIndex={0} role="region" aria-label={t('twoWay.label')}>
      <div className="two-way-head">
        {values.length > 1 && (
          <Select
            size="small"
            aria-label={t('twoWay.value')}
            value={chosen}
            options={values}
            onChange={setChosen}
            popupMatchSelectWidth={false}
          />
        )}
        {twice > 0 && <span role="status">{t('twoWay.twice', { count: twice })}</span>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {downColumn?.title} \ {acrossColumn?.title}
            </th>
            {across.keys.map((key, at) => (
              <th key={at} scope="col">
                {keyWords(acrossColumn, key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line, at) => (
            <tr key={at}>
              <th scope="row">{keyWords(downColumn, down.keys[at] ?? null)}</th>
              {line.map((rowId, head) => (
                <td key={head}>
                  {rowId !== undefined && (
                    <Figure {...{ sheet, rowId, mayEdit, onChanges }} at={chosen} places={places[chosen] ?? 0} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type FigureProps = Props & { rowId: number; at: number; places: number }

/** Typed over like a cell of the grid; what is no figure is not taken. */
function Figure({ sheet, rowId, at, places, mayEdit, onChanges }: FigureProps) {
  const figure = useFigureWords()
  const { decimalMark } = useFormats()
  const [isWrong, setWrong] = useState(false)
  const column = sheet.columns[at]
  const cell = sheet.rowAtPlace(sheet.placeOf(rowId))?.cells[at] ?? null
  if (!column) return null
  const shown =
    typeof cell === 'string' && column.role !== 'text' ? figure(withPlaces(cell, places)) : printCell(column, cell)
  if (!mayEdit) return <span>{shown}</span>
  const keep = (field: HTMLInputElement) => {
    if (field.value === shown) return
    const read = readCell(column, field.value, decimalMark)
    setWrong(!read.ok)
    if (read.ok && printCell(column, read.cell) !== printCell(column, cell))
      onChanges([{ kind: 'set', row: rowId, at, cell: read.cell as never }])
    else if (read.ok) field.value = shown
  }
  return (
    <input
      key={shown}
      aria-label={column.title}
      aria-invalid={isWrong}
      defaultValue={shown}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => keep(event.target)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.currentTarget.value = shown
        event.currentTarget.blur()
      }}
    />
  )
}
