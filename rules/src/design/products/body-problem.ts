import type { Refusal } from '../../kernel'

export const bodyProblemCodes = [
  'body.unreadable',
  'body.noPages',
  'body.pageEmpty',
  'body.pageUntitled',
  'body.pageTwice',
  'body.questionTwice',
  'body.dataNameTwice',
  'body.skipNowhere',
  'body.skipBack',
  'body.noLanguage',
  'body.languageTwice',
  'body.textMissing',
  'body.currency',
  'body.timeZone',
] as const
export type BodyProblemCode = (typeof bodyProblemCodes)[number]

/** What is wrong, and where: the page, and the question on it, so that an editor can lead there. */
export type BodyProblem = Refusal & { readonly pageId?: string; readonly questionId?: string }
