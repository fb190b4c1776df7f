import { productOperations, setUpOperations } from '@coverwright/contract/design/products'
import { TextsNow, translationOperations } from '@coverwright/contract/design/translations'
import { entries, patchesBetween } from '@coverwright/rules/drafts'
import type { Body } from '@coverwright/rules/design/products'
import { textsOf } from '@coverwright/rules/design/translations'
import type { Language, Texts } from '@coverwright/rules/languages'
import { type DraftKind, sendDraft } from '../../platform/draft'

/** Every text of a product by its key. */
export type TextsByKey = Readonly<Record<string, Texts>>

export type TextsView = {
  readonly productId: string
  readonly revision: number
  readonly body: Body
  readonly mayEdit: boolean
}

export const textsShape = entries(entries())

/** The texts of a product as they are worked on: each of them is a piece of its own in each language. */
export const textsDraft: DraftKind<TextsView, TextsByKey> = {
  name: 'texts',
  saves: 'whenAsked',
  shape: textsShape,
  idOf: ({ productId }) => productId,
  read: ({ revision, body }) => ({
    revision,
    document: Object.fromEntries(textsOf(body).map(({ key, texts }) => [key, texts])),
  }),
  mayEdit: ({ mayEdit }) => mayEdit,
  send: async (sent, productId, base) => {
    const changes = changesBetween(base, sent.document)
    const refreshes = [productOperations.get, setUpOperations.get]
    const input = { productId, baseRevision: sent.revision, changes }
    const { revision } = await sendDraft(translationOperations.saveTexts, input, { sent, refreshes })
    return { revision, document: sent.document }
  },
  current: (current) => {
    const { data } = TextsNow.safeParse(current)
    return data ? { revision: data.revision, document: data.texts } : null
  },
}

/** What was written since, one text in one language each. */
export const changesBetween = (base: TextsByKey, now: TextsByKey) =>
  patchesBetween(base, now, textsShape).map(({ path: [key = '', language], before, after }) => ({
    key,
    language: language as Language,
    before: typeof before === 'string' ? before : '',
    text: typeof after === 'string' ? after : '',
  }))
