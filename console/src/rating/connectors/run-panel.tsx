import type { RunView } from '@coverwright/contract/rating/connectors'
import { readAnswerText } from '@coverwright/rules/rating/connectors'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { RotateCcw } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { AnswerTree } from './answer-tree'
import { runTones, useConnectorWords } from './connector-words'
import { useRun } from './use-connectors'
import { useRetry } from './use-retry'

/** One run at the side: what was asked, without secrets, what came back and what was taken from it. */
export function RunPanel({ id }: { id: string }) {
  return (
    <Loaded asked={useRun(id)} words={useErrorWords()} isInCard>
      {(run) => <RunOpened run={run} />}
    </Loaded>
  )
}

function RunOpened({ run }: { run: RunView }) {
  const t = useTexts('connectors')
  const { dateTime } = useFormats()
  const { retry, isBusy } = useRetry()
  return (
    <div className="run-panel">
      <dl className="run-facts">
        <dt>{t('runs.connector')}</dt>
        <dd>
          <Link className="cw-link" href={`/apiConnector?id=${run.connectorId}`}>
            {run.connectorName}
          </Link>
        </dd>
        <dt>{t('runs.time')}</dt>
        <dd>{dateTime(run.askedAt)}</dd>
        <dt>{t('runs.cause')}</dt>
        <dd>
          {t(`cause.${run.cause}`)}
          {run.product && ` · ${run.product.name}`}
        </dd>
      </dl>
      <RunResult run={run} />
      {run.may.includes('retry') && (
        <Button icon={<RotateCcw />} loading={isBusy} onClick={() => void retry(run.id)}>
          {t('runs.retry')}
        </Button>
      )}
    </div>
  )
}

type ResultProps = { run: RunView; taken?: readonly string[]; onTake?: (pointer: string, sample: string) => void }

/** How it went; with `onTake` every value of the answer can be pressed to be mapped. */
export function RunResult({ run, taken = [], onTake }: ResultProps) {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  const answer = readAnswerText(run.resultType, run.answer)
  return (
    <>
      <p className="run-how" role="status">
        <StateTag tone={runTones[run.state]}>
          {t(`state.${run.state}`)}
          {run.status === null ? '' : ` · ${run.status}`}
        </StateTag>
        <span className="cw-num">{t('runs.how', { ms: run.durationMs, tries: run.tries })}</span>
      </p>
      {run.failure && <p className="run-failure">{words(run.failure)}</p>}
      {run.request && (
        <section>
          <h3>{t('runs.request')}</h3>
          <pre className="run-text" tabIndex={0}>
            {requestText(run.request)}
          </pre>
        </section>
      )}
      {run.answer !== '' && (
        <section>
          <h3>{t('runs.answer')}</h3>
          {answer.ok && run.resultType !== 'text' ? (
            <AnswerTree node={answer.value} taken={taken} {...(onTake ? { onTake } : {})} />
          ) : (
            <pre className="run-text" tabIndex={0}>
              {run.answer.slice(0, 20_000)}
            </pre>
          )}
          {onTake && run.resultType === 'text' && (
            <Button size="small" disabled={taken.includes('')} onClick={() => onTake('', run.answer)}>
              {t('runs.takeWhole')}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function requestText({ method, url, headers, body }: NonNullable<RunView['request']>): string {
  const lines = [`${method} ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)]
  return body === null ? lines.join('\n') : [...lines, '', body].join('\n')
}
