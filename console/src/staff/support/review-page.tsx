import { Button } from '@coverwright/ui/button'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { z } from 'zod'
import { EntryPage } from '../../company/identity'
import { ParkedPart } from './parked-part'
import { ReturningPart } from './returning-part'
import { ReviewQueue } from './review-queue'
import { useOperatorKey } from './use-reviews'
import './review.css'

const schema = z.object({ operatorKey: z.string().trim().min(1, 'companies.required').max(200) })

/** The platform team's side of companies: known by the installation's key, because a role belongs to a company. */
export function ReviewPage() {
  const { operatorKey, submit, leave } = useOperatorKey()
  return (
    <EntryPage isWide={operatorKey !== null}>
      {operatorKey === null ? <Key submit={submit} /> : <Desk operatorKey={operatorKey} onLeave={leave} />}
    </EntryPage>
  )
}

function Key({ submit }: { submit: ReturnType<typeof useOperatorKey>['submit'] }) {
  const t = useTexts('support')
  /** The words of its refusals. */
  useTexts('companies')
  return (
    <div className="entry-narrow">
      <h1>{t('review.title')}</h1>
      <p className="sign-in-purpose">{t('review.keyAbout')}</p>
      <Form
        {...submit}
        schema={schema}
        label={t('review.title')}
        isLarge
        guardsUnsaved={false}
        initial={{ operatorKey: '' }}
        submitLabel={t('review.open')}
        fields={[{ name: 'operatorKey', kind: 'password', label: t('review.key'), autoFocus: true }]}
      />
    </div>
  )
}

const parts = { verification: ReviewQueue, returning: ReturningPart, parked: ParkedPart }
type Part = keyof typeof parts

function Desk({ operatorKey, onLeave }: { operatorKey: string; onLeave: () => void }) {
  const t = useTexts('support')
  const [part, setPart] = useState<Part>('verification')
  const Shown = parts[part]
  const options = (['verification', 'returning', 'parked'] as const).map((value) => ({
    value,
    label: t(`review.part.${value}`),
  }))
  return (
    <>
      <header className="review-head">
        <div>
          <h1>{t('review.title')}</h1>
          <p>{t('review.purpose')}</p>
        </div>
        <Segments label={t('review.parts')} options={options} value={part} onChange={setPart} />
        <Button onClick={onLeave}>{t('review.leave')}</Button>
      </header>
      <Shown operatorKey={operatorKey} />
    </>
  )
}
