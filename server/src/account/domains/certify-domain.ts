import { domainsTopic } from '@coverwright/contract/account/domains'
import { nextTryAt } from '@coverwright/rules/account/domains'
import { z } from 'zod'
import { notify } from '../../company/notifications'
import { seal, unseal } from '../../kernel'
import { type Aside, type CompanyCtx, job } from '../../platform/operations'
import { askCertificate, type Issued, newAccountKey, NoCertificate } from './certificate-authority'
import { dropChallenges, findAccountKey, keepAccountKey, putChallenge } from './host-store'
import { shownName } from './read-name'
import { ACCOUNT_KEYS, CERTIFICATE_KEYS } from './sealed'
import { sayConnected, serveDomain } from './serve-domain'
import { type DomainRow, findDomain, lockDomain, updateDomainRow } from './store'

/** So many failures in a row are told to somebody; the first few pass by themselves. */
const TOLD_AFTER = 3

/** Asks for a certificate and serves with it. What fails is kept with the time of the next try, which the clock keeps. */
export const certifyJob = job({
  task: 'domains.certify',
  payload: z.object({ domainId: z.uuid() }),
  run: async (ctx, { domainId }, aside) => {
    const row = await findDomain(ctx, domainId)
    if (!row || row.stage === 'apply' || row.stage === 'pending' || ctx.config.acmeUrl === '') return
    try {
      const issued = await ask(ctx, row, aside)
      await keepIssued(ctx, row, issued)
    } catch (error) {
      if (!(error instanceof NoCertificate)) throw error
      await keepFailure(ctx, row, error)
    }
    await dropChallenges(ctx, row.host)
  },
})

async function ask(ctx: CompanyCtx, { host }: DomainRow, aside: Aside): Promise<Issued> {
  const accountKey = await aside(accountKeyOf)
  const answer = (challenge: { token: string; answer: string }) =>
    aside((own) => putChallenge(own, { ...challenge, host }))
  return askCertificate(ctx.config, { host, accountKey, answer })
}

async function accountKeyOf(ctx: CompanyCtx): Promise<string> {
  const { acmeUrl } = ctx.config
  const key = ctx.keyFor(ACCOUNT_KEYS)
  const kept =
    (await findAccountKey(ctx, acmeUrl)) ??
    (await keepAccountKey(ctx, acmeUrl, seal(key, acmeUrl, await newAccountKey())))
  return unseal(key, acmeUrl, kept)
}

/** Looked at again, because it took its time: a claim that was taken back meanwhile gets nothing. */
async function holdSame(ctx: CompanyCtx, { id, claimToken }: DomainRow): Promise<DomainRow | null> {
  const row = await lockDomain(ctx, id)
  return row && row.claimToken === claimToken && row.stage !== 'pending' ? row : null
}

async function keepIssued(ctx: CompanyCtx, asked: DomainRow, { certificate, key, from, until }: Issued) {
  const row = await holdSame(ctx, asked)
  if (!row) return
  const certified = await updateDomainRow(ctx, row, {
    ...{ stage: 'ready', certificate, certificateFrom: from, certificateUntil: until },
    sealedKey: seal(ctx.keyFor(CERTIFICATE_KEYS), `${ctx.company}/${row.id}`, key),
    ...{ certificateFailure: null, certificateNoticed: null, failures: 0, nextTryAt: null },
  })
  await serveDomain(ctx, certified)
  await ctx.record('domains.certified', { domainId: row.id, host: row.host })
  if (row.stage === 'binding') await sayConnected(ctx, certified)
}

async function keepFailure(ctx: CompanyCtx, asked: DomainRow, { why }: NoCertificate) {
  const row = await holdSame(ctx, asked)
  if (!row) return
  const failures = row.failures + 1
  await updateDomainRow(ctx, row, { failures, certificateFailure: why, nextTryAt: nextTryAt(failures, ctx.now()) })
  await ctx.record('domains.certificateFailed', { domainId: row.id, host: row.host, why })
  if (failures === TOLD_AFTER)
    await notify(ctx, {
      ...{ kind: 'domains.certificateFailing', values: { domain: shownName(row.host) } },
      href: `/checkDomain?id=${row.id}`,
    })
  await ctx.notify(domainsTopic)
}
