import type { TemplateView } from '@coverwright/contract/release/designs'
import { useTexts } from '@coverwright/ui/locales'

/** How much a template has, as a sentence. */
export function useTemplateWords(): (template: TemplateView) => string {
  const t = useTexts('designs')
  return ({ pages, questions, plans, tables, rules, tests }) =>
    t('template.has', { pages, questions, plans, tables, rules, tests })
}
