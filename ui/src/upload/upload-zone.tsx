import { FileText, RotateCw, UploadCloud, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import { kindsInWords, type Upload, type UploadedFile, type UploadState } from './upload-state'
import { useUpload } from './use-upload'
import './upload.css'

export type UploadZoneProps = {
  id?: string
  label: string
  upload: Upload
  /** Endings or types: '.pdf', 'image/*'. */
  accept: string[]
  maxBytes: number
  value?: UploadedFile | null
  onChange: (file: UploadedFile | null) => void
  onComing?: (isComing: boolean) => void
  describedBy?: string
  isInvalid?: boolean
}

/** Drop a file or choose one; it says how far it is, why not, and can be stopped and tried again. */
export function UploadZone(props: UploadZoneProps) {
  const { id, label, accept, maxBytes, describedBy, isInvalid } = props
  const t = useTexts('ui')
  const { bytes, list } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { state, send, cancel, remove } = useUpload({ ...props, value: props.value })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) send(file)
  }
  const isResting = state.is === 'empty' || state.is === 'refused'
  return (
    <div
      className="cw-drop"
      data-over={isOver}
      data-invalid={isInvalid || state.is === 'refused' || state.is === 'failed'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={field}
        id={id}
        type="file"
        className="cw-unseen"
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) send(file)
          event.target.value = ''
        }}
      />
      {isResting && (
        <button type="button" className="cw-drop-ask" onClick={() => field.current?.click()} tabIndex={-1}>
          <UploadCloud size={20} />
          <span>
            {t('upload.ask')} <span className="cw-link">{t('upload.choose')}</span>
          </span>
          <span className="cw-drop-kinds">
            {t('upload.kinds', { kinds: list(kindsInWords(accept)), size: bytes(maxBytes) })}
          </span>
        </button>
      )}
      <UploadProgress
        state={state}
        maxBytes={maxBytes}
        accept={accept}
        onRetry={send}
        onCancel={cancel}
        onRemove={remove}
      />
    </div>
  )
}

type ProgressProps = {
  state: UploadState
  maxBytes: number
  accept: string[]
  onRetry: (file: File) => void
  onCancel: () => void
  onRemove: () => void
}

function UploadProgress({ state, maxBytes, accept, onRetry, onCancel, onRemove }: ProgressProps) {
  const t = useTexts('ui')
  const { bytes, list, percent } = useFormats()
  switch (state.is) {
    case 'empty':
      return null
    case 'refused':
      return (
        <p className="cw-drop-refused" role="alert">
          {state.why === 'type' && t('upload.wrongKind', { name: state.name, kinds: list(kindsInWords(accept)) })}
          {state.why === 'size' && t('upload.tooLarge', { name: state.name, size: bytes(maxBytes) })}
          {state.why === 'blank' && t('upload.blank', { name: state.name })}
        </p>
      )
    case 'sending':
      return (
        <div className="cw-drop-file">
          <FileText />
          <span className="cw-drop-name cw-cut">{state.name}</span>
          <span className="cw-drop-numbers cw-num">
            {t('upload.sent', { sent: bytes(state.sentBytes), all: bytes(state.bytes) })}{' '}
            {percent(state.sentBytes / state.bytes, 0)}
          </span>
          <button type="button" className="cw-icon-button" aria-label={t('upload.cancel')} onClick={onCancel}>
            <X size={14} />
          </button>
          <progress className="cw-drop-bar" value={state.sentBytes} max={state.bytes} aria-label={state.name} />
        </div>
      )
    case 'failed':
      return (
        <div className="cw-drop-file" role="alert">
          <FileText />
          <span className="cw-drop-name cw-cut">{state.name}</span>
          <span className="cw-drop-failed">{state.why ?? t('upload.failed')}</span>
          <button
            type="button"
            className="cw-icon-button"
            aria-label={t('upload.retry')}
            onClick={() => onRetry(state.file)}
          >
            <RotateCw size={14} />
          </button>
          <button type="button" className="cw-icon-button" aria-label={t('upload.cancel')} onClick={onCancel}>
            <X size={14} />
          </button>
        </div>
      )
    case 'done':
      return (
        <div className="cw-drop-file">
          <FileText />
          <span className="cw-drop-name cw-cut">{state.file.name}</span>
          <span className="cw-drop-numbers cw-num">
            {state.file.bytes === undefined ? '' : bytes(state.file.bytes)}
          </span>
          <button type="button" className="cw-icon-button" aria-label={t('upload.remove')} onClick={onRemove}>
            <X size={14} />
          </button>
        </div>
      )
  }
}
