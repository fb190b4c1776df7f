import type { TellsVisit } from '@coverwright/contract/selling/visits'
import { campaignOf } from '@coverwright/rules/release/direct-pages'
import { deviceKindOf, placeOfPage, questionOnPage } from '@coverwright/rules/selling/visits'
import type { MountParts } from '../../platform/operations'
import { findSendingPage } from '../../release/direct-pages'
import { findPublishedBody } from '../../release/publishing'
import type { Standing } from './standing-cache'
import { countEvent, countOnRelease, keepPage, keepVisit } from './store'

const HOUR_MS = 3_600_000

type Parts = Pick<MountParts, 'inCompany' | 'now'>

/** Keeps what a page told; false for a page that the product never had. */
export async function keepEvent(parts: Parts, standing: Standing, told: TellsVisit, userAgent: string) {
  const { company, shellId, productId, environment } = standing
  const isTest = environment === 'prelive'
  const { page, event, visit: visitId, hash: releaseHash, channel, ms } = told
  return parts.inCompany(company, async (db) => {
    const body = await findPublishedBody(db, company, productId, releaseHash)
    const place = body && placeOfPage(body, page)
    if (!body || place === null) return false
    const [inside, now] = [{ db, company }, parts.now()]
    // What happens on a pre-live address is a test, and outside of every figure.
    const hour = Math.floor(now.getTime() / HOUR_MS)
    if (!isTest) {
      await countEvent(inside, { hour, shellId, page, event })
      if (event !== 'left') await countOnRelease(inside, { hour, shellId, releaseHash, event, count: 1 })
    }
    if (!visitId) return true
    const device = deviceKindOf(userAgent)
    const sentByPage = await findSendingPage(inside, told.from, productId)
    const sent = { sentByPage, campaign: campaignOf(told.campaign), channel: sentByPage ? 'directPage' : channel }
    const visit = { id: visitId, shellId, productId, releaseHash, ...sent, device, startedAt: now, isTest }
    if (!(await keepVisit(inside, visit))) return false
    const question = questionOnPage(body, page, told.question)
    await keepPage(inside, { visitId, page, place, question, event, ms, seenAt: now })
    return true
  })
}
