import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { useCallback, useEffect, useRef, useState } from 'react'
import { changedPlan } from './stack-plan'
import { remember, useSaveMapping } from './use-imports'

const SAVE_AFTER_MS = 600

/** What becomes of each table, changed here and saved a moment later; what is still wrong comes back with it. */
export function usePlan(detail: ImportDetail) {
  const { id } = detail.import
  const saving = useSaveMapping()
  const { mutateAsync } = saving
  const [regions, setRegions] = useState<readonly RegionPlan[]>(detail.plan)
  const [problems, setProblems] = useState(detail.problems)
  const waiting = useRef<readonly RegionPlan[] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(Promise.resolve())

  /** One after the other; whoever goes on from here waits for one that is under way, too. */
  const save = useCallback(() => {
    clearTimeout(timer.current)
    running.current = running.current
      .catch(() => undefined)
      .then(async () => {
        const plan = waiting.current
        if (!plan) return
        waiting.current = null
        try {
          const saved = await mutateAsync({ id, plan: [...plan] })
          setProblems(saved.problems)
          if (!waiting.current) remember(id, saved)
        } catch (error) {
          // Not lost: it goes with whatever is saved next.
          waiting.current ??= plan
          throw error
        }
      })
    return running.current
  }, [id, mutateAsync])

  const change = (sheet: number, regionId: string, patch: Partial<RegionPlan>) =>
    replace((plans) => changedPlan(plans, detail.sheets, { sheet, regionId }, patch))

  const replace = (make: (plans: readonly RegionPlan[]) => RegionPlan[]) => {
    const next = make(regions)
    setRegions(next)
    remember(id, { plan: [...next] })
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save().catch(() => undefined), SAVE_AFTER_MS)
  }

  /** After edges were moved the server has looked anew: its plan is the one. */
  const take = (fresh: ImportDetail) => {
    waiting.current = null
    remember(id, fresh)
    setRegions(fresh.plan)
    setProblems(fresh.problems)
  }

  useEffect(() => {
    const again = () => void save().catch(() => undefined)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      again()
    }
  }, [save])
  return { regions, problems, change, replace, take, save, isSaving: saving.isPending, error: saving.error }
}

export type PlanDraft = ReturnType<typeof usePlan>
