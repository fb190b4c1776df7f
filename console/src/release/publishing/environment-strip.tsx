import type { ProductView } from '@coverwright/contract/design/products'
import type { publisherOperations, ShellView } from '@coverwright/contract/release/publishing'
import type { GivesOf } from '@coverwright/contract/platform'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowRight, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../design/products'
import { PreLiveLink } from './pre-live-link'
import { ShellMenu } from './shell-menu'
import { ShellState } from './shell-state'

type Props = { product: ProductView; opened: GivesOf<typeof publisherOperations.get> }

/** Staging, pre-live, live and the swap backup, from left to right as a version walks. */
export function EnvironmentStrip({ product, opened: { draft, shells } }: Props) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const find = (environment: ShellView['environment']) => shells.find((shell) => shell.environment === environment)
  const [prelive, live] = [find('prelive'), find('live')]
  const backup = live?.backup
  const since = (shell: ShellView) => t('strip.since', { at: formats.dateTime(shell.publishedAt) })
  return (
    <div className="strip">
      <Place kind={product.insuranceType} title={t('strip.staging')} number={draft?.number} isFaint={!draft}>
        <span>{t(draft ? 'strip.draft' : 'strip.noDraft')}</span>
      </Place>
      <ArrowRight className="strip-way" size={16} aria-hidden />
      <Place
        kind={product.insuranceType}
        title={t('environment.prelive')}
        number={prelive?.bodyNumber}
        isFaint={!prelive}
        end={prelive && <ShellMenu shell={prelive} name={product.name} />}
      >
        {prelive ? (
          <>
            <ShellState status={prelive.status} shell={prelive} />
            <span>{since(prelive)}</span>
            {prelive.may.includes('link') && <PreLiveLink shellId={prelive.id} />}
          </>
        ) : (
          <span>{t('strip.noPreLive')}</span>
        )}
      </Place>
      <ArrowRight className="strip-way" size={16} aria-hidden />
      <Place
        kind={product.insuranceType}
        title={t('environment.live')}
        number={live?.bodyNumber}
        isFaint={!live}
        isLive={live?.status === 'online'}
        end={live && <ShellMenu shell={live} name={product.name} />}
      >
        {live ? (
          <>
            <ShellState status={live.status} shell={live} />
            <a className="cw-link cw-cut" href={live.path} target="_blank" rel="noreferrer">
              {live.path}
            </a>
            {live.canaryShare !== null && (
              <StateTag tone="primary">{t('strip.canary', { share: live.canaryShare })}</StateTag>
            )}
            <span>{live.bodyNumber > 0 ? since(live) : t('strip.waits')}</span>
            {live.expiresOn && (
              <span>{t(live.autoRenew ? 'strip.renews' : 'strip.ends', { day: formats.date(live.expiresOn) })}</span>
            )}
          </>
        ) : (
          <span>{t('strip.noLive')}</span>
        )}
      </Place>
      <RotateCcw className="strip-way" size={16} aria-hidden />
      <Place kind={product.insuranceType} title={t('strip.backup')} number={backup?.number} isFaint>
        <span>
          {backup ? t('strip.dismounted', { at: formats.dateTime(backup.dismountedAt) }) : t('strip.noBackup')}
        </span>
      </Place>
    </div>
  )
}

type PlaceProps = {
  kind: ProductView['insuranceType']
  title: string
  number: number | undefined
  isFaint?: boolean
  isLive?: boolean
  end?: ReactNode
  children: ReactNode
}

function Place({ kind, title, number, isFaint = false, isLive = false, end, children }: PlaceProps) {
  const t = useTexts('publishing')
  return (
    <section className="cw-card strip-place" aria-label={title} data-faint={isFaint} data-live={isLive}>
      <span className="strip-picture">
        <ProductPicture kind={kind} />
      </span>
      <div className="strip-words">
        <h2>
          {title}
          {number ? <StateTag tone={isLive ? 'success' : 'neutral'}>{t('version', { number })}</StateTag> : null}
        </h2>
        {children}
      </div>
      {end}
    </section>
  )
}
