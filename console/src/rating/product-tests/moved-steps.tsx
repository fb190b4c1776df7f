import { productTestOperations, type TestExplained } from '@coverwright/contract/rating/product-tests'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ListSkeleton, Loaded } from '@coverwright/ui/page'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import type { TriedWith } from './use-product-tests'

type Props = { testId: string; tried: TriedWith; currency: string }

/** Why a test fails: the first step that gives something else than it did, and the worksheet then and now. */
export function MovedSteps({ testId, tried, currency }: Props) {
  const explained = useOperation(productTestOperations.explainTest, { id: testId, ...tried }, { keepsLast: true })
  return (
    <Loaded asked={explained} words={useErrorWords()} waiting={<ListSkeleton rows={3} />} isInCard>
      {(view) => <Sheets view={view} currency={currency} />}
    </Loaded>
  )
}

function Sheets({ view: { against, lines }, currency }: { view: TestExplained; currency: string }) {
  const t = useTexts('product-tests')
  const first = lines.find(({ hasMoved }) => hasMoved)
  if (against === null || !first) return <p className="impact-note">{t('moved.nothing')}</p>
  return (
    <section className="tests-moved" aria-label={t('moved.title')}>
      <p className="tests-first">
        {t('moved.first')} <b>{first.title || first.step}</b>
      </p>
      <div className="tests-lines" role="region" aria-label={t('moved.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('moved.step')}</th>
              <th scope="col">{t(`moved.${against}`)}</th>
              <th scope="col">{t('moved.now')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr
                key={`${line.addOn} ${line.step}`}
                data-moved={line.hasMoved || undefined}
                data-first={line === first || undefined}
              >
                <th scope="row">{line.title || line.step}</th>
                <td className="cw-num">
                  <Figure value={line.before} unit={line.unit} currency={currency} />
                </td>
                <td className="cw-num">
                  <Figure value={line.now} unit={line.unit} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** With every digit: what moved may be the last one. */
function Figure({ value, unit, currency }: { value: string | null; unit: string; currency: string }) {
  const t = useTexts('product-tests')
  const { decimal } = useFormats()
  if (value === null) return t('moved.none')
  const figure = /^-?\d+(\.\d+)?$/.test(value) ? decimal(value) : value
  return unit === 'money' ? `${currency} ${figure}` : figure
}
