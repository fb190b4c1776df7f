import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { htmlMarks, type MailBody, templateLimits as limits, withPictures } from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { useOperation } from '../../../platform/queries'
import { useToast } from '../../../platform/toast'
import { useErrorWords } from '../../../platform/words'
import { sendPictures } from '../send-pictures'
import { WritingHelp } from '../writing-help'
import { PreviewFrame } from './preview-frame'
import { useBuilder } from './use-building'

/** The mail that the company wrote itself, as it arrives; another file for each language takes its place. */
export function OwnHtmlFrame({ width }: { width: 'desktop' | 'phone' }) {
  const { template, document, language, drafting } = useBuilder()
  const words = useErrorWords()
  const asked = useOperation(operations.preview, { id: template.id, language, policyId: null })
  return (
    <Loaded asked={asked} words={words}>
      {({ subject, address }) => (
        // A save is another mail: the frame is asked for again.
        <PreviewFrame
          key={drafting.revision}
          kind="email"
          title={subject || document.name}
          address={address}
          width={width}
        />
      )}
    </Loaded>
  )
}

export function OwnHtmlPane({ body }: { body: MailBody }) {
  const t = useTexts('templates')
  const { bytes } = useFormats()
  const { language, acts, mayEdit } = useBuilder()
  const html = textIn(body.html ?? {}, language)
  const marks = htmlMarks(html)
  const names = [...new Set(marks.flatMap((mark) => (mark.kind === 'value' ? [mark.name] : [])))]
  const withToast = useToast()
  const replace = async (files: readonly File[]) => {
    const file = files.find(({ name }) => /\.html?$/i.test(name))
    if (!file) return files.length > 0 ? toast({ text: t('refusals.nothingSent'), tone: 'danger' }) : undefined
    const text = await file.text()
    if (text.length > limits.html) return toast({ text: t('refusals.htmlTooLong'), tone: 'danger' })
    await withToast(async () => {
      const pictures = await sendPictures(files.filter((each) => each !== file))
      acts.setBody({ html: { ...body.html, [language]: withPictures(text, pictures) } })
    })
  }
  return (
    <aside className="mail-left" aria-label={t('upload.own')}>
      <h2>{t('upload.own')}</h2>
      <p>{t('upload.size', { size: bytes(new Blob([html]).size), lines: html.split('\n').length })}</p>
      {mayEdit && (
        <Field label={t('upload.replace')} help={t('upload.replaceHelp')}>
          {({ id, 'aria-describedby': described }) => (
            <input
              id={id}
              aria-describedby={described}
              type="file"
              multiple
              accept=".html,.htm,.png,.jpg,.jpeg,.gif"
              onChange={({ target }) => void replace([...(target.files ?? [])])}
            />
          )}
        </Field>
      )}
      <h2>{t('build.variables')}</h2>
      <p>
        {names.map((name) => (
          <mark key={name} className="mail-variable">
            {name}
          </mark>
        ))}
      </p>
      <h2>{t('upload.writing')}</h2>
      <WritingHelp />
    </aside>
  )
}
