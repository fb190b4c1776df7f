import { importsTopic } from '@coverwright/contract/rating/imports'
import type { Aside, CompanyCtx } from '../../platform/operations'
import { sayAlive, stayAwake } from './store'

/** How often a running job says how far it is, and looks whether somebody stopped it. */
const SAY_EVERY_MS = 700
const AWAKE_EVERY_MS = 8_000

/** Keeps people told and the run stoppable while a thread works; always end it. */
export function watchRun(ctx: CompanyCtx, aside: Aside, run: { id: string; attempt: number }) {
  const stopper = new AbortController()
  let progress = { done: 0, of: 0 }
  let said = ''
  let isSaying: Promise<unknown> | null = null
  const say = async () => {
    const isOurs = await aside(async (side) => {
      const isStill = await sayAlive(side, run, progress)
      if (JSON.stringify(progress) !== said) await side.notify(importsTopic, { detail: { id: run.id, ...progress } })
      said = JSON.stringify(progress)
      return isStill
    })
    if (!isOurs) stopper.abort()
  }
  const timers = [
    setInterval(
      () =>
        (isSaying ??= say()
          .catch(() => undefined)
          .finally(() => (isSaying = null))),
      SAY_EVERY_MS,
    ),
    setInterval(() => void stayAwake(ctx).catch(() => undefined), AWAKE_EVERY_MS),
  ]
  return {
    signal: stopper.signal,
    progress: (done: number, of: number) => void (progress = { done, of }),
    async end() {
      timers.forEach(clearInterval)
      await isSaying
    },
  }
}
