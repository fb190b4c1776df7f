import type { AskedView } from '@coverwright/contract/rating/connectors'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { Plug, RotateCw } from 'lucide-react'
import { useConnectorWords } from '../connectors'
import { useToast } from '../../platform/toast'
import { useNameTitle, useTitledValues } from './name-titles'
import { useSaid } from './use-input-words'
import './simulator.css'

const tones: Readonly<Record<AskedView['outcome'], Tone>> = {
  answered: 'success',
  values: 'warning',
  refer: 'info',
  decline: 'danger',
  noPrice: 'danger',
  waiting: 'neutral',
  typed: 'neutral',
  skipped: 'neutral',
}

type Props = { asked: readonly AskedView[]; asking: readonly string[]; onAgain?: (() => Promise<unknown>) | undefined }

/** Which other systems were asked about this customer, how that went, and what it means for the price. */
export function AskedList({ asked, asking, onAgain }: Props) {
  const t = useTexts('pricing')
  const withToast = useToast()
  if (asked.length === 0 && asking.length === 0) return null
  return (
    <section className="asked" aria-label={t('asked.title')}>
      <header className="asked-head">
        <h3>{t('asked.title')}</h3>
        {onAgain && (
          <Button
            size="small"
            icon={<RotateCw size={14} />}
            loading={asking.length > 0}
            onClick={() => void withToast(onAgain)}
          >
            {t('asked.again')}
          </Button>
        )}
      </header>
      {asking.length > 0 && (
        <p className="asked-now" role="status">
          {t('asked.now', { connectors: asking.join(', ') })}
        </p>
      )}
      <ul data-waiting={asking.length > 0 || undefined}>
        {asked.map((entry) => (
          <AskedEntry key={entry.use} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function AskedEntry({ entry }: { entry: AskedView }) {
  const t = useTexts('pricing')
  const words = useConnectorWords()
  const titleOf = useNameTitle()
  const titled = useTitledValues()
  const { outcome, failure, fed } = entry
  const said = useSaid()
  return (
    <li className="asked-entry">
      <Plug size={16} aria-hidden />
      <b>{entry.connector}</b>
      <StateTag tone={tones[outcome]}>{t(`asked.outcome.${outcome}`)}</StateTag>
      <How entry={entry} />
      {failure && (
        <span className="asked-words">{words({ ...failure, values: titled(failure.code, failure.values) })}</span>
      )}
      {isTelling(outcome) && <span className="asked-words">{t(`asked.means.${outcome}`)}</span>}
      {fed.length > 0 && (
        <span className="asked-words">
          {fed.map(({ name, value }) => `${titleOf(name)}: ${said(value)}`).join(' · ')}
        </span>
      )}
    </li>
  )
}

const TELLING = ['values', 'refer', 'decline', 'noPrice', 'typed', 'skipped'] as const
const isTelling = (outcome: AskedView['outcome']): boolean => (TELLING as readonly string[]).includes(outcome)

/** Live or from the record, when, how long it took and in how many tries. */
function How({ entry: { from, run } }: { entry: AskedView }) {
  const t = useTexts('pricing')
  const { dateTime } = useFormats()
  if (!run) return null
  const { durationMs: ms, tries } = run
  return (
    <small>
      {from === 'live' ? t('asked.live', { ms, tries }) : t('asked.record', { at: dateTime(run.askedAt), ms, tries })}
    </small>
  )
}
