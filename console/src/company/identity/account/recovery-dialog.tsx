import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { downloadText } from '../../../platform/download'

/** Shown this once: it closes only after a person says that they are kept. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTexts('account')
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast({ text: t('recovery.copied') })
  }
  return (
    <Dialog
      open
      title={t('recovery.title')}
      width={440}
      onClose={() => isKept && onClose()}
      footer={
        <Button type="primary" disabled={!isKept} onClick={onClose}>
          {t('recovery.done')}
        </Button>
      }
    >
      <p className="account-note">{t('recovery.about', { count: codes.length })}</p>
      <ul className="account-codes cw-mono" aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-deeds">
        <Button icon={<Download />} onClick={() => downloadText('recovery-codes.txt', `${text}\n`, 'text/plain')}>
          {t('recovery.download')}
        </Button>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
      </div>
      <label className="account-kept">
        <input
          type="checkbox"
          className="cw-check"
          checked={isKept}
          onChange={(event) => setKept(event.target.checked)}
        />
        {t('recovery.kept')}
      </label>
    </Dialog>
  )
}
