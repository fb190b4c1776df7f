import type { SetUpPartName, SetUpPartView } from '@coverwright/contract/products'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CardsSkeleton, ErrorState } from '@coverwright/ui/page'
import { ProgressRing } from '@coverwright/ui/progress-ring'
import { StateTag } from '@coverwright/ui/state-tag'
import {
  ChartNoAxesCombined,
  ChevronRight,
  Database,
  FlaskConical,
  Hash,
  Layers,
  type LucideIcon,
  Plug,
  Scale,
  Tag,
} from 'lucide-react'
import { useErrorWords } from '../platform/words'
import { type ScreenPath, useScreens } from '../routes'
import { settingsOf, useSetUp } from './use-product'

/** Where each part is set up. A part whose screen is not built is not shown. */
const places: Record<SetUpPartName, { path: ScreenPath; Icon: LucideIcon }> = {
  dataset: { path: '/bodyDataSet', Icon: Database },
  connectors: { path: '/apiList', Icon: Plug },
  plans: { path: '/setting-page/plans', Icon: Layers },
  pricing: { path: '/setting-page/pricing', Icon: Tag },
  underwriting: { path: '/setting-page/underwriting', Icon: Scale },
  tests: { path: '/setting-page/tests', Icon: FlaskConical },
  impact: { path: '/setting-page/impact', Icon: ChartNoAxesCombined },
  policyNumbers: { path: '/setting/policy-numbers', Icon: Hash },
}

export function SetUpCards({ productId }: { productId: string }) {
  const t = useTexts('products')
  const words = useErrorWords()
  const screens = useScreens()
  const { data, error, refetch } = useSetUp(productId)
  if (error)
    return (
      <div className="cw-card">
        <ErrorState about={words(error)} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <CardsSkeleton cards={8} />
  const shown = data.parts.filter(({ part }) => screens.some(({ path }) => path === places[part].path))
  const all = shown.filter(({ state }) => state !== 'notNeeded').length
  const done = shown.filter(({ state }) => state === 'completed').length
  return (
    <section aria-label={t('settings.parts')}>
      <h2 className="set-up-head">
        <ProgressRing done={done} total={all} label={t('settings.done', { done, all })} />
        {t('settings.done', { done, all })}
      </h2>
      <ul className="set-up-cards">
        {shown.map((view) => (
          <li key={view.part}>
            <SetUpCard view={view} href={settingsOf(productId, places[view.part].path)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SetUpCard({ view: { part, state, lines }, href }: { view: SetUpPartView; href: string }) {
  const t = useTexts('products')
  const { Icon } = places[part]
  return (
    <Link className="cw-card set-up-card" href={href} data-state={state}>
      <span className="set-up-icon">
        <Icon size={18} />
      </span>
      <span className="set-up-words">
        <b>{t(`part.${part}.title`)}</b>
        <span className="set-up-about">{t(`part.${part}.about`)}</span>
        {lines.map(({ code, values }) => (
          <span key={code} className="set-up-line">
            {t(`part.${part}.${code}`, values)}
          </span>
        ))}
      </span>
      <StateTag tone={state === 'completed' ? 'success' : 'neutral'}>{t(`setUp.${state}`)}</StateTag>
      <ChevronRight className="set-up-go" size={16} />
    </Link>
  )
}
