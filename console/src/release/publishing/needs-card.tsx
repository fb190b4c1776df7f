import type { NeedView } from '@coverwright/contract/release/publishing'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react'
import { useScreens } from '../../platform/routes'

/** Every need, met or not, with the way to put it right. What had nothing to look at is told and not counted. */
export function NeedsCard({ needs }: { needs: readonly NeedView[] }) {
  const t = useTexts('publishing')
  const looked = needs.filter(({ isNote }) => !isNote)
  const met = looked.filter(({ isMet }) => isMet).length
  const isBlocked = needs.some(({ blocks }) => blocks.length > 0)
  const tone = met === looked.length ? 'success' : isBlocked ? 'danger' : 'warning'
  return (
    <Card
      title={t('needs.title')}
      end={<StateTag tone={tone}>{t('needs.passed', { met, all: looked.length })}</StateTag>}
    >
      <ul className="needs">
        {needs.map((need) => (
          <Need key={need.need} {...need} />
        ))}
      </ul>
    </Card>
  )
}

const ICONS = { met: CircleCheck, noted: Info, blocks: CircleX, warns: CircleAlert }

function Need({ need, isMet, isNote, blocks, lines, fixAt }: NeedView) {
  const t = useTexts('publishing')
  const screens = useScreens()
  const isBuilt = screens.some(({ path }) => path === fixAt?.split('?')[0])
  const state = isNote ? 'noted' : isMet ? 'met' : blocks.length > 0 ? 'blocks' : 'warns'
  const Icon = ICONS[state]
  return (
    <li className="need" data-state={state}>
      <Icon size={16} aria-label={t(`needs.${state}`)} />
      <span className="need-words">
        {!isNote && <b>{t(`need.${need}.title`)}</b>}
        {lines.map(({ code, values }) => (
          <small key={code}>{t(`need.${need}.${code}`, values)}</small>
        ))}
      </span>
      {fixAt && isBuilt && (
        <Link className="cw-link" href={fixAt}>
          {t(`need.${need}.fix`)}
        </Link>
      )}
    </li>
  )
}
