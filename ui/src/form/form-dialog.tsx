import type { ReactNode } from 'react'
import { Button } from '../button'
import { askFirst } from '../confirm'
import { Dialog, type DialogProps } from '../dialog'
import { useTexts } from '../locales'
import { FormBody, type FormProps, SubmitButton } from './form'
import { useForm } from './use-form'

export type FormDialogProps<Out> = Omit<FormProps<Out>, 'label' | 'secondary' | 'isLarge'> &
  Pick<DialogProps, 'onClose' | 'place' | 'width' | 'role'> & {
    title: string
    /** What this is for, above the fields. */
    about?: ReactNode
    /** Instead of Cancel, where what it does is itself called so. */
    leaveLabel?: string
  }

/** A form that is asked for in between: a dialog with its fields, Cancel and what it does, or Close where it is only read. */
export function FormDialog<Out>({ title, about, leaveLabel, onClose, place, role, ...given }: FormDialogProps<Out>) {
  const { width = 480, ...props } = given
  const t = useTexts('ui')
  const form = useForm(props)
  /** Escape and a click beside it happen by accident; Cancel does not. */
  const leave = async () => {
    if (!form.isDirty || props.guardsUnsaved === false || (await askFirst({ about: 'unsaved' }))) onClose()
  }
  return (
    <Dialog
      open
      startsAt="field"
      title={title}
      place={place}
      {...(role && { role })}
      width={width}
      onClose={() => void leave()}
      footer={
        props.isReadOnly ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{leaveLabel ?? t('cancel')}</Button>
            <SubmitButton form={form} {...props} />
          </>
        )
      }
    >
      {about && <div className="cw-dialog-about">{about}</div>}
      <FormBody {...props} form={form} label={title} />
    </Dialog>
  )
}
