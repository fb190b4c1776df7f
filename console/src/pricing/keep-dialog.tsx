import { useTexts } from '@coverwright/ui/locales'
import { Dialog } from '@coverwright/ui/dialog'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { useTold } from '../platform/told'
import { Labelled } from './step-fields'
import { useKeepQuote } from './use-recipe'
import type { Customer } from './use-simulated'

type Props = { asked: Customer; onClose: () => void }

/** A name for the quote, under which it is found again. */
export function KeepDialog({ asked, onClose }: Props) {
  const t = useTexts('pricing')
  const told = useTold()
  const keep = useKeepQuote()
  const [title, setTitle] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    if (await told(() => keep.mutateAsync({ ...asked, title: title.trim() }), { text: t('kept.done') })) onClose()
  }
  return (
    <Dialog open title={t('kept.keepTitle')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="keep-form">
        <p className="recipe-note">{t('kept.keepAbout')}</p>
        <Labelled label={t('kept.name')}>
          {(id) => (
            <Input
              id={id}
              value={title}
              maxLength={200}
              data-autofocus
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Labelled>
        <div className="keep-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={keep.isPending} disabled={title.trim() === ''}>
            {t('kept.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
