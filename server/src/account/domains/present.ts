import {
  domainOperations as operations,
  type DomainRowView,
  type DomainView,
  type TargetView,
} from '@coverwright/contract/account/domains'
import { printDay } from '@coverwright/rules/kernel'
import { type DomainState, domainState, isProven, mayAct } from '@coverwright/rules/account/domains'
import { companyDay } from '../../company/settings'
import { mayDo, type MemberCtx, type CompanyCtx } from '../../platform/operations'
import { recordsOf, targetOf } from './look-up'
import { findTarget } from './targets'
import { shownName } from './read-name'
import type { DomainRow } from './store'

export const stateOf = (row: DomainRow, now: Date, today: number): DomainState =>
  domainState({ ...row, isBound: row.target !== null }, now, today)

export async function stateNow(ctx: CompanyCtx, row: DomainRow): Promise<DomainState> {
  return stateOf(row, ctx.now(), await companyDay(ctx))
}

type Around = { today: number; target: TargetView | null }

export function presentRow(ctx: MemberCtx, row: DomainRow, { today, target }: Around): DomainRowView {
  const { id, host, way, orderId, paidUntil, autoRenew, madeAt } = row
  const state = stateOf(row, ctx.now(), today)
  const can = (act: Parameters<typeof mayAct>[2]) => mayAct(state, way, act)
  return {
    ...{ id, name: shownName(host), host, way, state, orderId, target, autoRenew },
    url: state === 'success' || state === 'connected' ? urlOf(ctx, host) : null,
    paidUntil: paidUntil === null ? null : printDay(paidUntil),
    certificate: presentCertificate(ctx, row),
    madeAt: madeAt.toISOString(),
    may: mayDo(ctx.member, {
      bind: can('bind') && operations.bind,
      check: can('check') && operations.checkRecords,
      renew: can('renew') && operations.renew,
      change: can('change') && operations.update,
      delete: can('delete') && operations.delete,
    }),
  }
}

export const urlOf = ({ config }: Pick<CompanyCtx, 'config'>, host: string) =>
  `https://${host}${config.tlsPublicPort === 443 ? '' : `:${config.tlsPublicPort}`}/`

function presentCertificate(ctx: MemberCtx, row: DomainRow): DomainRowView['certificate'] {
  const { certificateUntil, certificateFailure, renewsCertificate, nextTryAt, stage } = row
  const isOver = certificateUntil !== null && certificateUntil <= ctx.now()
  const known = certificateUntil === null ? null : isOver ? 'expired' : 'valid'
  const waits = stage === 'binding' ? (certificateFailure ? 'failing' : 'waiting') : 'none'
  return {
    state: known ?? waits,
    until: certificateUntil?.toISOString() ?? null,
    renews: renewsCertificate,
    failure: certificateFailure,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  }
}

export async function presentDomain(ctx: MemberCtx, row: DomainRow): Promise<DomainView> {
  const around = { today: await companyDay(ctx), target: row.target && (await findTarget(ctx, row.target)) }
  const target = targetOf(ctx.config)
  return {
    ...presentRow(ctx, row, around),
    records: recordsOf(ctx.config, row).map((record) => {
      const found = row.found?.[record.purpose] ?? []
      const seen = found.map(({ resolver, values, failure }) => ({ resolver, values: [...values], failure }))
      return { ...record, isProven: isProven(record, found, target), found: seen }
    }),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    lostAt: row.lostAt?.toISOString() ?? null,
  }
}
