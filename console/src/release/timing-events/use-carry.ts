import { askFirst } from '@coverwright/ui/confirm'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useMe } from '../../platform/me'
import { useToast } from '../../platform/toast'
import { wordsOfCode } from '../../platform/words'
import type { Placed, View } from './calendar-days'
import { type Carried, carriedBy, carriedTo, dropRefusal, isMoved, lifted, STEP_MINUTES, targetOf } from './carry'
import { useTimingWrites } from './use-timing-events'

/** So far a pointer moves before a press is a pull. */
const PULL_PX = 5

type Grid = { view: View; timeZone: string; onOpen: (placed: Placed) => void }

/** Runs are put elsewhere by pointer, or by keys: M takes one up, arrows carry it, Enter puts it down, Escape leaves it. */
export function useCarry({ view, timeZone, onOpen }: Grid) {
  const t = useTexts('timing-events')
  const formats = useFormats({ ...useMe().company, timeZone })
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, say] = useState('')
  const put = usePut(timeZone)
  const told = (next: Carried) =>
    t('carry.at', { name: next.placed.item.name, at: formats.dateTime(targetOf(next, timeZone).at) })
  const leave = () => {
    setCarried(null)
    say(t('carry.left'))
  }
  const drop = async (held: Carried) => {
    if (isMoved(held)) await put(held)
    setCarried(null)
  }
  const onKeyDown = (placed: Placed) => (event: KeyboardEvent) => {
    const mine = carried?.placed.key === placed.key ? carried : null
    if (!mine) {
      if (event.key.toLowerCase() !== 'm' || !placed.item.may.includes('move')) return
      event.preventDefault()
      const next = lifted(placed)
      setCarried(next)
      say(t('carry.lifted', { name: placed.item.name }))
      return
    }
    const next = carriedBy(mine, event.key, view)
    if (!next && !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (next) {
      setCarried(next)
      say(told(next))
    } else if (event.key === 'Enter') void drop(mine)
    else leave()
  }
  const onPointerDown = (placed: Placed) => (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest<HTMLElement>('[data-day]')
    if (event.button !== 0 || !cell || !placed.item.may.includes('move')) return
    pull(event, cell, view, {
      moved: (days, minutes) => setCarried(carriedTo(lifted(placed), days, minutes)),
      dropped: (days, minutes) => void drop(carriedTo(lifted(placed), days, minutes)),
      left: leave,
    })
  }
  const onClick = (placed: Placed) => () => {
    if (!carried) onOpen(placed)
  }
  return {
    carried,
    said,
    handlers: (placed: Placed) => ({
      onKeyDown: onKeyDown(placed),
      onPointerDown: onPointerDown(placed),
      onClick: onClick(placed),
    }),
  }
}

type Pulling = {
  moved: (days: number, minutes: number) => void
  dropped: (days: number, minutes: number) => void
  left: () => void
}

/** Follows the pointer until it is let go; how far is told in cells and quarters of an hour. */
function pull(start: PointerEvent<HTMLElement>, cell: HTMLElement, view: View, { moved, dropped, left }: Pulling) {
  const { width, height } = cell.getBoundingClientRect()
  let isPulled = false
  const far = ({ clientX, clientY }: MouseEvent) => {
    const [x, y] = [clientX - start.clientX, clientY - start.clientY]
    const [columns, rows] = [Math.round(x / width), Math.round(y / height)]
    const steps = Math.round(((y / height) * 1440) / STEP_MINUTES)
    isPulled ||= Math.hypot(x, y) > PULL_PX
    return view === 'week' ? ([columns, steps * STEP_MINUTES] as const) : ([columns + 7 * rows, 0] as const)
  }
  const move = (event: globalThis.PointerEvent) => {
    const [days, minutes] = far(event)
    if (isPulled) moved(days, minutes)
  }
  const stop = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('keydown', escape, true)
  }
  const up = (event: globalThis.PointerEvent) => {
    stop()
    const [days, minutes] = far(event)
    if (!isPulled) return
    // The press that ends a pull opens nothing.
    window.addEventListener('click', swallow, true)
    setTimeout(() => {
      window.removeEventListener('click', swallow, true)
      dropped(days, minutes)
    })
  }
  const escape = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    stop()
    left()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('keydown', escape, true)
}

const swallow = (click: MouseEvent) => click.stopPropagation()

/** Asks where it has to be asked, and moves it. */
function usePut(timeZone: string) {
  const t = useTexts('timing-events')
  const withToast = useToast()
  const formats = useFormats({ ...useMe().company, timeZone })
  const { move, moveSchedule } = useTimingWrites()
  return async (carried: Carried) => {
    const { item } = carried.placed
    const { at, shows } = targetOf(carried, timeZone)
    const code = dropRefusal(carried, timeZone, new Date())
    if (code) return toast({ text: wordsOfCode(code) ?? code, tone: 'danger' })
    const [name, when] = [item.name, formats.dateTime(at)]
    const known = [
      ...(item.isRepeating ? [t('carry.all')] : []),
      ...(shows === 'once' ? [] : [t(`clock.${shows}Short`, { at: when })]),
    ].join(' ')
    const question = { title: t('carry.ask', { name, at: when }), keeps: known, verb: t('carry.verb') }
    if (known && !(await askFirst({ about: 'act', ...question }))) return
    const to = at.toISOString()
    const work = () =>
      item.of === 'schedule'
        ? moveSchedule.mutateAsync({ scheduleId: item.id, at: to, timeZone: item.timeZone })
        : move.mutateAsync({ id: item.id, baseRevision: item.revision, from: item.at, to })
    await withToast(work, { text: t('carry.done', { name, at: when }) })
  }
}
