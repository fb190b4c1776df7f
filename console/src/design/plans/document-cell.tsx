import { languageNames, textIn } from '@coverwright/rules/languages'
import { documentIn, type PlanDocumentKind } from '@coverwright/rules/design/plans'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { FileText, Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import type { Document, Plan } from './plan-actions'
import { useDocumentUpload } from './use-document-upload'
import { useFileAddress } from './use-plans'
import type { PlansEditing } from './use-plans-draft'

type Props = { plan: Plan; kind: PlanDocumentKind; editor: PlansEditing }

/** The file of one plan in the language that is being written, or the one that is given there meanwhile. */
export function DocumentCell({ plan, kind, editor }: Props) {
  const t = useTexts('plans')
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const { act, errorAt, draft, language, mayEdit } = editor
  const own = plan[kind].find((file) => file.language === language)
  const shown = documentIn(plan[kind], language)
  const set = (file: Document | null) => act({ do: 'setDocument', plan: plan.id, kind, language, file })
  const upload = useDocumentUpload(language, set)
  const of = { document: t(`documents.${kind}`), plan: textIn(plan.title, language) }
  const error = upload.told ?? errorAt(`plans.${draft.plans.indexOf(plan)}.${kind}`)
  return (
    <div className="plans-document">
      {shown && <FileLine productId={editor.productId} file={shown} isOwn={shown === own} />}
      {!shown && !mayEdit && <span className="plans-quiet">{t('documents.none')}</span>}
      {mayEdit && (
        <span className="plans-document-acts">
          <input
            ref={input}
            type="file"
            accept={upload.accept}
            hidden
            aria-label={t('documents.choose', of)}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void upload.send(file)
            }}
          />
          <Button
            size="small"
            icon={<Upload size={14} />}
            loading={upload.isSending}
            onClick={() => input.current?.click()}
          >
            {upload.isSending
              ? t('documents.sent', { percent: number(upload.percent) })
              : t(own ? 'documents.replace' : 'documents.upload')}
          </Button>
          {own && (
            <Button
              size="small"
              type="text"
              icon={<Trash2 size={14} />}
              aria-label={t('documents.remove', of)}
              onClick={() => set(null)}
            />
          )}
        </span>
      )}
      {error && (
        <p className="plans-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function FileLine({ productId, file, isOwn }: { productId: string; file: Document; isOwn: boolean }) {
  const t = useTexts('plans')
  const { bytes } = useFormats()
  const address = useFileAddress(productId, file.fileId)
  return (
    <span className={isOwn ? 'plans-file' : 'plans-file plans-file-borrowed'}>
      <FileText size={14} />
      {address ? (
        <a className="cw-cut" href={address} target="_blank" rel="noreferrer" title={file.name}>
          {file.name}
        </a>
      ) : (
        <span className="cw-cut">{file.name}</span>
      )}
      <small className="plans-quiet">
        {isOwn ? bytes(file.size) : t('documents.borrowed', { language: languageNames[file.language] })}
      </small>
    </span>
  )
}
