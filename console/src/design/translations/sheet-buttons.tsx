import { printTextSheet } from '@coverwright/rules/design/translations'
import { defaultLanguage } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { downloadText } from '../../platform/download'
import { SheetDialog } from './sheet-dialog'
import type { TextsEditing } from './use-texts-draft'

/** The texts as a sheet for a translator, and the sheet back. */
export function SheetButtons({ editor, name }: { editor: TextsEditing; name: string }) {
  const t = useTexts('translations')
  const [isOpen, setOpen] = useState(false)
  const save = () =>
    downloadText(
      `${name}, ${t('title')}.csv`,
      printTextSheet(editor.whole(), editor.languages[0] ?? defaultLanguage),
      'text/csv',
    )
  return (
    <div className="texts-sheets">
      <Button icon={<Download size={14} />} onClick={save}>
        {t('sheet.get')}
      </Button>
      {editor.mayEdit && (
        <Button icon={<FileUp size={14} />} onClick={() => setOpen(true)}>
          {t('sheet.bring')}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('sheet.title')} width={760}>
        <SheetDialog editor={editor} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
