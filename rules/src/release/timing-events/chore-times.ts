import { MINUTE_MS } from './wall-time'

/** How often the platform does something by itself: every so many minutes, or once a day at a minute of it, in UTC. */
export type ChoreTimes = { readonly everyMinutes: number } | { readonly dailyAt: number }

/** A crontab line of minutes and hours, as chores have them: '17 * * * *', or with a step or a list of minutes. */
function readCron(cron: string): { minutes: readonly number[]; hours: readonly number[] } {
  const [minutes = '*', hours = '*'] = cron.split(' ')
  return { minutes: readField(minutes, 60), hours: readField(hours, 24) }
}

function readField(text: string, size: number): number[] {
  const all = Array.from({ length: size }, (_, at) => at)
  if (text === '*') return all
  if (text.startsWith('*/')) return all.filter((at) => at % Number(text.slice(2)) === 0)
  return text.split(',').map(Number)
}

export function choreTimes(cron: string): ChoreTimes {
  const { minutes, hours } = readCron(cron)
  if (hours.length === 24) return { everyMinutes: Math.round(60 / minutes.length) }
  return { dailyAt: (hours[0] ?? 0) * 60 + (minutes[0] ?? 0) }
}

/** The next minute that the line names. */
export function nextChore(cron: string, after: Date): Date {
  const { minutes, hours } = readCron(cron)
  let at = new Date((Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS)
  while (!minutes.includes(at.getUTCMinutes()) || !hours.includes(at.getUTCHours()))
    at = new Date(at.getTime() + MINUTE_MS)
  return at
}
