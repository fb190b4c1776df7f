import type { CanaryView } from '@coverwright/contract/release/canaries'
import type { ReleaseView, ShellView } from '@coverwright/contract/release/publishing'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { RunningCanary } from './running-canary'
import { StartCanary } from './start-canary'
import { useCanaries } from './use-canaries'
import { useWhy } from './use-why'
import './canaries.css'

type Props = {
  productId: string
  live: ShellView | undefined
  releases: readonly ReleaseView[]
  /** Whether the reader puts releases of this product live. */
  mayStart: boolean
}

/** A new version for some of the visitors first: started, watched, given to everybody or taken back. */
export function CanaryCard({ productId, live, releases, mayStart }: Props) {
  const t = useTexts('canaries')
  const words = useErrorWords()
  const asked = useCanaries(productId)
  const [newest] = asked.data?.rows ?? []
  const isRunning = newest?.state === 'running'
  const tag = isRunning && <StateTag tone="primary">{t('share', { share: newest.share })}</StateTag>
  return (
    <Card title={t('title')} {...(tag ? { end: tag } : {})}>
      <Loaded asked={asked} words={words} isInCard>
        {() =>
          isRunning ? (
            <RunningCanary canary={newest} />
          ) : (
            <div className="canary-body">
              {newest && <LastCanary canary={newest} />}
              {live?.status === 'online' && mayStart ? (
                <StartCanary key={live.bodyHash} live={live} releases={releases} />
              ) : (
                <p className="canary-quiet">{t(mayStart ? 'notLive' : 'mayNot')}</p>
              )}
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

/** What became of the last one; one that went back by itself says why. */
function LastCanary({ canary }: { canary: CanaryView }) {
  const t = useTexts('canaries')
  const formats = useFormats()
  const why = useWhy()
  const { state, fresh, standing, share, startedAt, endedAt, broke } = canary
  const values = { number: fresh.number, standing: standing.number, share }
  const since = formats.dateTime(startedAt)
  const when = endedAt ? t('when', { since, until: formats.dateTime(endedAt) }) : t('began', { since })
  return (
    <Note tone={state === 'rolledBack' ? 'danger' : 'info'} title={t(`over.${state}`, values)}>
      {broke && `${why(broke)} `}
      {when}
    </Note>
  )
}
