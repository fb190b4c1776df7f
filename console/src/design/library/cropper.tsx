import { changedCrop, type Crop, type Focus, movedFocus } from '@coverwright/rules/design/library'
import { useTexts } from '@coverwright/ui/locales'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import './cropper.css'

export type Cut = { readonly crop: Crop; readonly focus: Focus }
type Props = { url: string; cut: Cut; onChange?: (cut: Cut) => void }

const STEP = 10
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * What of a picture is shown, and which point of that stays in sight. The frame and the point are dragged, or moved with the
 * arrow keys; with Shift the frame gets larger and smaller.
 */
export function Cropper({ url, cut, onChange }: Props) {
  const t = useTexts('library')
  const field = useRef<HTMLDivElement>(null)
  const [help, state] = [useId(), useId()]
  const { crop, focus } = cut
  const setCrop = (by: Partial<Crop>, from = crop) => onChange?.({ ...cut, crop: changedCrop(from, by) })
  const setFocus = (next: Focus) => onChange?.({ ...cut, focus: next })
  const frame: CSSProperties = {
    ...{
      left: `${crop.x / 10}%`,
      top: `${crop.y / 10}%`,
      width: `${crop.width / 10}%`,
      height: `${crop.height / 10}%`,
    },
  }
  const drag = useDrag(field)
  const keys = (event: KeyboardEvent, move: (x: number, y: number, isLarger: boolean) => void) => {
    const way = arrows[event.key]
    if (!way || !onChange) return
    event.preventDefault()
    move(way[0], way[1], event.shiftKey)
  }
  return (
    <div className="cropper">
      <div className="cropper-field" ref={field}>
        <img src={url} alt="" draggable={false} />
        <div className="cropper-frame" style={frame}>
          <button
            type="button"
            className="cropper-move"
            aria-label={t('crop.frame')}
            aria-describedby={`${help} ${state}`}
            onKeyDown={(event) =>
              keys(event, (x, y, isLarger) =>
                setCrop(isLarger ? { width: x * STEP, height: y * STEP } : { x: x * STEP, y: y * STEP }),
              )
            }
            onPointerDown={(event) => drag(event, (x, y) => setCrop({ x: x * 1000, y: y * 1000 }, crop))}
          />
          <button
            type="button"
            className="cropper-focus"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-label={t('crop.focus')}
            aria-describedby={state}
            onKeyDown={(event) => keys(event, (x, y) => setFocus(movedFocus(focus, { x: x * 2, y: y * 2 })))}
            onPointerDown={(event) =>
              drag(event, (x, y) =>
                setFocus(movedFocus(focus, { x: (x * 100_000) / crop.width, y: (y * 100_000) / crop.height })),
              )
            }
          />
          <span
            className="cropper-corner"
            onPointerDown={(event) => drag(event, (x, y) => setCrop({ width: x * 1000, height: y * 1000 }, crop))}
          />
        </div>
      </div>
      <p className="library-quiet" id={help}>
        {t('crop.help')}
      </p>
      <output className="library-quiet" id={state}>
        {t('crop.state', {
          width: Math.round(crop.width / 10),
          height: Math.round(crop.height / 10),
          x: focus.x,
          y: focus.y,
        })}
      </output>
    </div>
  )
}

type Moved = (x: number, y: number) => void

/** How far the pointer went since it was pressed, as a share of the picture. */
function useDrag(field: { current: HTMLElement | null }) {
  return (event: PointerEvent<HTMLElement>, moved: Moved) => {
    const { width = 1, height = 1 } = field.current?.getBoundingClientRect() ?? {}
    const { clientX, clientY, pointerId, currentTarget: held } = event
    event.stopPropagation()
    held.setPointerCapture(pointerId)
    const follow = (now: globalThis.PointerEvent) =>
      moved((now.clientX - clientX) / width, (now.clientY - clientY) / height)
    held.addEventListener('pointermove', follow)
    const stop = () => held.removeEventListener('pointermove', follow)
    held.addEventListener('pointerup', stop, { once: true })
    held.addEventListener('pointercancel', stop, { once: true })
  }
}
