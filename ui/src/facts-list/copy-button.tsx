import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../locales'
import { toast } from '../toast'

const SHOWN_MS = 2_000

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useTexts('ui')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => void toast({ text: t('copy.failed'), tone: 'danger' }),
    )
  return (
    <button
      type="button"
      className="cw-copy"
      data-copied={isCopied}
      aria-label={t('copy.one', { name })}
      title={t('copy.one', { name })}
      onClick={() => void copy()}
    >
      {isCopied ? <Check size={14} /> : <Copy size={14} />}
      <span className="cw-unseen" role="status">
        {isCopied ? t('copy.done') : ''}
      </span>
    </button>
  )
}
