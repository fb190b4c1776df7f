import type { SetUpPartName, SetUpPartView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { CardsSkeleton, ErrorState } from '@coverwright/ui/page'
import { ProgressRing } from '@coverwright/ui/progress-ring'
import { StateTag } from '@coverwright/ui/state-tag'
import {
  ChartNoAxesCombined,
  ChevronRight,
  Database,
  FileText,
  FlaskConical,
  Hash,
  Layers,
  ListChecks,
  type LucideIcon,
  Plug,
  ReceiptText,
  Scale,
  Tag,
  Zap,
} from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { useScreens } from '../../platform/routes'
import { settingsOf, useSetUp } from './use-product'

const icons: Record<SetUpPartName, LucideIcon> = {
  form: ListChecks,
  dataset: Database,
  connectors: Plug,
  plans: Layers,
  checkout: ReceiptText,
  documents: FileText,
  pricing: Tag,
  underwriting: Scale,
  tests: FlaskConical,
  impact: ChartNoAxesCombined,
  policyNumbers: Hash,
  automation: Zap,
}

/** So many are named beside the count; more are seen at a glance below it. */
const FEW = 3
const impactState = { completed: 'ready', notSetUp: 'waits', notNeeded: 'waits' } as const

export function SetUpCards({ productId }: { productId: string }) {
  const t = useTexts('products')
  const words = useErrorWords()
  const { list } = useFormats()
  const screens = useScreens()
  const { data, error, refetch } = useSetUp(productId)
  if (error)
    return (
      <div className="cw-card">
        <ErrorState about={words(error)} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <CardsSkeleton cards={8} />
  // A part whose screen is not built is not shown.
  const pathOf = (part: SetUpPartName) => screens.find(({ setsUp }) => setsUp === part)?.path
  const shown = data.parts.filter(({ part }) => pathOf(part))
  // The book is compared whenever somebody wants to; there is nothing to set up.
  const steps = shown.filter(({ part, state }) => part !== 'impact' && state !== 'notNeeded')
  const all = steps.length
  const done = steps.filter(({ state }) => state === 'completed').length
  const left = steps.filter(({ state }) => state !== 'completed')
  const next = left[0]
  return (
    <section aria-label={t('settings.parts')}>
      <h2 className="set-up-head">
        <ProgressRing done={done} total={all} label={t('settings.done', { done, all })} />
        {t('settings.done', { done, all })}
        {done > 0 && left.length > 0 && left.length <= FEW && (
          <span className="set-up-left">
            {t('settings.left', { parts: list(left.map(({ part }) => t(`part.${part}.title`))) })}
          </span>
        )}
      </h2>
      <ul className="set-up-cards">
        {shown.map((view) => (
          <li key={view.part}>
            <SetUpCard view={view} isNext={view === next} href={settingsOf(productId, pathOf(view.part))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type CardProps = { view: SetUpPartView; isNext: boolean; href: string }

function SetUpCard({ view: { part, state, lines }, isNext, href }: CardProps) {
  const t = useTexts('products')
  const Icon = icons[part]
  const word = t(`setUp.${isNext ? 'next' : part === 'impact' ? impactState[state] : state}`)
  return (
    <Link className="cw-card set-up-card" href={href} data-state={state} data-next={isNext || undefined}>
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
      <StateTag tone={state === 'completed' ? 'success' : isNext ? 'info' : 'neutral'}>{word}</StateTag>
      <ChevronRight className="set-up-go" size={16} />
    </Link>
  )
}
