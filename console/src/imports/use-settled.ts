import { useEffect, useRef } from 'react'

const SETTLES_AFTER_MS = 600

/** Whether somebody can have seen this step: the second of two quick clicks on the step before lands on its button. */
export function useSettled(): () => boolean {
  const isSettled = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => (isSettled.current = true), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return () => isSettled.current
}
