import type { Data } from '@puckeditor/core'
import type { Block, BlockKind, MailBody } from '@coverwright/rules/design/templates'
import type { Texts } from '@coverwright/rules/languages'

/** What Puck keeps beside the blocks: everything of a mail is in one document, so one undo takes back anything. */
export type MailRoot = { subject: Texts; preview: Texts; attachments: string[] }
export type MailData = Data<Record<BlockKind, BlockProps>, MailRoot>
type BlockProps = { id: string; when: string } & Record<string, unknown>

export const ZONE = 'root:default-zone'

export const toData = ({ subject, preview, blocks, attachments }: MailBody): MailData => ({
  root: { props: { subject, preview, attachments: [...attachments] } },
  content: blocks.map(({ kind, ...props }) => ({ type: kind, props: props as BlockProps })) as MailData['content'],
})

export function toBody({ root, content }: MailData): MailBody {
  const { subject = {}, preview = {}, attachments = [] } = (root.props ?? {}) as Partial<MailRoot>
  return {
    ...{ version: 1, subject, preview, attachments },
    blocks: content.map(({ type, props }) => blockOf(type as BlockKind, props as BlockProps)),
  }
}

/** Only what a block of this kind has: whatever else the editor keeps with it is not sent. */
export function blockOf(kind: BlockKind, props: BlockProps): Block {
  const every = { id: props.id, when: props.when }
  const own = Object.fromEntries(Object.keys(starting[kind]).map((key) => [key, props[key]]))
  return { ...every, kind, ...own } as unknown as Block
}

/** What a block begins with. */
export const starting: Readonly<Record<BlockKind, Record<string, unknown>>> = {
  header: {},
  heading: { text: {} },
  text: { text: {} },
  button: { label: {}, link: '{{policy.link}}' },
  picture: { fileId: '', alt: {} },
  facts: { rows: [{ id: 'row-1', label: {}, value: { en_us: '{{policy.number}}' } }], columns: 2, hidesEmpty: true },
  each: { over: 'insured', title: {}, text: { en_us: '{{insured.name}}' }, aside: {} },
  divider: {},
  note: { text: {} },
}
