import { type ByDirection, type Direction, type FileKind, fileKinds, type FileRef } from '@coverwright/rules/forms'
import { recordOf } from './face'
import { Told, Wrong } from './field'
import { Icon } from './icon'
import { useFileKeeping, useShownFile } from './kept-file'
import { useStage } from './stage'
import type { PageRefusals } from '@coverwright/rules/products'
import type { Words } from '../words'

type Props = {
  path: string
  directions: readonly Direction[]
  kind: FileKind
  answer: unknown
  onAnswer: (answer: ByDirection) => void
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
            onKept={(file) => onAnswer({ ...given, [direction]: file })}
            isWrong={Boolean(refusals[`${path}.${direction}`])}
          />
          <Wrong path={`${path}.${direction}`} refusal={refusals[`${path}.${direction}`]} />
        </div>
      ))}
    </div>
  )
}

type TileProps = {
  path: string
  direction: Direction
  kind: FileKind
  file: FileRef | undefined
  onKept: (file: FileRef) => void
  isWrong: boolean
}

function Tile({ path, direction, kind, file, onKept, isWrong }: TileProps) {
  const { words } = useStage()
  const { onChoose, trouble } = useFileKeeping([kind], onKept)
  const picture = useShownFile(file)
  const side = sayDirection(direction, words)
  const asks = kind === 'video' ? words.takeVideo : words.takePhoto
  return (
    <>
      <div className={['tile', file ? 'full' : '', isWrong || trouble ? 'bad' : ''].join(' ').trim()}>
        {picture ? <img src={picture} alt="" /> : <Icon name={file ? 'tick' : 'camera'} />}
        <span>{side}</span>
        <small>{file ? file.name : asks}</small>
        <input
          id={`q-${path}`}
          type="file"
          accept={fileKinds[kind].types.join(',')}
          aria-label={`${side}: ${file ? words.replace : asks}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `q-${path}-wrong` : undefined}
          onChange={onChoose}
        />
      </div>
      <Told trouble={trouble} />
    </>
  )
}
