import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { CalendarX, Lock } from 'lucide-react'
import { ConnectedProducts } from './connected-products'
import { statusTones } from './design-columns'
import { draftOf } from './design-draft'
import { DesignForm } from './design-form'
import { NumberPreviewStrip } from './number-preview'
import { daysWords, nextWords } from './design-words'

/** One design at the side: what has become of it, its products, and its shape, while that may change. */
export function DesignPanel({ view }: { view: DesignView }) {
  const t = useTexts('policy-numbers')
  const formats = useFormats()
  const { number } = formats
  const mayEdit = view.may.includes('edit')
  const { design } = view
  const facts: [string, string][] = [
    [t('column.next'), nextWords(t, formats, view)],
    [t('last'), view.last ?? t('noneGiven')],
    [t('given'), number(view.given)],
    [t('column.left'), number(view.left)],
    [t('range'), formats.range(number(design.min), number(design.max))],
    [t('days.title'), daysWords(t, formats, design)],
  ]
  return (
    <div className="numbers-panel">
      <StateTag tone={statusTones[view.status]}>{t(`status.${view.status}`)}</StateTag>
      <dl className="numbers-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="cw-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <ConnectedProducts view={view} />
      {view.isFrozen && (
        <p className="numbers-note" role="note">
          <Lock size={16} />
          {t('refusals.frozen')}
        </p>
      )}
      {view.pause === 'ended' && view.products.length > 0 && (
        <p className="numbers-note" role="note">
          <CalendarX size={16} />
          {t('pause.endedNote')}
        </p>
      )}
      {mayEdit ? (
        <DesignForm key={view.updatedAt} view={view} />
      ) : (
        <NumberPreviewStrip draft={draftOf(view)} view={view} />
      )}
    </div>
  )
}
