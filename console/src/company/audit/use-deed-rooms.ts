import { useMemo } from 'react'
import { roomIn, useMentioned, useMentions } from '../../platform/words'

/** What the log can be narrowed by: every room that leaves entries in it, by its name. */
export function useDeedRooms(): { value: string; label: string }[] {
  const deeds = useMentioned('deeds')
  const { room } = useMentions()
  return useMemo(
    () =>
      [...new Set([...deeds.keys()].map(roomIn))]
        .map((value) => ({ value, label: room(value) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [deeds, room],
  )
}
