import type { ImportView } from '@coverwright/contract/imports'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Alert, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { Field } from './field'
import { useActivateImport } from './use-imports'
import type { MadeTable } from './use-made-tables'

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
  const hasFaults = error instanceof RefusedCall && error.code === 'imports.faultsOpen'
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
            disabled={from === '' || (hasFaults && !isAcknowledged)}
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
        {error && <Alert type={hasFaults ? 'warning' : 'error'} title={words(error)} showIcon />}
        {hasFaults && (
          <Checkbox checked={isAcknowledged} onChange={(event) => setAcknowledged(event.target.checked)}>
            {t('activate.seen')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
