import type { Block } from '@coverwright/rules/design/templates'
import { isBlank } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { SaidText } from './said-text'

/** A table with one row in place of all: how many there are is known when it is made. */
export function TableView({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const t = useTexts('templates')
  const { columns, sum, title } = block
  return (
    <>
      <strong>
        <SaidText of={title} empty={t(`lists.${block.over}`)} />
      </strong>
      <table className="mail-table">
        <thead>
          <tr>
            {columns.map(({ id, title: heading, align }) => (
              <th key={id} scope="col" data-align={align}>
                <SaidText of={heading} empty="" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(({ id, value, align }) => (
              <td key={id} data-align={align}>
                <SaidText of={value} empty={t('build.write')} />
              </td>
            ))}
          </tr>
          {!isBlank(sum.label) && (
            <tr className="mail-sum">
              <td colSpan={Math.max(1, columns.length - 1)}>
                <SaidText of={sum.label} empty="" />
              </td>
              {columns.length > 1 && (
                <td data-align={columns[columns.length - 1]?.align}>
                  <SaidText of={sum.value} empty="" />
                </td>
              )}
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}
