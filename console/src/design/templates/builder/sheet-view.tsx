import type { Block } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { QrCode } from 'lucide-react'
import { SaidText } from './said-text'

type Props = { block: Extract<Block, { kind: 'qr' | 'space' | 'pageBreak' | 'signature' }> }

/** Small things that stand on paper alone. */
export function SheetView({ block }: Props) {
  const t = useTexts('templates')
  switch (block.kind) {
    case 'qr':
      return (
        <>
          <QrCode size={72} strokeWidth={1} aria-hidden />
          <p>
            <SaidText of={block.caption} empty={t('kinds.qr')} />
          </p>
        </>
      )
    case 'space':
      return <p className="mail-empty">{`${t('kinds.space')} · ${block.millimetres} mm`}</p>
    case 'pageBreak':
      return <p className="mail-break">{t('build.breakHere')}</p>
    case 'signature':
      return (
        <div className="mail-signed">
          <p>
            <SaidText of={block.name} empty={t('build.write')} />
          </p>
          <small>
            <SaidText of={block.role} empty="" />
          </small>
        </div>
      )
  }
}
