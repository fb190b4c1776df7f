import type { CanaryView } from '@coverwright/contract/release/canaries'
import { LEAST_QUOTES, LEAST_VIEWS } from '@coverwright/rules/release/canaries'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'

type Watched = CanaryView['watched'][number]

/** Each limit as it stands: within it, broken, or with too little to judge by. */
export function WatchedLimits({ canary }: { canary: CanaryView }) {
  const t = useTexts('canaries')
  return (
    <ul className="canary-watched" aria-label={t('limits')}>
      {canary.watched.map((watched) => (
        <Line key={watched.limit} {...watched} />
      ))}
    </ul>
  )
}

function Line({ limit, allowed, fresh, isJudged, isBroken }: Watched) {
  const t = useTexts('canaries')
  const { percent, change } = useFormats()
  const state = allowed === null ? 'off' : !isJudged ? 'waits' : isBroken ? 'broken' : 'held'
  const Icon = state === 'broken' ? CircleX : state === 'held' ? CircleCheck : CircleDashed
  const share = fresh === null ? null : fresh / 100
  const least = limit === 'errors' ? LEAST_VIEWS : LEAST_QUOTES
  const most = allowed === null ? '' : percent(allowed / 100)
  return (
    <li data-state={state}>
      <Icon size={16} aria-label={t(`watch.${state}`)} />
      <span>
        {t(`watched.${limit}`)}
        <small>
          {state === 'waits' ? t(`least.${limit}`, { count: least }) : most ? t('most', { most }) : t('watch.off')}
        </small>
      </span>
      <b className="cw-num">{limit === 'price' ? change(share) : percent(share)}</b>
    </li>
  )
}
