import type { CheckoutView } from '@coverwright/contract/design/checkout'
import type { CoverLength } from '@coverwright/rules/design/parts'
import { textIn } from '@coverwright/rules/languages'
import { Card } from '@coverwright/ui/card'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { TermRow } from './term-row'
import type { SaleEditing } from './use-sale-draft'

type Props = { view: CheckoutView; editor: SaleEditing }

const LENGTHS = ['year', 'days', 'until'] as const

/** When cover begins and how long it lasts. */
export function CoverCard({ view: { days, lengths }, editor: { sale, set, errorAt, isReadOnly } }: Props) {
  const t = useTexts('checkout')
  const { language } = useLanguage()
  const optionsOf = (questions: CheckoutView['days']) =>
    questions.map(({ dataName, title }) => ({ value: dataName, label: textIn(title, language) || dataName }))
  const { lasts } = sale
  const asked = lasts.kind === 'until' ? days : lengths
  const choose = (kind: CoverLength['kind']) => {
    const by = (kind === 'until' ? days : lengths)[0]?.dataName ?? ''
    set({ lasts: kind === 'year' ? { kind } : { kind, by } }, 'lasts')
  }
  return (
    <Card title={t('cover.title')}>
      <TermRow label={t('cover.starts')} about={t('cover.startsAbout')} error={errorAt('startsOn')}>
        {(id, aboutId) => (
          <Select
            id={id}
            aria-describedby={aboutId}
            value={sale.startsOn ?? ''}
            disabled={isReadOnly}
            options={[{ value: '', label: t('cover.onSale') }, ...optionsOf(days)]}
            onChange={(name) => set({ startsOn: name || undefined }, 'startsOn')}
          />
        )}
      </TermRow>
      <TermRow label={t('cover.lasts')} about={t('cover.lastsAbout')} error={errorAt('lasts')}>
        {(id, aboutId) => (
          <>
            <Select
              id={id}
              aria-describedby={aboutId}
              value={lasts.kind}
              disabled={isReadOnly}
              options={LENGTHS.map((kind) => ({
                value: kind,
                label: t(`cover.length.${kind}`),
                disabled: (kind === 'days' && lengths.length === 0) || (kind === 'until' && days.length === 0),
              }))}
              onChange={choose}
            />
            {lasts.kind !== 'year' && (
              <Select
                aria-label={t('cover.by')}
                value={lasts.by}
                disabled={isReadOnly}
                options={optionsOf(asked)}
                onChange={(by) => set({ lasts: { ...lasts, by } }, 'lasts by')}
              />
            )}
          </>
        )}
      </TermRow>
    </Card>
  )
}
