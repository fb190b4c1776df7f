import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { Facts } from '@coverwright/ui/facts-list'
import { Form } from '@coverwright/ui/form'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { StateTag } from '@coverwright/ui/state-tag'
import { CalendarX, Lock } from 'lucide-react'
import { ConnectedProducts } from './connected-products'
import { statusTones } from './design-columns'
import { daysWords, nextWords } from './design-words'
import { NumberPreviewStrip } from './number-preview'
import { useDesignForm } from './use-design-form'

/** One design at the side: what has become of it, its products, and its shape, while that may change. */
export function DesignPanel({ view }: { view: DesignView }) {
  const t = useTexts('policy-numbers')
  const formats = useFormats()
  const { number } = formats
  const { design } = view
  return (
    <div className="numbers-panel">
      <Facts
        shape="grid"
        facts={[
          {
            label: t('column.status'),
            value: <StateTag tone={statusTones[view.status]}>{t(`status.${view.status}`)}</StateTag>,
          },
          { label: t('column.next'), value: nextWords(t, formats, view), copies: view.next ?? undefined, isMono: true },
          { label: t('last'), value: view.last ?? t('noneGiven'), copies: view.last ?? undefined, isMono: true },
          { label: t('given'), value: number(view.given) },
          { label: t('column.left'), value: number(view.left) },
          { label: t('range'), value: formats.range(number(design.min), number(design.max)) },
          { label: t('days.title'), value: daysWords(t, formats, design) },
        ]}
      />
      <ConnectedProducts view={view} />
      {view.isFrozen && <Note icon={<Lock />}>{t('refusals.frozen')}</Note>}
      {view.pause === 'ended' && view.products.length > 0 && <Note icon={<CalendarX />}>{t('pause.endedNote')}</Note>}
      {view.may.includes('edit') ? (
        <EditForm key={view.updatedAt} view={view} />
      ) : (
        <NumberPreviewStrip design={design} view={view} />
      )}
    </div>
  )
}

function EditForm({ view }: { view: DesignView }) {
  const t = useTexts('policy-numbers')
  return <Form {...useDesignForm(view)} label={view.title} submitLabel={t('save')} />
}
