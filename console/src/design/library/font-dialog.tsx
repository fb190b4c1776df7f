import { FontDraft, fontOperations as operations, type FontView } from '@coverwright/contract/design/library'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { z } from 'zod'
import { useUploadFor } from '../../company/media'
import { useSubmit, useWrite } from '../../platform/queries'
import { FaceSample } from './face-sample'
import { useLicenceFields } from './licence-fields'
import { tagsAsText, tagsOf } from './tags'
import { UsedIn } from './used-in'

const { source, licence } = FontDraft.shape
const File = z.object({ id: z.string() })
const words = { source, licence, tags: z.string().max(400).transform(tagsOf) }
const NewFont = z.object({ file: File, ...words })
const ChangedFont = z.object({ file: File.nullish(), ...words })
type FontForm = z.output<typeof ChangedFont>

/** A new font, or one that is there: it says itself what it is called; what allows its use is said by people. */
export function FontDialog({ font, onClose }: { font?: FontView; onClose: () => void }) {
  const t = useTexts('library')
  const [opened] = useState(font)
  const sending = useUploadFor('font')
  const add = useWrite(operations.add, { refreshes: [operations.list] })
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const send = ({ file, ...draft }: FontForm) =>
    opened
      ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision })
      : add.mutateAsync({ ...draft, fileId: file?.id ?? '' })
  const about = opened && (
    <>
      <FaceSample face={opened.look} />
      <UsedIn uses={opened.usedIn} />
    </>
  )
  return (
    <FormDialog<FontForm>
      {...useSubmit(send, { says: () => t(opened ? 'fonts.saved' : 'fonts.added'), then: onClose })}
      title={opened ? fontName(opened) : t('fonts.add')}
      schema={opened ? ChangedFont : NewFont}
      initial={{
        ...{ file: null, source: opened?.source ?? '', licence: opened?.licence ?? '' },
        tags: tagsAsText(opened?.tags ?? []),
      }}
      fields={[
        {
          kind: 'upload',
          name: 'file',
          label: t('fonts.file'),
          help: t('fonts.fileHelp'),
          shownWhen: !opened,
          ...sending,
        },
        ...useLicenceFields(),
      ]}
      isReadOnly={opened && !opened.may.includes('edit')}
      submitLabel={t(opened ? 'save' : 'fonts.submit')}
      onClose={onClose}
      {...(about ? { about } : {})}
    />
  )
}

export const fontName = ({ family, style }: Pick<FontView, 'family' | 'style'>) =>
  [family, style].filter(Boolean).join(' ')
