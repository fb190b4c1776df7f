import type { CasePrice, CaseView, TermsPreview } from '@coverwright/contract/service/cases'
import { Card } from '@coverwright/ui/card'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { useErrorWords } from '../../platform/words'

type Props = {
  view: CaseView
  preview: { data: TermsPreview | undefined; error: unknown; isPlaceholderData: boolean }
}

/** The worksheet as quoted, beside the one with terms while they are being thought of. */
export function PriceCard({ view, preview: { data, error, isPlaceholderData } }: Props) {
  const t = useTexts('cases')
  const words = useErrorWords()
  const { decimal, moneyParts } = useFormats()
  const quoted = view.quoted
  const other = view.state === 'open' && data && !error ? data.withTerms : null
  const shown = other ?? quoted
  const why = error && view.state === 'open' ? <Note tone="danger">{words(error)}</Note> : null
  if (!shown) return <Card title={t('price.title')}>{why ?? <p className="case-none">{t('price.none')}</p>}</Card>
  const { currency } = shown.total
  const say = (result: string) => (/^-?\d+(\.\d+)?$/.test(result) ? decimal(result) : result)
  const figure = (price: CasePrice | null) => (price ? moneyParts(price.total).figure : NOTHING)
  return (
    <Card title={t('price.title')} beside={<code>{shown.ratingHash.slice(0, 8)}</code>}>
      {why}
      <div className="case-scroll" role="region" aria-label={t('price.title')} tabIndex={0}>
        <table className="case-price" data-old={isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col">{currency}</th>
              <th scope="col">{t('price.quoted')}</th>
              {other && <th scope="col">{t('price.withTerms')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.worksheet.map(({ step, title, result }) => {
              const before = quoted?.worksheet.find((line) => line.step === step)?.result
              return (
                <tr key={step} data-changed={other !== null && before !== result}>
                  <th scope="row">{title || step}</th>
                  <td>{before === undefined ? NOTHING : say(before)}</td>
                  {other && <td>{say(result)}</td>}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('price.total')}</th>
              <td>{figure(quoted)}</td>
              {other && <td>{figure(other)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.notes.length > 0 && (
        <ul className="case-notes" aria-label={t('price.notes')}>
          {shown.notes.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
