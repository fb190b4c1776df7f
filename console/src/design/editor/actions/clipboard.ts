import { Page } from '@coverwright/contract/design/products'
import { Question } from '@coverwright/contract/design/forms'
import { z } from 'zod'
import type { Copied } from './copy-items'
import { itemPage, pageItem, type Pages, placedIn } from './places'

const Clip = z.object({
  coverwright: z.literal('form'),
  pages: z.array(Page).max(200),
  questions: z.array(Question).max(500),
})

/** What is chosen, as text: it goes to another page, another tab and another product. */
export function clipOf(pages: Pages, ids: readonly string[]): string {
  const chosen = new Set(ids)
  const whole = ids.flatMap((id) => itemPage(pages, id) ?? [])
  const questions = placedIn(pages).flatMap(({ page, group, question }) =>
    chosen.has(question.id) && !chosen.has(pageItem(page.id)) && !chosen.has(group?.id ?? '') ? [question] : [],
  )
  return JSON.stringify({ coverwright: 'form', pages: whole, questions })
}

/** What was copied from a form; null for whatever else is on the clipboard. Nothing of it is believed. */
export function readClip(text: string): Copied | null {
  if (!text.startsWith('{"coverwright":"form"')) return null
  try {
    const { success, data } = Clip.safeParse(JSON.parse(text))
    return success ? (data as Copied) : null
  } catch {
    return null
  }
}

/** Text as it is meant: Word and web pages bring along characters that nobody sees and that no form needs. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g, '')
