import {
  type ByDirection,
  type Direction,
  type FileKind,
  fileKinds,
  type FileRef,
} from '@coverwright/rules/design/forms'
import { recordOf } from './face'
import { Told, Wrong } from './field'
import { Icon } from './icon'
import { useFileKeeping, useSending, useShownFile } from './kept-file'
import { useStage } from './stage'
import type { PageRefusals } from '@coverwright/rules/design/products'
import type { Words } from '../words'

type Props = {
  path: string
  directions: readonly Direction[]
  kind: FileKind
  answer: unknown
  onAnswer: (change: (before: unknown) => ByDirection) => void
  refusals: PageRefusals
}

export const sayDirection = (direction: Direction, words: Words): string =>
  direction === 'back' ? words.backSide : words[direction]

/** One tile for each side of the vehicle; on a phone a tile offers the camera. */
export function ByDirectionTiles({ path, directions, kind, answer, onAnswer, refusals }: Props) {
  const given = recordOf(answer) as ByDirection
  return (
    <div className="tiles">
      {directions.map((direction) => (
        <div key={direction}>
          <Tile
            path={`${path}.${direction}`}
            direction={direction}
            kind={kind}
            file={given[direction]}
            onKept={(file) => onAnswer((before) => ({ ...recordOf(before), [direction]: file }))}
            onRemove={() => onAnswer((before) => without(recordOf(before), direction))}
            isWrong={Boolean(refusals[`${path}.${direction}`])}
          />
          <Wrong path={`${path}.${direction}`} refusal={refusals[`${path}.${direction}`]} />
        </div>
      ))}
    </div>
  )
}

const without = (given: ByDirection, direction: Direction): ByDirection =>
  Object.fromEntries(Object.entries(given).filter(([other]) => other !== direction))

type TileProps = {
  path: string
  direction: Direction
  kind: FileKind
  file: FileRef | undefined
  onKept: (file: FileRef) => void
  onRemove: () => void
  isWrong: boolean
}

function Tile({ path, direction, kind, file, onKept, onRemove, isWrong }: TileProps) {
  const { words, files } = useStage()
  const { onChoose, isKeeping, trouble } = useFileKeeping([kind], path, (kept) => {
    if (file) files?.remove?.(file)
    onKept(kept)
  })
  const sending = useSending(file)
  const picture = useShownFile(file)
  const side = sayDirection(direction, words)
  const asks = kind === 'video' ? words.takeVideo : words.takePhoto
  return (
    <>
      <div
        className={['tile', file ? 'full' : '', isWrong || trouble || sending?.isRefused ? 'bad' : ''].join(' ').trim()}
        aria-busy={isKeeping}
      >
        {picture ? <img src={picture} alt="" /> : <Icon name={file ? 'tick' : 'camera'} />}
        <span>{side}</span>
        <small>{isKeeping ? words.keeping : file ? (sending?.said ?? file.name) : asks}</small>
        <input
          id={`q-${path}`}
          type="file"
          accept={fileKinds[kind].types.join(',')}
          aria-label={`${side}: ${file ? words.replace : asks}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `q-${path}-wrong` : undefined}
          onChange={onChoose}
        />
        {file && (
          <button
            type="button"
            className="round"
            aria-label={`${words.remove}: ${side}`}
            onClick={() => (files?.remove?.(file), onRemove())}
          >
            <Icon name="bin" />
          </button>
        )}
      </div>
      <Told trouble={trouble} />
    </>
  )
}
