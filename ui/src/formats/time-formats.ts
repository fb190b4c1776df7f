import { isNothing, type Maybe, type Moment, NOTHING, trueMinus } from './nothing'

export type TimeFormats = {
  date: (moment: Maybe<Moment>) => string
  dateTime: (moment: Maybe<Moment>) => string
  /** With the zone of its clock: what ends at an hour must not end at two for two readers. */
  deadline: (moment: Maybe<Moment>) => string
  time: (moment: Maybe<Moment>) => string
  /** To the second and with the zone of its clock, for the record. */
  exactTime: (moment: Moment) => string
  relative: (moment: Maybe<Moment>, now: Moment) => string
  /** The day that clocks show, as 2026-11-15: what happened on the same one is grouped by it. */
  dayOf: (moment: Moment) => string
  /** A day as people call it: Today, Yesterday, Sat, Nov 14, and with its year when that is another. */
  dayName: (moment: Moment, now: Moment) => string
  /** The day in words, without its year: Monday, November 16. */
  longDay: (moment: Moment) => string
  /** A point of a time axis, as short as its step allows. */
  tick: (moment: Moment, step: TimeStep) => string
}

/** How a company writes a day: as the language being read does, or one way for all. */
export type DateForm = 'language' | 'yyyy-mm-dd' | 'dd/mm/yyyy' | 'mm/dd/yyyy'

export type TimeStep = 'hour' | 'day' | 'month'

const DAY_STYLE = { day: 'numeric', month: 'short', year: 'numeric' } as const
/** A day without a clock is the same day everywhere. */
const isDayAlone = (moment: Maybe<Moment>): moment is string =>
  typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)

/** How one language writes days and hours, by the clocks of one zone and in the form that a company chose. */
export function timeFormats(tag: string, timeZone: string | undefined, form: DateForm | undefined): TimeFormats {
  const day = dayWriter(tag, timeZone, form)
  const dayAlone = dayWriter(tag, 'UTC', form)
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' })
  const ticks = ticksOf(tag, timeZone)
  const { dayOf, dayName } = dayFormats(tag, timeZone)
  const write = (moment: Maybe<Moment>, as: (date: Date) => string) =>
    isNothing(moment) ? NOTHING : as(new Date(moment))
  return {
    date: (moment) => write(moment, (date) => (isDayAlone(moment) ? dayAlone : day)(date)),
    time: (moment) => write(moment, (date) => clock.format(date)),
    dateTime: (moment) => write(moment, (date) => `${day(date)} ${clock.format(date)}`),
    deadline: (moment) =>
      write(moment, (date) => `${day(date)} ${clock.format(date)} ${zoneName(tag, timeZone, date)}`.trim()),
    relative: (moment, now) =>
      write(moment, (date) => {
        const [amount, unit] = nearestUnit(date.getTime() - new Date(now).getTime())
        return unit === 'far' ? day(date) : trueMinus(ago.format(amount, unit))
      }),
    exactTime: (moment) => {
      const date = new Date(moment)
      return `${day(date)}, ${exact(tag, timeZone).format(date)}`
    },
    longDay: (moment) =>
      new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
        new Date(moment),
      ),
    dayOf,
    dayName,
    tick: (moment, step) => ticks(step, isDayAlone(moment)).format(new Date(moment)),
  }
}

type WriteDay = (date: Date) => string

function dayWriter(tag: string, timeZone: string | undefined, form: DateForm | undefined): WriteDay {
  if (!form || form === 'language') {
    const words = new Intl.DateTimeFormat(tag, { ...DAY_STYLE, timeZone })
    return (date) => words.format(date)
  }
  const figures = dayFigures(timeZone)
  return (date) => {
    const [year = '', month = '', day = ''] = figures.format(date).split('-')
    return form.replace('yyyy', year).replace('mm', month).replace('dd', day)
  }
}

const dayFigures = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })

const zoneName = (tag: string, timeZone: string | undefined, date: Date) =>
  new Intl.DateTimeFormat(tag, { timeZoneName: 'short', timeZone })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const exact = (tag: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  })

type DayFormats = Pick<TimeFormats, 'dayOf' | 'dayName'>

function dayFormats(tag: string, timeZone: string | undefined): DayFormats {
  const numbers = dayFigures(timeZone)
  const names = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const thisYear = new Intl.DateTimeFormat(tag, style)
  const otherYear = new Intl.DateTimeFormat(tag, { ...style, year: 'numeric' })
  const dayOf: DayFormats['dayOf'] = (moment) => (isDayAlone(moment) ? moment : numbers.format(new Date(moment)))
  const dayName: DayFormats['dayName'] = (moment, now) => {
    const [then, today] = [dayOf(moment), dayOf(now)]
    const away = Math.round((Date.parse(then) - Date.parse(today)) / DAY)
    if (Math.abs(away) <= 1) return begun(names.format(away, 'day'), tag)
    return (then.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(new Date(then))
  }
  return { dayOf, dayName }
}

/** The name of a day stands alone, so it begins like a sentence. */
const begun = (words: string, tag: string) => words.charAt(0).toLocaleUpperCase(tag) + words.slice(1)

const TICKS = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<TimeStep, Intl.DateTimeFormatOptions>

/** Made when a chart first asks: most screens have none. */
function ticksOf(tag: string, timeZone: string | undefined) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (step: TimeStep, isAlone: boolean): Intl.DateTimeFormat => {
    const key = `${step} ${isAlone}`
    const known = made.get(key)
    if (known) return known
    const format = new Intl.DateTimeFormat(tag, { ...TICKS[step], timeZone: isAlone ? 'UTC' : timeZone })
    made.set(key, format)
    return format
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Within a month people think in days; further away the date itself says more. */
function nearestUnit(difference: number): [number, 'second' | 'minute' | 'hour' | 'day' | 'far'] {
  const size = Math.abs(difference)
  if (size < 45_000) return [0, 'second']
  if (size < 59.5 * MINUTE) return [Math.round(difference / MINUTE), 'minute']
  if (size < 23.5 * HOUR) return [Math.round(difference / HOUR), 'hour']
  if (size < 30 * DAY) return [Math.round(difference / DAY), 'day']
  return [0, 'far']
}
