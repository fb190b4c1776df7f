import { photoOperations as operations, type PhotoView } from '@coverwright/contract/design/library'
import { MAX_LIBRARY_NAME } from '@coverwright/rules/design/library'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { useSubmit, useWrite } from '../../platform/queries'
import { useLicenceFields } from './licence-fields'
import { PhotoForm, photoValues } from './photo-form'
import { PictureField } from './picture-field'
import { UsedIn } from './used-in'
import './library.css'

/** A new photo, or one that is there: its cut, its words, and where it is used. */
export function PhotoDialog({ photo, onClose }: { photo?: PhotoView; onClose: () => void }) {
  const t = useTexts('library')
  // As it was when it was opened: what others change meanwhile is refused, not written over.
  const [opened] = useState(photo)
  const licence = useLicenceFields()
  const add = useWrite(operations.add, { refreshes: [operations.list] })
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const send = ({ picture: { fileId, crop, focus }, ...words }: PhotoForm) => {
    const draft = { ...words, crop, focus }
    return opened
      ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision })
      : add.mutateAsync({ ...draft, fileId })
  }
  const says = ({ name }: PhotoForm) => t(opened ? 'saved' : 'photos.added', { name })
  return (
    <FormDialog
      {...useSubmit(send, { says, then: onClose })}
      title={opened?.name ?? t('photos.add')}
      width={640}
      schema={PhotoForm}
      initial={photoValues(opened)}
      fields={[
        {
          kind: 'own',
          name: 'picture',
          label: t('photos.picture'),
          draw: (control) => <PictureField {...control} label={t('photos.picture')} />,
        },
        { kind: 'text', name: 'name', label: t('name'), maxLength: MAX_LIBRARY_NAME },
        ...licence,
      ]}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'save' : 'photos.submit')}
      onClose={onClose}
      {...(opened ? { about: <UsedIn uses={opened.usedIn} /> } : {})}
    />
  )
}
