import type { ImportView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { Dialog } from '@coverwright/ui/dialog'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Alert, Input } from 'antd'
import { useState } from 'react'
import { RefusedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import { Field } from './field'
import { useActivateImport } from './use-imports'
import { faultsOf, isSound, looksOf, type MadeTable, sumOf } from './use-made-tables'

type Props = { file: ImportView; drafts: readonly MadeTable[]; onClose: () => void }

const FAULTS = ['imports.faultsOpen', 'imports.rowsUnreachable']

/** All tables of the file from one day on: rates that belong together are never in force by halves. */
export function ActivateImport({ file, drafts, onClose }: Props) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const activate = useActivateImport()
  const [from, setFrom] = useState(drafts[0]?.version?.effectiveFrom ?? '')
  const [isAcknowledged, setAcknowledged] = useState(false)
  const { error } = activate
  const leftOut = sumOf(drafts, ({ result }) => result.leftOut)
  const isRefused = error instanceof RefusedCall && FAULTS.includes(error.code)
  const mustBeSeen = isRefused || sumOf(drafts, faultsOf) > 0
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
          <Check isOn={isAcknowledged} onChange={(isOn) => setAcknowledged(isOn)}>
            {t('activate.seen')}
          </Check>
        )}
      </div>
    </Dialog>
  )
}

/** Said before anything is pressed, with the tables that it is about. */
function OpenFaults({ drafts }: Pick<Props, 'drafts'>) {
  const t = useTexts('imports')
  const { list } = useFormats()
  const faulty = drafts.filter((each) => !isSound(each))
  const [count, look] = [sumOf(faulty, faultsOf), sumOf(faulty, looksOf)]
  const names = list(faulty.map(({ result }) => result.tableName))
  if (count + look === 0) return null
  const open = count > 0 ? t('activate.open', { count, look, names }) : t('activate.look', { look, names })
  return <Alert type={count > 0 ? 'warning' : 'info'} title={open} showIcon />
}
