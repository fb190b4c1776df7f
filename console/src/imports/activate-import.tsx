import type { ImportView } from '@coverwright/contract/imports'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Alert, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { Field } from './field'
import { useActivateImport } from './use-imports'
import { faultsOf, hasHardFaults, type MadeTable } from './use-made-tables'

type Props = { file: ImportView; drafts: readonly MadeTable[]; onClose: () => void }

/** All tables of the file from one day on: rates that belong together are never in force by halves. */
export function ActivateImport({ file, drafts, onClose }: Props) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const activate = useActivateImport()
  const [from, setFrom] = useState(drafts[0]?.version?.effectiveFrom ?? '')
  const [isAcknowledged, setAcknowledged] = useState(false)
  const { error } = activate
  const leftOut = drafts.reduce((sum, { result }) => sum + result.leftOut, 0)
  const isRefused = error instanceof RefusedCall && error.code === 'imports.faultsOpen'
  const mustBeSeen = isRefused || drafts.some(hasHardFaults)
  const send = () =>
    activate.mutate(
      { id: file.id, effectiveFrom: from, isAcknowledged },
      {
        onSuccess: () => {
          toast({ text: t('activate.done', { count: drafts.length }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t('activate.title')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('activate.cancel')}</Button>
          <Button
            type="primary"
            loading={activate.isPending}
            disabled={from === '' || (mustBeSeen && !isAcknowledged)}
            onClick={send}
          >
            {t('activate.all', { count: drafts.length })}
          </Button>
        </>
      }
    >
      <div className="import-activate">
        <p>{t('activate.about', { count: drafts.length })}</p>
        {leftOut > 0 && <Alert type="warning" title={t('activate.leftOut', { count: leftOut })} showIcon />}
        <Field label={t('activate.from')}>
          {(id) => <Input id={id} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />}
        </Field>
        <OpenFaults drafts={drafts} />
        {error && <Alert type={isRefused ? 'warning' : 'error'} title={words(error)} showIcon />}
        {mustBeSeen && (
          <Checkbox checked={isAcknowledged} onChange={(event) => setAcknowledged(event.target.checked)}>
            {t('activate.seen')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

/** Said before anything is pressed, with the tables that it is about. */
function OpenFaults({ drafts }: Pick<Props, 'drafts'>) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const faulty = drafts.filter((each) => faultsOf(each) > 0)
  const count = faulty.reduce((sum, each) => sum + faultsOf(each), 0)
  const names = list(faulty.map(({ result }) => result.tableName))
  return count > 0 && <Alert type="warning" title={t('activate.open', { count, names })} showIcon />
}
