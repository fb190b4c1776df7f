import type { ImportDetail, RegionPlan, RegionView } from '@coverwright/contract/rating/imports'
import { lastingName, scaleOf } from '@coverwright/rules/rating/imports'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useId } from 'react'
import type { Question } from './open-questions'
import { NameQuestion } from './name-question'
import { exampleOf } from './question-example'
import { useSheetRows } from './use-imports'

type Props = {
  detail: ImportDetail
  region: RegionPlan
  found: RegionView
  question: Question
  onAnswer: (said: string) => void
}

/** A question with the rows that it is about, and under each answer what it would mean for a customer. */
export function QuestionCard({ detail, region, found, question, onAnswer }: Props) {
  const t = useTexts('imports')
  const id = useId()
  const { date, list, number } = useFormats()
  const { ask, answer, count, rows, sample, title } = question
  const first = rows[0] ?? found.edges.body.from
  const sheet = useSheetRows(detail.import.id, region.sheet, Math.max(0, first - 40), first)
  const example = exampleOf(region, found, question, sheet.rows)
  const scale = scaleOf(question.zeros ?? 0) ?? 'thousands'
  const values = { ...example, sample, column: title, currency: detail.currency, count, scale }
  const tables = ask === 'table' ? likelyTables(detail, region) : []
  const options = [...tables.map(({ id: table }) => table), ...question.options]
  const labelOf = (option: string) => {
    if (ask === 'starts') return date(option)
    const table = tables.find((each) => each.id === option)
    return table ? t('ask.table.version', { name: table.name }) : t(`ask.${ask}.${option}`, values)
  }
  const meansOf = (option: string) => {
    if (ask === 'starts') return t('ask.starts.means', { day: date(option) })
    const isTable = tables.some((each) => each.id === option)
    return isTable ? t('ask.table.versionMeans') : t(`ask.${ask}.${option}Means`, values)
  }
  return (
    <fieldset className="import-question" data-open={answer === null}>
      <legend>{t(`ask.${ask}.title`, values)}</legend>
      {rows.length > 0 && (
        <p className="import-help cw-num">{t('ask.rows', { count, rows: list(rows.map((row) => number(row + 1))) })}</p>
      )}
      {ask === 'name' && (
        <>
          <p className="import-help">{t('ask.name.means')}</p>
          <NameQuestion key={question.names?.length} {...{ question, onAnswer }} />
        </>
      )}
      <div className="import-answers" hidden={options.length === 0}>
        {options.map((option) => (
          <label key={option} data-chosen={answer === option}>
            <input
              type="radio"
              name={`${id}-${question.key}`}
              checked={answer === option}
              onChange={() => onAnswer(option)}
            />
            <span>
              <strong>{labelOf(option)}</strong>
              <span>{meansOf(option)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const MOST_TABLES = 4

/** The one that is chosen first, then those that are called alike. */
function likelyTables({ tables }: ImportDetail, { tableId, tableName }: RegionPlan) {
  const name = lastingName(tableName)
  const rankOf = (each: { id: string; name: string }) =>
    each.id === tableId ? 2 : Number(lastingName(each.name) === name)
  return [...tables].sort((one, other) => rankOf(other) - rankOf(one)).slice(0, MOST_TABLES)
}
