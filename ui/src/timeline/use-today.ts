import { useEffect, useState } from 'react'
import { useFormats } from '../formats'

const LOOK_MS = 60_000

/** A moment of the day that it is: a page that is left open over midnight goes on calling the right day today. */
export function useToday(): number {
  const { dayOf } = useFormats()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow((last) => (dayOf(last) === dayOf(Date.now()) ? last : Date.now())), LOOK_MS)
    return () => clearInterval(timer)
  }, [dayOf])
  return now
}
