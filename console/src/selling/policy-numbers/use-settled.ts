import { useEffect, useState } from 'react'

/** Spec 9: what is typed is asked about when it has rested for so long. */
const DEBOUNCE_MS = 500

/** The value as it was when typing last paused. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
