import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'

const names = ['premium', 'policies', 'conversion', 'commission'] as const

/** How it goes. Nothing has been sold here yet, and nothing is a dash, not a zero. */
export function SalesFigures() {
  const t = useTexts('home')
  return (
    <div className="home-figures">
      <FigureStrip
        label={t('figures.title')}
        figures={names.map((name) => ({
          key: name,
          label: t(`figures.${name}`),
          value: null,
          against: t('figures.none'),
        }))}
      />
    </div>
  )
}
