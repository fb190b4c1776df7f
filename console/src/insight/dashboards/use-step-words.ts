import { journeySteps } from '@coverwright/rules/selling/visits'
import { useTexts } from '@coverwright/ui/locales'

/** A page by its title; the steps of buying after the body's pages have names of ours. */
export function useStepWords() {
  const t = useTexts('dashboards')
  return ({ page, title }: { page: string; title: string }): string => {
    const step = journeySteps.find((name) => name === page)
    return step ? t(`step.${step.slice(1)}`) : title || page
  }
}
