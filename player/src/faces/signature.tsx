import { type Signature, SIGNATURE_BOX } from '@coverwright/rules/design/forms'
import { type PointerEvent, useRef } from 'react'
import { type FaceOf, readText, recordOf, textOf } from './face'
import { FieldSet } from './field'
import { useStage } from './stage'

const signatureOf = (answer: unknown): Signature =>
  recordOf(answer).kind === 'typed'
    ? { kind: 'typed', name: textOf(recordOf(answer).name) }
    : { kind: 'drawn', path: textOf(recordOf(answer).path) }

export const signature: FaceOf<'signature'> = {
  Face: function SignatureFace({ question, path, answer, onAnswer, refusals }) {
    const { words } = useStage()
    const given = signatureOf(answer)
    const isTyped = given.kind === 'typed'
    return (
      <FieldSet question={question} path={path} refusals={refusals}>
        {isTyped ? (
          <input
            className="in typed"
            name={`${path}.name`}
            aria-label={words.signTyped}
            autoComplete="name"
            value={given.name}
            onChange={(event) => onAnswer({ kind: 'typed', name: event.target.value })}
          />
        ) : (
          <Pad path={given.path} onPath={(drawn) => onAnswer({ kind: 'drawn', path: drawn })} />
        )}
        <div className="between">
          <button
            type="button"
            className="plain"
            onClick={() => onAnswer(isTyped ? { kind: 'drawn', path: '' } : { kind: 'typed', name: '' })}
          >
            {isTyped ? words.signDrawn : words.signTyped}
          </button>
          {!isTyped && given.path && (
            <button type="button" className="plain" onClick={() => onAnswer({ kind: 'drawn', path: '' })}>
              {words.clear}
            </button>
          )}
        </div>
      </FieldSet>
    )
  },
  readForm: (form, path) => {
    const name = readText(form, `${path}.name`)
    return name && { kind: 'typed', name }
  },
  say: (answer, _question, { words }) => (answer ? words.signed : ''),
}

/** Of a box 600 wide: finer than a finger draws. */
const LEAST_STEP = 4

function Pad({ path, onPath }: { path: string; onPath: (path: string) => void }) {
  const { words } = useStage()
  const line = useRef<{ path: string; x: number; y: number } | null>(null)
  const { width, height } = SIGNATURE_BOX
  const pointOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const inside = (share: number, size: number) => Math.min(size, Math.max(0, Math.round(share * size)))
    return {
      x: inside((event.clientX - box.left) / box.width, width),
      y: inside((event.clientY - box.top) / box.height, height),
    }
  }
  return (
    <svg
      className="sign"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.signHere}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const { x, y } = pointOf(event)
        line.current = { path: `${path}M${x} ${y}`, x, y }
        onPath(line.current.path)
      }}
      onPointerMove={(event) => {
        const { x, y } = pointOf(event)
        const last = line.current
        // A finger that rests or creeps says nearly the same point again and again; a signature may only be so long.
        if (last === null || Math.abs(x - last.x) + Math.abs(y - last.y) < LEAST_STEP) return
        line.current = { path: `${last.path}L${x} ${y}`, x, y }
        onPath(line.current.path)
      }}
      onPointerUp={() => {
        line.current = null
      }}
      onPointerCancel={() => {
        line.current = null
      }}
    >
      {path === '' && (
        <text x={width / 2} y={height / 2 + 8} textAnchor="middle">
          {words.signHere}
        </text>
      )}
      <path d={path} />
    </svg>
  )
}
