import type { NeedView, publisherOperations } from '@coverwright/contract/release/publishing'
import type { GivesOf } from '@coverwright/contract/platform'
import { slugRefusal } from '@coverwright/rules/release/publishing'
import { Card } from '@coverwright/ui/card'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { ActionButton } from '@coverwright/ui/page'
import { Input } from 'antd'
import { CalendarClock, Rocket } from 'lucide-react'
import { useState } from 'react'
import { wordsOfCode } from '../../platform/words'
import { LinkNote } from './link-note'
import { ScheduleDialog } from './schedule-dialog'
import { usePublishActs } from './use-publish-acts'

type Opened = GivesOf<typeof publisherOperations.get>
type Props = { productId: string; needs: readonly NeedView[]; opened: Opened; suggestedSlug: string }

/** To pre-live for the company's own people, or live at its address: at once, or at a time. */
export function PublishCard({ productId, needs, opened, suggestedSlug }: Props) {
  const t = useTexts('publishing')
  const live = opened.shells.find(({ environment }) => environment === 'live')
  const [slug, setSlug] = useState(live?.slug ?? suggestedSlug)
  const [isScheduling, setScheduling] = useState(false)
  const acts = usePublishActs(productId, opened)
  const mayRelease = opened.may.includes('release')
  const blocked = (place: 'prelive' | 'live') => {
    const count = needs.filter(({ blocks }) => blocks.includes(place)).length
    return count > 0 ? { blocked: t('publish.blocked', { count }) } : {}
  }
  const wrong = slugRefusal(slug)
  const isTrial = needs.some(({ need, lines }) => need === 'plan' && lines.some(({ code }) => code === 'trial'))
  const kind = live?.status === 'online' ? 'replace' : 'publish'
  return (
    <Card title={t('publish.title', { number: acts.number })}>
      <div className="publish-body">
        {opened.draft?.name && <Note>{t('publish.draft', { name: opened.draft.name })}</Note>}
        <PreLivePart acts={acts} mayTest={opened.may.includes('test')} {...blocked('prelive')} />
        <section aria-label={t('environment.live')}>
          <h3>{t('environment.live')}</h3>
          <p>{t(live ? 'publish.sameAddress' : 'publish.liveAbout')}</p>
          {isTrial && (
            <Note tone="warning" action={{ label: t('need.plan.fix'), href: '/upgrade' }}>
              {t('publish.trial')}
            </Note>
          )}
          {!mayRelease && <Note>{t('publish.mayNot')}</Note>}
          <Field
            label={t('field.address')}
            help={t('field.addressHelp')}
            error={slug && wrong ? wordsOfCode(wrong.code, { ...wrong.values }) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                prefix="/p/"
                value={slug}
                readOnly={live !== undefined || !mayRelease}
                onChange={({ target }) => setSlug(target.value)}
              />
            )}
          </Field>
          {mayRelease && (
            <div className="publish-acts">
              <ActionButton
                type="primary"
                action={{
                  label: t(live ? 'publish.swap' : 'publish.now'),
                  icon: <Rocket size={16} />,
                  isBusy: acts.isBusy,
                  onSelect: () => void acts.toLive(slug),
                  ...(wrong ? { blocked: t('publish.needsAddress') } : {}),
                  ...blocked('live'),
                }}
              />
              <ActionButton
                action={{
                  label: t('publish.later'),
                  icon: <CalendarClock size={16} />,
                  onSelect: () => setScheduling(true),
                  ...(wrong ? { blocked: t('publish.needsAddress') } : {}),
                  ...blocked('live'),
                }}
              />
            </div>
          )}
        </section>
      </div>
      {isScheduling && (
        <ScheduleDialog productId={productId} slug={slug} kind={kind} onClose={() => setScheduling(false)} />
      )}
    </Card>
  )
}

type PartProps = { acts: ReturnType<typeof usePublishActs>; mayTest: boolean; blocked?: string }

function PreLivePart({ acts, mayTest, ...blocked }: PartProps) {
  const t = useTexts('publishing')
  return (
    <section aria-label={t('environment.prelive')}>
      <h3>{t('environment.prelive')}</h3>
      <p>{t('publish.preLiveAbout')}</p>
      {mayTest ? (
        <ActionButton
          action={{
            label: t('publish.toPreLive'),
            isBusy: acts.isBusy,
            onSelect: () => void acts.toPreLive(),
            ...blocked,
          }}
        />
      ) : (
        <Note>{t('publish.mayNotTest')}</Note>
      )}
      {acts.link && <LinkNote link={acts.link} />}
    </section>
  )
}
