import type { TimelineEntry } from '@coverwright/ui/timeline'

/**
 * The story with the payment that the policy's own record tells of, where the log has none of it, as for a book that was
 * imported. Newest first: it stands behind what happened at that moment or later.
 */
export function withPaid(entries: readonly TimelineEntry[], paid: TimelineEntry): TimelineEntry[] {
  if (entries.some(({ title }) => title === paid.title)) return [...entries]
  const moment = ({ at }: TimelineEntry) => new Date(at).getTime()
  const place = entries.filter((entry) => moment(entry) >= moment(paid)).length
  return [...entries.slice(0, place), paid, ...entries.slice(place)]
}
