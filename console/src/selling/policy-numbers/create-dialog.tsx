import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useDesignForm } from './use-design-form'

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('policy-numbers')
  return (
    <FormDialog
      {...useDesignForm(undefined, onClose)}
      place="side"
      width={560}
      title={t('create.open')}
      submitLabel={t('create.submit')}
      onClose={onClose}
    />
  )
}
