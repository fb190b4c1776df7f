import type { Cancelling } from '@coverwright/contract/selling/policies'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { useEffect } from 'react'
import { useErrorWords } from '../../platform/words'
import { useCancelPreview } from './use-policies'

type Props = {
  /** Null while what is typed makes no sense yet. */
  cancelling: (Cancelling & { reason?: string }) | null
  onRead: (minor: number | null) => void
}

const NOBODYS = { policyId: '00000000-0000-4000-8000-000000000000', countsFrom: '2000-01-01', method: 'full' } as const

/** What would be given back, part by part, before anything is done. */
export function CancelSum({ cancelling, onRead }: Props) {
  const t = useTexts('policies')
  const words = useErrorWords()
  const { policyId, countsFrom, method } = cancelling ?? NOBODYS
  const { data, error, isPlaceholderData } = useCancelPreview({ policyId, countsFrom, method }, cancelling !== null)
  const sum = cancelling && data && !isPlaceholderData && !error ? data.givenBack.minor : null
  useEffect(() => {
    onRead(sum)
  }, [onRead, sum])
  if (error) return <Note tone="danger">{words(error)}</Note>
  if (!data) return null
  return (
    <section
      className="policy-cancel-sum"
      aria-live="polite"
      aria-label={t('cancel.givenBack')}
      data-old={isPlaceholderData}
    >
      <ul>
        {data.parts.map(({ kind, code, title, amount }) => (
          <li key={`${kind} ${code}`}>
            <span>{title || code}</span>
            <Amount value={amount} />
          </li>
        ))}
        <li className="policy-cancel-total">
          <b>{t('cancel.givenBack')}</b>
          <b>
            <Amount value={data.givenBack} />
          </b>
        </li>
        <li>
          <span>{t('cancel.kept', { covered: data.days.covered, whole: data.days.whole })}</span>
          <Amount value={data.kept} />
        </li>
      </ul>
    </section>
  )
}
