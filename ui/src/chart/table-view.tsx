import type { ChartTable } from './chart-table'

type Props = { title: string; table: ChartTable; height: number }

/** The same values to be read cell by cell. It scrolls inside the place of the chart, so that the page stays as it is. */
export function TableView({ title, table: { head, rows, foot }, height }: Props) {
  return (
    <div className="cw-chart-table" role="region" aria-label={title} tabIndex={0} style={{ maxHeight: height }}>
      <table>
        <caption className="cw-unseen">{title}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              {cells.map((cell, column) => (
                <td key={column} className="cw-num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              {foot.slice(1).map((cell, column) => (
                <td key={column} className="cw-num">
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
