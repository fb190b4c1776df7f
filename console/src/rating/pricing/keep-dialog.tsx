import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useToast } from '../../platform/toast'
import { Labelled } from './step-fields'

type Props = {
  title: string
  about: string
  /** The verb of the button. */
  keep: string
  /** What it is called before anybody names it. */
  name?: string
  /** Said once it is kept. */
  done: string
  isBlocked?: boolean
  /** What is kept, shown above its name. */
  children?: ReactNode
  /** Where those are that were kept before. */
  link?: ReactNode
  onKeep: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Keeps what is shown under a name, by which it is found again. */
export function KeepDialog({ title, about, keep, done, isBlocked = false, children, link, ...props }: Props) {
  const t = useTexts('pricing')
  const withToast = useToast()
  const [name, setName] = useState(props.name ?? '')
  const [isBusy, setBusy] = useState(false)
  const isWhole = name.trim() !== '' && !isBlocked
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isBusy) return
    setBusy(true)
    const isKept = await withToast(() => props.onKeep(name.trim()), { text: done })
    setBusy(false)
    if (isKept) props.onClose()
  }
  return (
    <Dialog open title={title} onClose={props.onClose}>
      <form onSubmit={(event) => void submit(event)} className="keep-form">
        <p className="recipe-note">{about}</p>
        {children}
        <Labelled label={t('kept.name')}>
          {(id) => (
            <Input
              id={id}
              value={name}
              maxLength={200}
              data-autofocus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Labelled>
        <div className="keep-actions">
          {link}
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isWhole}>
            {keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
