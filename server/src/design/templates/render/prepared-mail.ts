import type { MailValues, WayOfWriting } from '@coverwright/rules/design/templates'
import type { Day } from '@coverwright/rules/kernel'
import type { MailProblem } from './fill'

export type RenderedMail = {
  readonly subject: string
  readonly preview: string
  readonly html: string
  readonly text: string
  /** Empty when it may be sent. */
  readonly problems: readonly MailProblem[]
}

type Ways = { readonly way: WayOfWriting; readonly today: Day; pictureAt(fileId: string): string }

/** A mail in one language, laid out and read: filling it is a walk over strings. */
export type PreparedMail = (values: MailValues, ways: Ways) => RenderedMail
