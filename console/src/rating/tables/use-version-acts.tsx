import type { TableVersionView, TableView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { CalendarDays, Copy, Download, Pencil, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActivateDialog } from './activate-dialog'
import { NameDialog } from './name-dialog'
import type { OpenSheet } from './open-sheet'
import { useVersionWrites } from './use-version-writes'

type Props = { table: TableView; version: TableVersionView; opened: OpenSheet; onChoose: (id: string) => void }
type DialogName = 'activate' | 'dates' | 'name'

/** What can be done with a version: put in force, taken out, copied, exported, thrown away. */
export function useVersionActs(props: Props) {
  const { opened, table, version } = props
  const t = useTexts('tables')
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const { discard, editCopy, isCopying, save, takeOut } = useVersionWrites(props)
  const has = (act: TableVersionView['may'][number]) => version.may.includes(act)
  const item = (isThere: boolean, key: string, Icon: typeof Copy, onSelect: () => void, danger = false): MenuItem[] =>
    isThere ? [{ key, label: t(`acts.${key}`), icon: <Icon size={15} />, onSelect, danger }] : []
  const more = [
    ...item(true, 'export', Download, () => void save()),
    ...item(has('copy'), 'copy', Copy, editCopy),
    ...item(has('setDates'), 'dates', CalendarDays, () => setDialog('dates')),
    ...item(table.may.includes('edit'), 'rename', Pencil, () => setDialog('name')),
    ...item(has('deactivate'), 'deactivate', Power, () => void takeOut(), true),
    ...item(has('discard'), 'discard', Trash2, () => void discard(), true),
  ]
  const buttons = has('activate') ? (
    <Button type="primary" icon={<Power size={15} />} onClick={() => setDialog('activate')}>
      {t('acts.activate')}
    </Button>
  ) : has('copy') ? (
    <Button type="primary" icon={<Copy size={15} />} loading={isCopying} onClick={editCopy}>
      {t('acts.editCopy')}
    </Button>
  ) : null
  const close = () => setDialog(null)
  const dialogs =
    dialog === 'name' ? (
      <NameDialog table={table} onClose={close} />
    ) : dialog ? (
      <ActivateDialog {...{ opened, table, version }} isDatesOnly={dialog === 'dates'} onClose={close} />
    ) : null
  return { buttons, dialogs, more }
}
