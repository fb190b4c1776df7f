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
              <th scope="col">{t(view.isOffered ? 'price.offered' : 'price.quoted')}</th>
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
      <Terms title={t('decision.exclusions')} lines={shown.exclusions} />
      <Terms title={t('price.notes')} lines={shown.notes} />
    </Card>
  )
}

function Terms({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="case-notes">
      <h3>{title}</h3>
      <ul aria-label={title}>
        {lines.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
