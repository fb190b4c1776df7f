import type { TemplateView } from '@coverwright/contract/release/designs'
import { sheets, type TemplateSheet, templateOf } from '@coverwright/rules/release/designs'
import { type ProductSize, questionsOf } from '@coverwright/rules/design/products'
import { languages } from '@coverwright/rules/languages'
import type { MemberCtx } from '../../platform/operations'

/** The same for every company: what the house brings along. */
export const listTemplates = async (_ctx: MemberCtx, { size }: { size: ProductSize }) => ({
  templates: sheets.map((sheet) => presentTemplate(sheet, size)),
})

function presentTemplate(sheet: TemplateSheet, size: ProductSize): TemplateView {
  const { body, tables, customers } = templateOf(sheet, { size, currency: 'HKD', timeZone: 'UTC', languages })
  return {
    type: sheet.type,
    name: sheet.name,
    about: sheet.about,
    brand: sheet.look.colours.brand,
    pages: body.pages.length,
    questions: questionsOf(body).length,
    plans: body.plans?.plans.length ?? 0,
    addOns: body.plans?.addOns.length ?? 0,
    tables: tables.length,
    rules: body.underwriting?.rules.length ?? 0,
    tests: customers.length,
  }
}
