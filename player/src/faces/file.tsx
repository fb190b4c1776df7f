import { fileKinds, type FileRef } from '@coverwright/rules/design/forms'
import type { FaceOf } from './face'
import { FieldSet, Told } from './field'
import { Icon } from './icon'
import { useFileKeeping, useSending } from './kept-file'
import { useStage } from './stage'

const filesOf = (answer: unknown): readonly FileRef[] => (Array.isArray(answer) ? (answer as FileRef[]) : [])

export const file: FaceOf<'file'> = {
  Face: function FileFace({ question, path, answer, onAnswer, refusals }) {
    const { words, files } = useStage()
    const given = filesOf(answer)
    const change = (next: (before: readonly FileRef[]) => readonly FileRef[]) =>
      onAnswer((before: unknown) => next(filesOf(before)))
    const { onChoose, isKeeping, trouble } = useFileKeeping(question.accepts, path, (kept) =>
      change((before) => [...before, kept]),
    )
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        {given.map((each) => (
          <Given
            key={each.id}
            file={each}
            onRemove={() => {
              files?.remove?.(each)
              change((before) => before.filter((other) => other.id !== each.id))
            }}
          />
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

function Given({ file: given, onRemove }: { file: FileRef; onRemove: () => void }) {
  const { words } = useStage()
  const { name } = given
  const sending = useSending(given)
  return (
    <div className={sending?.isRefused ? 'given bad' : 'given'}>
      <Icon name="file" />
      <span title={name}>
        {name}
        {sending && <small role={sending.isRefused ? 'alert' : undefined}>{sending.said}</small>}
      </span>
      <button type="button" className="round" aria-label={`${words.remove}: ${name}`} onClick={onRemove}>
        <Icon name="bin" />
      </button>
    </div>
  )
}
