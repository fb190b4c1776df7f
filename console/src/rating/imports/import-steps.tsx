import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Check } from 'lucide-react'
import { canGo } from './step-of'
import { importAt, type Step, steps } from './use-imports'

type Props = { productId: string; detail: ImportDetail | undefined; current: Step }

/** Where this file is on its way, and the way back to each step. */
export function ImportSteps({ productId, detail, current }: Props) {
  const t = useTexts('imports')
  const now = steps.indexOf(current)
  return (
    <nav className="import-steps" aria-label={t('steps')}>
      <ol>
        {steps.map((step, at) => {
          const isOpen = detail ? canGo(detail, step) : step === 'upload'
          const state = at === now ? 'now' : at < now ? 'done' : 'ahead'
          const inside = (
            <>
              <span className="import-step-mark cw-num">
                {state === 'done' ? <Check size={12} strokeWidth={2.6} /> : at + 1}
              </span>
              <span>{t(`step.${step}`)}</span>
            </>
          )
          return (
            <li key={step} data-state={state}>
              {isOpen && state !== 'now' ? (
                <Link
                  className="import-step"
                  href={step === 'upload' ? importAt(productId) : importAt(productId, detail?.import.id, step)}
                >
                  {inside}
                </Link>
              ) : (
                <span className="import-step" aria-current={state === 'now' ? 'step' : undefined}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
