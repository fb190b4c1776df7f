import { templateOperations as operations } from '@coverwright/contract/design/templates'
import type { Block, PaperBase } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useOperation } from '../../../platform/queries'
import { SaidText } from './said-text'
import { useBuilder } from './use-building'

type Placed = Extract<Block, { kind: 'field' }>
/** Points of the screen for a millimetre. */
const SCALE = 3
const px = (millimetres: number) => `${millimetres * SCALE}px`

/** The pages of the uploaded PDF with what is printed on them, and the fields that were put onto them. */
export function FormCanvas({ base }: { base: PaperBase }) {
  const t = useTexts('templates')
  const { template, blocks } = useBuilder()
  const { data } = useOperation(operations.readBase, { id: template.id }, { quiet: true })
  const fields = blocks.filter((block): block is Placed => block.kind === 'field')
  return (
    <div className="mail-canvas mail-form">
      {base.pages.map(({ width, height }, place) => (
        <section
          key={`page ${place}`}
          className="mail-form-page"
          data-theme="light"
          aria-label={t('upload.page', { page: place + 1, all: base.pages.length })}
          style={{ width: px(width), height: px(height) }}
        >
          {data?.words
            .filter(({ page }) => page === place + 1)
            .map(({ x, y, height: size, text }) => (
              <span
                key={`${x} ${y} ${text}`}
                aria-hidden
                className="mail-form-printed"
                style={{ left: px(x), top: px(y), fontSize: px(size) }}
              >
                {text}
              </span>
            ))}
          {fields
            .filter(({ page }) => page === place + 1)
            .map((field) => (
              <PlacedField key={field.id} field={field} sheet={{ width, height }} />
            ))}
        </section>
      ))}
    </div>
  )
}

type Sheet = { readonly width: number; readonly height: number }
const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(most, value)) * 10) / 10

/** Dragged by mouse or finger, moved by arrow keys: a millimetre, or ten with Shift. */
function PlacedField({ field, sheet }: { field: Placed; sheet: Sheet }) {
  const t = useTexts('templates')
  const { chosen, choose, acts, mayEdit } = useBuilder()
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const put = (x: number, y: number) => ({
    x: within(x, sheet.width - field.width),
    y: within(y, sheet.height - field.height),
  })
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    setMoved(put(field.x + (clientX - start.current.x) / SCALE, field.y + (clientY - start.current.y) / SCALE))
  }
  const drop = () => {
    start.current = null
    if (moved) acts.write({ ...field, ...moved }, `place ${field.id}`)
    setMoved(null)
  }
  const step = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1
    const ways: Record<string, readonly [number, number]> = {
      ...{ ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] },
    }
    const way = ways[event.key]
    if (!way || !mayEdit) return
    event.preventDefault()
    acts.write({ ...field, ...put(field.x + way[0], field.y + way[1]) }, `place ${field.id}`)
  }
  const at = moved ?? field
  return (
    <button
      type="button"
      className="mail-form-field"
      data-shows={field.shows}
      aria-pressed={chosen?.id === field.id}
      style={{
        ...{ left: px(at.x), top: px(at.y), width: px(field.width), height: px(field.height) },
        ...{ fontSize: `${field.size * 0.3528 * SCALE}px`, color: field.colour, textAlign: field.align },
        fontWeight: field.isBold ? 700 : 400,
      }}
      onClick={() => choose(field.id)}
      onKeyDown={step}
      onPointerDown={(event) => {
        if (!mayEdit) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {field.shows === 'text' ? (
        <SaidText of={field.text} empty={t('build.write')} />
      ) : (
        <small>{t(`upload.shows.${field.shows}`)}</small>
      )}
    </button>
  )
}
