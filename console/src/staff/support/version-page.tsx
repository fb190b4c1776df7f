import type { VersionView } from '@coverwright/contract/staff/support'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { useVersion } from './use-version'
import './version-page.css'

/** The version that runs, what changed in each, and how its parts are. */
export function VersionPage() {
  const t = useTexts('support')
  const errorWords = useErrorWords()
  const version = useVersion()
  const { data } = version
  return (
    <>
      <PageHeader
        title={t('version.title')}
        purpose={t('version.purpose')}
        beside={data && <span className="version-number cw-num">{data.version}</span>}
      />
      {data ? (
        <div className="version">
          <Changes changes={data.changes} />
          <Parts parts={data.parts} />
        </div>
      ) : version.error ? (
        <ErrorState about={errorWords(version.error)} onRetry={() => void version.refetch()} />
      ) : (
        <div className="cw-card">
          <ListSkeleton rows={6} />
        </div>
      )}
    </>
  )
}

function Changes({ changes }: Pick<VersionView, 'changes'>) {
  const t = useTexts('support')
  const { date } = useFormats()
  return (
    <section className="cw-card">
      <div className="cw-card-head">
        <h2>{t('version.changes')}</h2>
      </div>
      <ol className="version-changes">
        {changes.map((change) => (
          <li key={change.version}>
            <div className="version-when cw-num">
              <b>{change.version}</b>
              <span>{date(change.day)}</span>
            </div>
            <ul>
              {change.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Part = VersionView['parts'][number]
const tones = { ok: 'success', warning: 'warning', down: 'danger' } as const

function Parts({ parts }: Pick<VersionView, 'parts'>) {
  const t = useTexts('support')
  const { number } = useFormats()
  const figures = ({ figures }: Part) =>
    Object.entries(figures)
      .filter(([name]) => name !== 'bits')
      .map(([name, value]) => t(`figure.${name}`, { value: number(value) }))
  return (
    <section className="cw-card">
      <div className="cw-card-head">
        <h2>{t('version.parts')}</h2>
      </div>
      <ul className="version-parts">
        {parts.map((part) => (
          <li key={part.name}>
            <span className="version-part">
              <b>{t(`part.${part.name}`)}</b>
              <span className="cw-num">{[part.runsOn, ...figures(part)].join(' · ')}</span>
            </span>
            <StateTag tone={tones[part.state]}>{t(`state.${part.state}`)}</StateTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
