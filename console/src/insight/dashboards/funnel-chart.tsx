import type { FunnelView } from '@coverwright/contract/insight/dashboards'
import { FunnelChart } from '@coverwright/ui/chart'
import { useTexts } from '@coverwright/ui/locales'
import { useStepWords } from './use-step-words'

/** How many visits are left on each page. */
export function PagesFunnel({ funnel }: { funnel: FunnelView }) {
  const t = useTexts('dashboards')
  const stepWords = useStepWords()
  const isEmpty = funnel.visits === 0
  return (
    <FunnelChart
      title={t('shell.funnel')}
      unit={{ kind: 'number' }}
      parts={isEmpty ? [] : funnel.pages.map((page) => ({ key: page.page, name: stepWords(page), value: page.visits }))}
      empty={{ title: t('shell.none'), about: t('shell.noneAbout') }}
    />
  )
}
