import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { useErrorWords, wordsOfCode } from '../../platform/words'
import { useRuns } from './use-timing-events'

const tones: Record<'done' | 'refused' | 'skipped', Tone> = { done: 'success', refused: 'danger', skipped: 'neutral' }

/** What became of each run, the latest first. */
export function RunHistory({ id }: { id: string }) {
  const t = useTexts('timing-events')
  const formats = useFormats()
  const words = useErrorWords()
  return (
    <section className="run-history">
      <h3>{t('history.title')}</h3>
      <Loaded asked={useRuns(id)} words={words} isInCard>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{t('history.none')}</p>
          ) : (
            <ul>
              {rows.map((run) => (
                <li key={run.due}>
                  <span>{formats.dateTime(run.due)}</span>
                  <StateTag tone={tones[run.outcome]}>{t(`run.${run.outcome}`)}</StateTag>
                  {run.isLate && <small>{t('history.late', { at: formats.dateTime(run.ranAt) })}</small>}
                  {run.told > 0 && <small>{t('history.told', { count: run.told })}</small>}
                  {run.refusal && <small>{wordsOfCode(run.refusal) ?? t('whyUnknown')}</small>}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
