import type { TemplateUser } from '@coverwright/rules/design/templates'
import { sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'

export type OtherUse = { templateId: string; by: TemplateUser; name: string; productId: string }

/**
 * Automations that send a template and pages that show it. Both rooms stand above this one; what uses what is read where
 * they keep it, so that nothing has to be kept twice.
 */
export async function listOtherUses({ db, company }: Pick<CompanyCtx, 'db' | 'company'>, templateId?: string) {
  const { rows } = await db.execute<OtherUse>(sql`
    select used.template_id::text as "templateId", used.by, used.name, used.product_id::text as "productId" from (
      select distinct action->>'templateId' as template_id, 'automation' as by, a.name, a.product_id
        from automations a cross join lateral jsonb_array_elements(a.actions) action
        where a.company_id = ${company} and action->>'templateId' is not null
      union all
      select p.template_id::text, 'page', p.name, p.product_id from direct_pages p where p.company_id = ${company}
    ) used
    where ${templateId ?? null}::text is null or used.template_id = ${templateId ?? null}::text
    order by used.by, lower(used.name)`)
  return rows
}
