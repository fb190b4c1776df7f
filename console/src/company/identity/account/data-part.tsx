import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { downloadText } from '../../../platform/download'
import { signOut } from '../../../platform/wire'
import { ProveDialog } from './prove-dialog'
import { useEraseSelf, useExportSelf } from './use-account'

/** What is kept about oneself: to take along, or to have erased. */
export function DataPart() {
  const t = useTexts('account')
  const [open, setOpen] = useState<'export' | 'erase'>()
  const [exported, erased] = [useExportSelf(), useEraseSelf()]
  const takeAlong = async (password: string) => {
    const { fileName, content } = await exported.mutateAsync({ password })
    downloadText(fileName, content)
  }
  const erase = async (password: string) => {
    await erased.mutateAsync({ password })
    await signOut()
  }
  return (
    <>
      <Card title={t('data.export')}>
        <div className="account-card">
          <p className="account-note">{t('data.exportAbout')}</p>
          <div className="account-deeds">
            <Button icon={<Download />} onClick={() => setOpen('export')}>
              {t('data.exportDo')}
            </Button>
          </div>
        </div>
      </Card>
      <Card title={t('data.erase')}>
        <div className="account-card">
          <p className="account-note">{t('data.eraseAbout')}</p>
          <div className="account-deeds">
            <Button danger icon={<Eraser />} onClick={() => setOpen('erase')}>
              {t('data.eraseDo')}
            </Button>
          </div>
        </div>
      </Card>
      {open === 'export' && <ProveDialog deed="export" onProved={takeAlong} onClose={() => setOpen(undefined)} />}
      {open === 'erase' && <ProveDialog deed="erase" isDanger onProved={erase} onClose={() => setOpen(undefined)} />}
    </>
  )
}
