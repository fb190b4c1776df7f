import { fileKinds, type FileRef } from '@coverwright/rules/design/forms'
import type { FaceOf } from './face'
import { FieldSet, Told } from './field'
import { Icon } from './icon'
import { useFileKeeping } from './kept-file'
import { useStage } from './stage'

const filesOf = (answer: unknown): readonly FileRef[] => (Array.isArray(answer) ? (answer as FileRef[]) : [])

export const file: FaceOf<'file'> = {
  Face: function FileFace({ question, path, answer, onAnswer, refusals }) {
    const { words } = useStage()
    const given = filesOf(answer)
    const change = (next: (before: readonly FileRef[]) => readonly FileRef[]) =>
      onAnswer((before: unknown) => next(filesOf(before)))
    const { onChoose, isKeeping, trouble } = useFileKeeping(question.accepts, (kept) =>
      change((before) => [...before, kept]),
    )
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        {given.map((each) => (
          <div className="given" key={each.id}>
            <Icon name="file" />
            <span title={each.name}>{each.name}</span>
            <button
              type="button"
              className="round"
              aria-label={`${words.remove}: ${each.name}`}
              onClick={() => change((before) => before.filter((other) => other.id !== each.id))}
            >
              <Icon name="bin" />
            </button>
          </div>
        ))}
        {given.length < question.maxFiles && (
          <div className={trouble ? 'tile bad' : 'tile'} aria-busy={isKeeping}>
            <Icon name="file" />
            <span>{isKeeping ? words.keeping : words.chooseFile}</span>
            <input
              type="file"
              accept={question.accepts.flatMap((kind) => fileKinds[kind].types).join(',')}
              aria-label={words.chooseFile}
              onChange={onChoose}
            />
          </div>
        )}
        <Told trouble={trouble} />
      </FieldSet>
    )
  },
  readForm: () => undefined,
  say: (answer) =>
    filesOf(answer)
      .map((each) => each.name)
      .join('\n'),
}
