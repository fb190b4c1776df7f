import { foldName } from '@coverwright/rules/company/companies'
import { trialStatus } from '@coverwright/rules/company/trials'
import { findTakenAcrossCompanies } from '../companies'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { loadTrial } from '../trials'

export type Asked = { companyName?: string | undefined; licenceNumber?: string | undefined }

export async function checkCompany(ctx: StrangerCtx, input: Asked): Promise<{ done: true }> {
  await refuseTakenCompany(ctx, input)
  return { done: true }
}

/** A company whose trial is over is told so, because it can ask for reactivation instead of signing up again. */
export async function refuseTakenCompany(ctx: StrangerCtx, input: Asked) {
  const { name, licence } = await takenBy(ctx, input)
  const same = name && name === licence ? name : undefined
  if (same) {
    const company = await ctx.enterCompany(same)
    if (trialStatus(await loadTrial(company), ctx.now()) === 'expired')
      throw new Refused('companies.registeredTrialExpired', { field: 'companyName' })
  }
  if (name) throw new Refused('companies.nameTaken', { field: 'companyName' })
  if (licence) throw new Refused('companies.licenceTaken', { field: 'licenceNumber' })
}

export async function takenBy(ctx: StrangerCtx, input: Asked) {
  const folded = { name: foldName(input.companyName ?? ''), licence: foldName(input.licenceNumber ?? '') }
  const rows = await findTakenAcrossCompanies(ctx, folded)
  return {
    name: rows.find((row) => row.foldedName === folded.name)?.id,
    licence: rows.find((row) => row.foldedLicence === folded.licence)?.id,
  }
}
