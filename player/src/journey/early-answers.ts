import type { Answers, AskedQuestion } from '@coverwright/rules/design/forms'
import { readForm, type Stage } from '../faces'

/**
 * What a buyer entered before the script came. Only questions whose controls no longer stand as the server drew them are
 * read: a figure that nobody touched must not push out one that was kept from an earlier visit.
 */
export function earlyAnswers(form: HTMLFormElement, questions: readonly AskedQuestion[], stage: Stage): Answers {
  const touched = new Set(
    [...form.elements].filter(isTouched).map((control) => rootOf((control as HTMLInputElement).name)),
  )
  const asked = questions.filter((question) => touched.has(question.dataName))
  return asked.length > 0 ? readForm(new FormData(form), asked, stage) : {}
}

/** Everything that the page shows as filled in, touched or not: a count that stands at its least is an answer too. */
export function shownAnswers(form: HTMLFormElement, questions: readonly AskedQuestion[], stage: Stage): Answers {
  return readForm(new FormData(form), questions, stage)
}

const rootOf = (name: string) => name.split('.')[0] ?? ''

function isTouched(control: Element): boolean {
  const view = control.ownerDocument.defaultView ?? window
  if (control instanceof view.HTMLInputElement) {
    const isMark = control.type === 'radio' || control.type === 'checkbox'
    return isMark ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
  }
  if (control instanceof view.HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof view.HTMLSelectElement)) return false
  const first = [...control.options].findIndex((option) => option.defaultSelected)
  return control.selectedIndex !== Math.max(first, 0)
}
