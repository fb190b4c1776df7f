import { type AskedOf, rowQuestions } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { type ReactNode, type Ref, useRef } from 'react'
import { type FaceOf, type FaceProps, nextAnswer, recordOf } from './face'
import { FieldSet } from './field'
import { Icon } from './icon'
import type { Stage } from './stage'
import { useStage, useText } from './stage'

type Faces = {
  Face: (props: FaceProps<AskedOf<'group'>['questions'][number]>) => React.ReactNode
  readForm: (form: FormData, path: string, question: AskedOf<'group'>['questions'][number], stage: Stage) => unknown
  say: (answer: unknown, question: AskedOf<'group'>['questions'][number], stage: Stage) => string
}
type Row = Readonly<Record<string, unknown>>

/** At least so many rows as are asked for are drawn, so the first is there to fill in. */
function rowsOf(answer: unknown, { minRows }: AskedOf<'group'>): Row[] {
  const rows = Array.isArray(answer) ? (answer as Row[]) : []
  return rows.length >= minRows ? rows : [...rows, ...Array.from({ length: minRows - rows.length }, () => ({}))]
}

/** Rows hold questions of every other kind, so the table of faces is handed in. */
export const groupWith = (faces: () => Faces): FaceOf<'group'> => ({
  Face: function GroupFace({ question, path, answer, onAnswer, refusals }) {
    const { words } = useStage()
    const { Face } = faces()
    const rows = rowsOf(answer, question)
    const { goTo, arrive } = useArrival()
    const change = (next: (before: Row[]) => Row[]) => onAnswer((before: unknown) => next(rowsOf(before, question)))
    const answerIn = (place: number, dataName: string, given: unknown) =>
      change((before) =>
        before.map((row, at) => (at === place ? { ...row, [dataName]: nextAnswer(given, row[dataName]) } : row)),
      )
    const add = () => {
      goTo(rows.length)
      change((before) => [...before, {}])
    }
    const remove = (place: number) => {
      goTo(Math.min(place, rows.length - 2))
      change((before) => before.filter((_, at) => at !== place))
    }
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        {rows.map((row, place) => (
          <RowBox
            key={place}
            {...{ question, place }}
            ref={arrive(place)}
            onRemove={rows.length > question.minRows ? () => remove(place) : null}
          >
            {rowQuestions(question, place).map((inner) => (
              <Face
                key={inner.id}
                question={inner}
                path={`${path}.${place}.${inner.dataName}`}
                answer={row[inner.dataName]}
                onAnswer={(given) => answerIn(place, inner.dataName, given)}
                refusals={refusals}
              />
            ))}
          </RowBox>
        ))}
        {rows.length < question.maxRows && (
          <button type="button" className="add" onClick={add}>
            <Icon name="plus" />
            {words.addRow}
          </button>
        )}
      </FieldSet>
    )
  },
  readForm: (form, path, question, stage) => {
    const rows = rowsOf(undefined, question).map((_, place) =>
      Object.fromEntries(
        question.questions.flatMap((inner) => {
          const value = faces().readForm(form, `${path}.${place}.${inner.dataName}`, inner, stage)
          return value === undefined ? [] : [[inner.dataName, value]]
        }),
      ),
    )
    return rows.some((row) => Object.keys(row).length > 0) ? rows : undefined
  },
  say: (answer, question, stage) =>
    rowsOf(answer, question)
      .map((row, place) => {
        const said = rowQuestions(question, place).map((inner) =>
          faces().say(recordOf(row)[inner.dataName], inner, stage),
        )
        return `${textIn(question.rowTitle, stage.language)} ${place + 1}: ${said.filter(Boolean).join(', ').replaceAll('\n', ', ')}`
      })
      .join('\n'),
})

/** Whoever adds or removes a row goes on in the row that is now in that place, by keyboard as well. */
function useArrival() {
  const wanted = useRef<number | null>(null)
  return {
    goTo: (place: number) => (wanted.current = place),
    arrive: (place: number) => (row: HTMLDivElement | null) => {
      if (!row || wanted.current !== place) return
      wanted.current = null
      row.focus()
    },
  }
}

type RowBoxProps = {
  question: AskedOf<'group'>
  place: number
  ref: Ref<HTMLDivElement>
  onRemove: (() => void) | null
  children: ReactNode
}

function RowBox({ question, place, ref, onRemove, children }: RowBoxProps) {
  const text = useText()
  const { words } = useStage()
  const title = `${text(question.rowTitle)} ${place + 1}`
  return (
    <div className="rowbox" ref={ref} tabIndex={-1} role="group" aria-label={title}>
      <div className="rowhead">
        {title}
        {onRemove && (
          <button type="button" className="plain" aria-label={`${words.removeRow}: ${title}`} onClick={onRemove}>
            {words.removeRow}
          </button>
        )}
      </div>
      {children}
    </div>
  )
}
