import type { ImportDetail } from '@coverwright/contract/rating/imports'
import type { Step } from './use-imports'

/** The step that a file is at; what lies ahead of it cannot be gone to yet. */
export function stepOf(detail: ImportDetail | undefined, asked: Step | undefined): Step {
  if (!detail) return 'upload'
  const reached = reachedStep(detail)
  return asked && canGo(detail, asked) ? asked : reached
}

function reachedStep({ import: { state } }: ImportDetail): Step {
  if (state === 'converting') return 'convert'
  if (state === 'converted') return 'check'
  return state === 'mapped' ? 'mapping' : 'identify'
}

export function canGo(detail: ImportDetail, step: Step): boolean {
  const { state, results } = detail.import
  const isFound = detail.sheets.length > 0
  switch (step) {
    case 'upload':
    case 'identify':
      return true
    case 'mapping':
      return isFound && state !== 'identifying'
    case 'convert':
      return state === 'converting'
    case 'check':
      return results.length > 0
  }
}
