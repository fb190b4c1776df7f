import { useState } from 'react'

/** Somewhere that outlives the page: the browser's storage or the person's settings. */
export type Memory = { read: (key: string) => string | null; write: (key: string, value: string) => void }

const KEY = 'rail'

/** Slim or wide is remembered; on a small window the rail lies over the page until one goes somewhere. */
export function useRail(memory: Memory, path: string) {
  const [isSlim, setSlim] = useState(() => memory.read(KEY) === 'slim')
  const [overAt, setOverAt] = useState<string | null>(null)
  const isOver = overAt === path
  const toggle = () => {
    if (isOver) return setOverAt(null)
    memory.write(KEY, isSlim ? 'wide' : 'slim')
    setSlim(!isSlim)
  }
  return { isSlim, isOver, toggle, show: () => setOverAt(path), leave: () => setOverAt(null) }
}
