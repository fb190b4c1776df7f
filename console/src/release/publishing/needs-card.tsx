import type { NeedView } from '@coverwright/contract/release/publishing'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useScreens } from '../../platform/routes'

/** Every need, met or not, with the way to put it right. */
export function NeedsCard({ needs }: { needs: readonly NeedView[] }) {
  const t = useTexts('publishing')
  const met = needs.filter(({ isMet }) => isMet).length
  const isBlocked = needs.some(({ blocks }) => blocks.length > 0)
  const tone = met === needs.length ? 'success' : isBlocked ? 'danger' : 'warning'
  return (
    <Card
      title={t('needs.title')}
      end={<StateTag tone={tone}>{t('needs.passed', { met, all: needs.length })}</StateTag>}
    >
      <ul className="needs">
        {needs.map((need) => (
          <Need key={need.need} {...need} />
        ))}
      </ul>
    </Card>
  )
}

function Need({ need, isMet, blocks, lines, fixAt }: NeedView) {
  const t = useTexts('publishing')
  const screens = useScreens()
  const isBuilt = screens.some(({ path }) => path === fixAt?.split('?')[0])
  const Icon = isMet ? CircleCheck : blocks.length > 0 ? CircleX : CircleAlert
  const state = isMet ? 'met' : blocks.length > 0 ? 'blocks' : 'warns'
  return (
    <li className="need" data-state={state}>
      <Icon size={16} aria-label={t(`needs.${state}`)} />
      <span className="need-words">
        <b>{t(`need.${need}.title`)}</b>
        {lines.map(({ code, values }) => (
          <small key={code}>{t(`need.${need}.${code}`, values)}</small>
        ))}
      </span>
      {!isMet && fixAt && isBuilt && (
        <Link className="cw-link" href={fixAt}>
          {t(`need.${need}.fix`)}
        </Link>
      )}
    </li>
  )
}
