import type { Compared, FigureName, SalesView } from '@coverwright/contract/insight/dashboards'
import { changeOf, type FigureRange, trendOf } from '@coverwright/rules/insight/dashboards'
import type { Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Shown = 'premium' | 'policies' | 'conversion' | 'commission' | 'refunds'

/** More of these is worse. */
const unwelcome: readonly string[] = ['refunds', 'errors', 'slow']

/** How far something changed against the time before, and whether that is good. */
export function useChange() {
  const { change } = useFormats()
  return (name: string, { now, before }: Compared): Figure['change'] => {
    const share = changeOf(now, before)
    if (share === null) return undefined
    const isMore = share > 0 !== unwelcome.includes(name)
    return { words: change(share), tone: share === 0 ? 'plain' : isMore ? 'good' : 'bad' }
  }
}

/** The figures of a strip in words; `hrefOf` leads to the rows each is made of. */
export function useFigures(range: FigureRange, hrefOf: (figure: FigureName) => string) {
  const t = useTexts('dashboards')
  const { number, percent } = useFormats()
  const changeIn = useChange()
  const against = range === 'all' ? '' : t(`against.${range}`)

  return (sales: SalesView | undefined, names: readonly Shown[]): Figure[] =>
    names.map((name): Figure => {
      const label = t(`figure.${name}`)
      if (!sales) return { key: name, label, value: null, against: '' }
      if (name === 'conversion') return conversion(sales, label)
      const { now } = sales[name]
      const change = changeIn(name, sales[name])
      const isNothing = now === 0 && !sales[name].before
      const value = name === 'policies' ? number(now) : { minor: now, currency: sales.currency }
      return {
        ...{ key: name, label, value: isNothing ? null : value, href: hrefOf(name) },
        ...(change ? { change } : {}),
        against: isNothing ? t('figure.none') : change ? against : t('figure.noneBefore'),
        ...(isNothing ? {} : { trend: trendOf(sales.steps.step, sales.steps[name]) }),
      }
    })

  function conversion({ quotes, bought, steps }: SalesView, label: string): Figure {
    const share = ({ quotes: all, bought: sold }: { quotes: number; bought: number }) => (all === 0 ? 0 : sold / all)
    const now = share({ quotes: quotes.now, bought: bought.now })
    const before = quotes.before ? share({ quotes: quotes.before, bought: bought.before ?? 0 }) : null
    const points = before === null ? null : (now - before) * 100
    const shares = steps.quotes.map((all, place) => share({ quotes: all, bought: steps.bought[place] ?? 0 }))
    const isSame = points === null || Math.abs(points) < 0.05
    const tone = isSame ? 'plain' : points < 0 ? 'bad' : 'good'
    return {
      ...{ key: 'conversion', label, href: hrefOf('quotes'), value: quotes.now === 0 ? null : percent(now) },
      ...(points === null || quotes.now === 0
        ? {}
        : { change: { words: t('points', { points: signed(points) }), tone } }),
      against: t('quotes', { count: quotes.now }),
      ...(quotes.now === 0 ? {} : { trend: trendOf(steps.step, shares) }),
    }
  }

  function signed(points: number): string {
    return `${points > 0 ? '+' : ''}${number(points, 1)}`
  }
}
