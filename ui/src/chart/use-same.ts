import { useMemo } from 'react'

/** The value before, as long as nothing in it is other: what is written out anew at each draw is not drawn anew for that. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as Value, [text])
}
