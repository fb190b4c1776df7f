import { type QuestionOf, rowQuestions } from '@coverwright/rules/forms'
import { textIn } from '@coverwright/rules/languages'
import { useRef } from 'react'
import { type FaceOf, type FaceProps, recordOf } from './face'
import { FieldSet } from './field'
import { Icon } from './icon'
import type { Stage } from './stage'
import { useStage, useText } from './stage'

type Faces = {
  Face: (props: FaceProps<QuestionOf<'group'>['questions'][number]>) => React.ReactNode
  readForm: (form: FormData, path: string, question: QuestionOf<'group'>['questions'][number], stage: Stage) => unknown
  say: (answer: unknown, question: QuestionOf<'group'>['questions'][number], stage: Stage) => string
}
type Row = Readonly<Record<string, unknown>>

/** At least so many rows as are asked for are drawn, so the first is there to fill in. */
function rowsOf(answer: unknown, { minRows }: QuestionOf<'group'>): Row[] {
  const rows = Array.isArray(answer) ? (answer as Row[]) : []
  return rows.length >= minRows ? rows : [...rows, ...Array.from({ length: minRows - rows.length }, () => ({}))]
}

/** Rows hold questions of every other kind, so the table of faces is handed in. */
export const groupWith = (faces: () => Faces): FaceOf<'group'> => ({
  Face: function GroupFace({ question, path, answer, onAnswer, refusals }) {
    const text = useText()
    const { words } = useStage()
    const { Face } = faces()
    const rows = rowsOf(answer, question)
    /** The row to go to once it is drawn: whoever adds or removes one by keyboard goes on there. */
    const wanted = useRef<number | null>(null)
    const arrive = (place: number) => (row: HTMLDivElement | null) => {
      if (!row || wanted.current !== place) return
      wanted.current = null
      row.focus()
    }
    const change = (next: Row[], place: number) => {
      wanted.current = place
      onAnswer(next)
    }
    const setRow = (place: number, row: Row) => onAnswer(rows.map((other, index) => (index === place ? row : other)))
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        {rows.map((row, place) => (
          <div
            className="rowbox"
            key={place}
            ref={arrive(place)}
            tabIndex={-1}
            role="group"
            aria-label={`${text(question.rowTitle)} ${place + 1}`}
          >
            <div className="rowhead">
              {text(question.rowTitle)} {place + 1}
              {rows.length > question.minRows && (
                <button
                  type="button"
                  className="plain"
                  aria-label={`${words.removeRow}: ${text(question.rowTitle)} ${place + 1}`}
                  onClick={() =>
                    change(
                      rows.filter((_, index) => index !== place),
                      Math.min(place, rows.length - 2),
                    )
                  }
                >
                  {words.removeRow}
                </button>
              )}
            </div>
            {rowQuestions(question, place).map((inner) => (
              <Face
                key={inner.id}
                question={inner}
                path={`${path}.${place}.${inner.dataName}`}
                answer={row[inner.dataName]}
                onAnswer={(value) => setRow(place, { ...row, [inner.dataName]: value })}
                refusals={refusals}
              />
            ))}
          </div>
        ))}
        {rows.length < question.maxRows && (
          <button type="button" className="add" onClick={() => change([...rows, {}], rows.length)}>
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
