import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { templateLimits as limits, templateTags } from '@coverwright/rules/design/templates'
import { languageNames, languages } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { FormDialog } from '@coverwright/ui/form'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { sendFile } from '../../company/media'
import { useSubmit, useWrite } from '../../platform/queries'
import { RefusedCall } from '../../platform/wire'
import { builderOf } from './places'
import { sendPictures } from './send-pictures'
import './upload-dialog.css'
import { WritingHelp } from './writing-help'

const Uploaded = z.object({
  name: z.string().trim().min(1).max(limits.name),
  tag: z.enum(templateTags),
  language: z.enum(languages),
})
type Uploaded = z.infer<typeof Uploaded>
/** Said where a refusal of the server would be said. */
const refuse = (message: string): never => {
  throw new RefusedCall({ status: 409, message })
}
/** All that is wrong with a file goes along with its first problem. */
const Told = z.object({
  problems: z.array(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
})
type Told = z.infer<typeof Told>
type Props = { kind: 'email' | 'pdf'; onClose: () => void }

/** A file of the company's own: an HTML with its pictures, a PDF to put fields onto, or a design of pdfme. */
export function UploadDialog({ kind, onClose }: Props) {
  const t = useTexts('templates')
  const navigate = useNavigate()
  const { language } = useLanguage()
  const [files, setFiles] = useState<readonly File[]>([])
  const create = useWrite(operations.upload, { refreshes: [operations.list] })
  const send = async (head: Uploaded) => {
    const main = files.find(({ name }) => (kind === 'email' ? /\.html?$/i : /\.(pdf|json)$/i).test(name))
    if (!main) return refuse('templates.nothingSent')
    if (/\.pdf$/i.test(main.name)) {
      const { id: fileId } = await sendFile('templatePaper', main)
      return navigate(builderOf(kind, (await create.mutateAsync({ ...head, of: 'pdf', fileId })).id))
    }
    const content = await main.text()
    if (content.length > limits.design) return refuse('templates.designTooLarge')
    const of = /\.json$/i.test(main.name) ? 'pdfme' : 'html'
    const pictures = await sendPictures(files.filter((file) => file !== main))
    navigate(builderOf(kind, (await create.mutateAsync({ ...head, of, content, pictures })).id))
  }
  const [others, setOthers] = useState<Told['problems']>([])
  const heard = (head: Uploaded) => {
    setOthers([])
    return send(head).catch((error: unknown) => {
      // The first is said by the form itself.
      const told = Told.safeParse(error instanceof RefusedCall ? error.current : null)
      setOthers(told.success ? told.data.problems.slice(1) : [])
      throw error
    })
  }
  const submit = useSubmit(heard, { says: ({ name }) => t('create.done', { name }), then: onClose })
  return (
    <FormDialog
      {...submit}
      title={t(`upload.title.${kind}`)}
      about={
        <>
          <p>{t(`upload.about.${kind}`, { most: limits.uploads })}</p>
          {kind === 'email' && <WritingHelp />}
          <Field label={t(`upload.files.${kind}`)} help={t(`upload.help.${kind}`)}>
            {({ id, 'aria-describedby': described }) => (
              <input
                id={id}
                aria-describedby={described}
                className="upload-files"
                type="file"
                multiple={kind === 'email'}
                accept={kind === 'email' ? '.html,.htm,.png,.jpg,.jpeg,.gif' : '.pdf,.json'}
                onChange={({ target }) => setFiles([...(target.files ?? [])])}
              />
            )}
          </Field>
          <Others problems={others} words={submit.errorText} />
        </>
      }
      schema={Uploaded}
      initial={{ name: '', tag: 'service' as const, language }}
      fields={[
        { kind: 'text', name: 'name', label: t('create.name'), maxLength: limits.name },
        {
          ...{ kind: 'select', name: 'language', label: t('upload.language') },
          options: languages.map((value) => ({ value, label: languageNames[value] })),
        },
        {
          ...{ kind: 'select', name: 'tag', label: t('list.tag') },
          options: templateTags.map((value) => ({ value, label: t(`tags.${value}`) })),
        },
      ]}
      submitLabel={t('upload.submit')}
      onClose={onClose}
    />
  )
}

type OthersProps = { problems: Told['problems']; words: ReturnType<typeof useSubmit>['errorText'] }

/** What is wrong besides the first problem. */
const Others = ({ problems, words }: OthersProps) =>
  problems.length > 0 && (
    <ul className="upload-problems" role="alert">
      {problems.map(({ code, values }, place) => (
        <li key={place}>{words(code, values)}</li>
      ))}
    </ul>
  )
