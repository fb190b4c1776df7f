import { sheets, type TemplateSheet } from '@coverwright/rules/release/designs'
import type { InsuranceType } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'

export function findSheet(type: InsuranceType): TemplateSheet {
  const sheet = sheets.find((each) => each.type === type)
  if (!sheet) throw new Refused('designs.noTemplates', { field: 'type' })
  return sheet
}
