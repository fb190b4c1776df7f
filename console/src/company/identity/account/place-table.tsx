import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import type { ReactNode } from 'react'

type Column<Row> = { title: string; cell: (row: Row) => ReactNode; isFigure?: boolean }

export type PlaceTableProps<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** What can be done with a row, or what stands there instead. */
  deed: { label: string; labelOf: (row: Row) => string; run: (row: Row) => unknown; instead?: (row: Row) => ReactNode }
}

/** Browsers of one person, a line each: where they are signed in, or where no code is asked for. */
export function PlaceTable<Row extends { id: string }>({ label, rows, columns, deed }: PlaceTableProps<Row>) {
  const t = useTexts('account')
  return (
    <div className="account-places" role="region" aria-label={label} tabIndex={0}>
      <table className="cw-table" aria-label={label} data-height={56}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="cw-unseen">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, cell, isFigure }) => (
                <td key={title} className={isFigure ? 'cw-num' : undefined}>
                  {cell(row)}
                </td>
              ))}
              <td className="cw-end">
                {deed.instead?.(row) ?? (
                  <Button size="small" aria-label={deed.labelOf(row)} onClick={() => void deed.run(row)}>
                    {deed.label}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
