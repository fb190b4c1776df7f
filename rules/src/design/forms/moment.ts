import { dateWriter, type Day, parseDay } from '../../kernel'

/** Now, as the calendar on the wall of the product's time zone shows it. */
export type Moment = { readonly day: Day; readonly minuteOfDay: number }

/** Asked many times in the same minute, in few zones: clocks are changed at whole minutes alone. */
const lastIn = new Map<string, { readonly minute: number; readonly moment: Moment }>()

export function momentIn(now: Date, timeZone: string): Moment {
  const minute = Math.floor(now.getTime() / 60_000)
  const last = lastIn.get(timeZone)
  if (last?.minute === minute) return last.moment
  const wall = wallClock(now, timeZone)
  const moment = {
    day: parseDay(wall.slice(0, 10)) ?? 0,
    minuteOfDay: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)),
  }
  lastIn.set(timeZone, { minute, moment })
  return moment
}

/** '2026-03-31T10:00' on a product's wall, with its offset, so that it names one instant: '2026-03-31T10:00+08:00'. */
export function withOffset(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return local
  const shown = (instant: number) => Date.parse(`${wallClock(new Date(instant), timeZone)}:00Z`)
  // Two steps, because the offset before a change of clocks is not the one after it.
  const first = asUtc - (shown(asUtc) - asUtc)
  const offsetMinutes = Math.round((shown(first) - first) / 60_000)
  const size = Math.abs(offsetMinutes)
  const pad = (count: number) => String(count).padStart(2, '0')
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${pad(Math.trunc(size / 60))}:${pad(size % 60)}`
}

/** 'YYYY-MM-DDTHH:mm' as a clock on the wall of that zone shows it. */
function wallClock(instant: Date, timeZone: string): string {
  const shown = clockIn(timeZone).formatToParts(instant)
  const part = (type: string) => shown.find((piece) => piece.type === type)?.value ?? '00'
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const clockIn = (timeZone: string): Intl.DateTimeFormat =>
  dateWriter('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
