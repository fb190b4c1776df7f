import { automationOperations as operations } from '@coverwright/contract/service/automations'
import type { TakesOf } from '@coverwright/contract/platform'
import { answerVariables, variables } from '@coverwright/rules/design/templates'
import { quietHoursOf } from '@coverwright/rules/service/automations'
import { listColleagues } from '../../company/members'
import { findCompanySettings } from '../../company/settings'
import { listProductNames, seenAmong } from '../../design/products'
import { answersOf, listUsable } from '../../design/templates'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listAllConnectors } from '../../rating/connectors'
import { presentAutomation, presentRows } from './present'
import { type AutomationRecord, findAutomation, listAutomationRows } from './store'

export async function listAutomations(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listAutomationRows(ctx, wanted)
  return { rows: await presentRows(ctx, rows), total, may: mayDo(ctx.member, { create: operations.create }) }
}

export async function loadAutomation(ctx: MemberCtx, id: string): Promise<AutomationRecord> {
  const row = await findAutomation(ctx, id)
  if (!row) throw new Refused('automations.notFound')
  return row
}

export const getAutomation = async (ctx: MemberCtx, { id }: { id: string }) =>
  presentAutomation(ctx, await loadAutomation(ctx, id))

/** Of the product that is asked for, or of the first there is. */
export async function getChoices(ctx: MemberCtx, { productId }: TakesOf<typeof operations.getChoices>) {
  const all = await listProductNames(ctx, 'all')
  const seen = await seenAmong(
    ctx,
    all.map(({ id }) => id),
  )
  const products = all.filter(({ id }) => seen.has(id)).map(({ id, name }) => ({ id, name }))
  const product = productId ? products.find(({ id }) => id === productId) : products[0]
  if (!product && productId) throw new Refused('products.notFound')
  if (!product) return null
  const answers = await answersOf(ctx, product.id)
  const titleOf = (name: string) => answers.names.find((each) => each.name === name)?.title ?? name
  return {
    ...{ product, products },
    templates: (await listUsable(ctx, 'email')).map(({ id, name }) => ({ id, name })),
    connectors: (await listAllConnectors(ctx)).map(({ id, name, design }) => ({
      ...{ id, name },
      inputs: design.inputs.map((input) => input.name),
    })),
    members: (await listColleagues(ctx)).map(({ id, name, email }) => ({ id, name: name || email })),
    variables: [...variables.filter(isOffered), ...answerVariables(answers)].map(({ name, of, title }) => ({
      ...{ name, title: title ?? '' },
      of: of?.length === 1 && (of[0] === 'policy' || of[0] === 'quote') ? of[0] : null,
    })),
    dates: answers.names.filter(({ type }) => type.kind === 'date').map(({ name }) => ({ name, title: titleOf(name) })),
    quietHours: quietHoursOf(await findCompanySettings(ctx)),
  }
}

/** Those that a policy or a quote has. */
const isOffered = ({ in: list, of }: (typeof variables)[number]) =>
  !list && (!of || of.includes('policy') || of.includes('quote'))
