import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { LineView, PlanRateView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { namesIn } from '@coverwright/rules/design/datasets'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Plug } from 'lucide-react'
import { percentText } from './rates-fields'
import { amountText, type InputWords, useInputWords } from './use-input-words'
import { useProblemWords } from './use-problem-words'

type Props = { rate: PlanRateView; view: RecipeView; body: BodyView; recipe: Recipe; asked: readonly AskedView[] }

/** The price as an actuary works it out: each step, what went in, the row of the table, what came out. */
export function Worksheet({ rate, view, body, recipe, asked }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  const inputs = useInputWords({ view, body, recipe, lines: rate.worksheet })
  return (
    <div className="worksheet-scroll" tabIndex={0} role="region" aria-label={t('worksheet.title')}>
      <table className="worksheet">
        <thead>
          <tr>
            <th scope="col">{t('worksheet.step')}</th>
            <th scope="col">{t('worksheet.inputs')}</th>
            <th scope="col" className="worksheet-right">
              {t('worksheet.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rate.worksheet.map((line) => (
            <WorksheetLine key={`${line.addOn} ${line.step}`} {...{ line, view, recipe, asked }} words={inputs} />
          ))}
          {rate.refusal && (
            <tr className="worksheet-stop">
              <td colSpan={3}>{words(rate.refusal)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = Omit<Props, 'rate' | 'body'> & { line: LineView; words: InputWords }

function WorksheetLine({ line, words, view, recipe, asked }: LineProps) {
  const t = useTexts('pricing')
  const { found } = line
  const addOn = line.addOn && (view.addOns.find(({ id }) => id === line.addOn)?.title ?? line.addOn)
  return (
    <tr data-passed={line.isPassedOver || undefined}>
      <th scope="row">
        {addOn && <small>{addOn}</small>}
        <span>{line.title || line.step}</span>
        <code>{line.step}</code>
      </th>
      <td>
        {line.isPassedOver ? (
          t('worksheet.passedOver')
        ) : (
          <ul>
            {line.inputs.map(({ name, value }, at) => (
              <li key={at}>
                <span className="cw-cut" title={name}>
                  {words.labelOf(line, at)}
                </span>{' '}
                <b className="cw-num" title={value}>
                  {words.valueOf(line, at)}
                </b>
                <Origin source={sourceOf(recipe, line, name)} asked={asked} />
              </li>
            ))}
          </ul>
        )}
        {found && (
          <Link
            className="cw-link worksheet-row"
            href={`/setting-page/table?product=${view.productId}&table=${found.tableId}&version=${found.version}`}
          >
            {found.row > 0
              ? t('worksheet.row', { table: found.name, row: found.row })
              : t('worksheet.noRow', { table: found.name })}
            {found.cells.length > 0 && (
              <small>{found.cells.map(({ text }) => text || t('worksheet.any')).join(' · ')}</small>
            )}
          </Link>
        )}
      </td>
      <td className="worksheet-right cw-num">
        <Result line={line} currency={view.currency} isPercent={words.isPercent(line)} />
      </td>
    </tr>
  )
}

/** What was put in: a look-up shows the column, and its step says what goes into it. */
function sourceOf({ steps, addOns }: Recipe, { step: name, addOn }: LineView, label: string): string {
  const among = addOn === null ? steps : (addOns.find((entry) => entry.addOn === addOn)?.steps ?? [])
  const step = among.find((entry) => entry.name === name)
  return step?.kind === 'lookUp' ? (step.inputs[label] ?? label) : label
}

/** Where a value comes from that nobody typed: which connector said it, or that its stand-in was used. */
function Origin({ source, asked }: { source: string; asked: readonly AskedView[] }) {
  const t = useTexts('pricing')
  const names = namesIn(source)
  const by = asked.find(({ fed }) => fed.some(({ name }) => names.includes(name)))
  if (!by) return null
  return (
    <small className="worksheet-origin">
      <Plug size={12} aria-hidden />{' '}
      {t(by.outcome === 'values' ? 'worksheet.standIn' : 'worksheet.saidBy', { connector: by.connector })}
    </small>
  )
}

/** Amounts with their currency and every digit that they have: rounding is a step of its own. */
function Result({ line, currency, isPercent }: { line: LineView; currency: string; isPercent: boolean }) {
  const { number } = useFormats()
  if (isPercent) return <b title={line.result}>{percentText(line.result)} %</b>
  if (line.unit !== 'money') return <b>{line.unit === 'number' ? line.result : line.result || '–'}</b>
  return (
    <b title={line.result}>
      <small>{currency}</small> {amountText(line.result, number, currency)}
    </b>
  )
}
