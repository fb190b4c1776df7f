import type { ReleaseView } from '@coverwright/contract/release/publishing'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { ChangeList } from './change-list'
import { EffectLines } from './effect-lines'

/** Every release with its sealed record, the newest first. */
export function ReleaseCard({ releases }: { releases: readonly ReleaseView[] }) {
  const t = useTexts('publishing')
  return (
    <Card title={t('releases.title')} beside={t('releases.count', { count: releases.length })}>
      {releases.length === 0 && <p className="publish-none">{t('releases.none')}</p>}
      {releases.map((release, at) => (
        <Release key={release.hash} release={release} isOpen={at === 0} />
      ))}
    </Card>
  )
}

function Release({ release, isOpen }: { release: ReleaseView; isOpen: boolean }) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const { number, frozenAt, frozenBy, against, changes, tests, mountedOn, hash, effect, approved } = release
  const at = approved ? formats.dateTime(approved.at) : ''
  const approval = approved
    ? t(approved.by ? 'releases.approvedBy' : 'releases.approved', { by: approved.by, at })
    : t('releases.notApproved')
  return (
    <details className="release" open={isOpen}>
      <summary>
        <b>{t('version', { number })}</b>
        {[...new Set(mountedOn)].map((environment) => (
          <StateTag key={environment} tone={environment === 'live' ? 'success' : 'info'}>
            {t(`environment.${environment}`)}
          </StateTag>
        ))}
        <span className="release-when">
          {frozenBy
            ? t('releases.frozenBy', { by: frozenBy, at: formats.dateTime(frozenAt) })
            : t('releases.frozen', { at: formats.dateTime(frozenAt) })}
        </span>
      </summary>
      <p className="release-facts">
        <span>{t('releases.tests', { count: tests.passed })}</span>
        <span className="cw-mono" title={hash}>
          {hash.slice(0, 12)}
        </span>
        {against !== null && <span>{t('releases.against', { number: against })}</span>}
        <span>{approval}</span>
      </p>
      {against !== null && <EffectLines effect={effect} />}
      {against === null ? <p className="publish-none">{t('releases.first')}</p> : <ChangeList changes={changes} />}
    </details>
  )
}
