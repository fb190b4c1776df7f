import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import type { Paste } from './sheet/paste'
import type { Sheet } from './sheet/sheet'

type Props = { refused: Exclude<Paste, { ok: true }>; sheet: Sheet; onClose: () => void }

/** Why nothing of a paste was taken: every cell that does not fit, and what stands in it. */
export function PasteProblems({ refused: { problems, reason }, sheet, onClose }: Props) {
  const t = useTexts('tables')
  return (
    <Dialog
      open
      title={t('paste.title')}
      width={520}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('paste.close')}
        </Button>
      }
    >
      <p>{reason ? t(`paste.${reason}`) : t('paste.about', { count: problems.length })}</p>
      <ul className="panel-list">
        {problems.slice(0, 20).map(({ code, column, row, text }) => (
          <li key={`${row}-${column}`} className="panel-item">
            <b>{t('paste.cell', { row: row + 1, column: sheet.columns[column]?.title ?? '' })}</b>
            <p>
              <code>{text.slice(0, 60)}</code> {t(`refusals.${code.slice('tables.'.length)}`)}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
