import { useMemo, useSyncExternalStore } from 'react'
import { useLessMotion } from '../theme'
import type { ChartLook } from './chart-options'
import { type ChartColours, chartColourNames } from './palette'

/** Theme, brand, language and a company's own colour are all worn by the root of the page. */
const WORN = { attributes: true, attributeFilter: ['data-theme', 'data-brand', 'style', 'lang'] }

function listen(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, WORN)
  return () => observer.disconnect()
}

/** As text, so that the same colours are the same snapshot. */
const worn = () => {
  const style = getComputedStyle(document.documentElement)
  return JSON.stringify([
    getComputedStyle(document.body).fontFamily,
    ...chartColourNames.map((name) => style.getPropertyValue(`--${name}`).trim()),
  ])
}

/** What a chart wears now; another theme, brand or colour changes it while it is shown. */
export function useChartLook(): ChartLook {
  const isStill = useLessMotion()
  const text = useSyncExternalStore(listen, worn)
  return useMemo(() => {
    const [fontFamily = '', ...values] = JSON.parse(text) as string[]
    const colours = Object.fromEntries(chartColourNames.map((name, at) => [name, values[at] ?? ''])) as ChartColours
    return { fontFamily, colours, isStill }
  }, [text, isStill])
}
