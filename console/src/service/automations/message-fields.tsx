import { type AutomationRow, automationOperations as operations } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { asked, useWrite } from '../../platform/queries'
import { useToast } from '../../platform/toast'
import { useAct } from './use-act'
import { automationAt } from './places'
import './automations.css'

type Props = {
  row: AutomationRow
  mayEdit: boolean
  /** A condition that is written and not saved. */
  changed?: string
  onForget: () => void
}

/** What is sent and when, whether it is on, and the saving of its condition: it holds at once for what is on sale. */
export function MessageFields({ row, mayEdit, changed, onForget }: Props) {
  const t = useTexts('automations')
  const act = useAct()
  const withToast = useToast()
  const update = useWrite(operations.update, { refreshes: [operations.list, operations.get] })
  const save = async () => {
    const isSaved = await withToast(
      async () => {
        const { revision, ...view } = await asked(operations.get, { id: row.id })
        const { name, trigger, hours, days, dataName, dateDays, delayHours, actions } = view
        const draft = { name, trigger, hours, days, dataName, dateDays, delayHours, actions }
        await update.mutateAsync({ ...draft, id: row.id, baseRevision: revision, condition: changed ?? '' })
      },
      { text: t('edit.saved', { name: row.name }) },
    )
    if (isSaved) onForget()
  }
  const turn = row.may.includes('switchOn') ? 'switchOn' : row.may.includes('switchOff') ? 'switchOff' : null
  return (
    <div className="automation-in-editor">
      <p>
        <b dir="auto">{row.name}</b>{' '}
        <StateTag tone={row.isOn ? 'success' : 'neutral'}>{t(row.isOn ? 'states.on' : 'states.off')}</StateTag>
      </p>
      <p>
        {t(`triggers.${row.trigger}`)} · {t('delay', { hours: row.delayHours })} ·{' '}
        {row.actions.map((kind) => t(`kinds.${kind}`)).join(', ')}
      </p>
      <div className="automation-in-editor-acts">
        {changed !== undefined && mayEdit && (
          <>
            <Button size="small" type="primary" loading={update.isPending} onClick={() => void save()}>
              {t('inEditor.save')}
            </Button>
            <Button size="small" onClick={onForget}>
              {t('inEditor.discard')}
            </Button>
          </>
        )}
        {changed === undefined && mayEdit && turn && (
          <Button size="small" onClick={() => void act(turn, row)}>
            {t(`acts.${turn}`)}
          </Button>
        )}
        <Link href={automationAt(row.id)}>{t('inEditor.open')}</Link>
      </div>
    </div>
  )
}
