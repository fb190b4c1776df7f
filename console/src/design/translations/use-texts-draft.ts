import { productOperations } from '@coverwright/contract/design/products'
import { translationOperations } from '@coverwright/contract/design/translations'
import type { OpenedProduct } from '../products'
import { missingByLanguage, setTexts, textRefusal, textsOf } from '@coverwright/rules/design/translations'
import type { Language } from '@coverwright/rules/languages'
import { useCallback, useMemo } from 'react'
import { useDraft } from '../../platform/draft'
import { useWrite } from '../../platform/queries'
import { wordsOfCode } from '../../platform/words'
import { useEditing } from '../editor'
import { changesBetween, textsDraft, type TextsView } from './texts-draft'

export type TextsEditing = ReturnType<typeof useTextsDraft>

/** The texts of a product while they are translated. The screen holds the lease of the form as the form editor does. */
export function useTextsDraft({ product, body, mayEdit, staleTexts }: OpenedProduct) {
  const { editing } = useEditing(product.id, mayEdit)
  const view = useMemo<TextsView>(
    () => ({ productId: product.id, revision: body.revision, body: body.body, mayEdit }),
    [product.id, body, mayEdit],
  )
  const drafting = useDraft(textsDraft, view)
  const { document, change } = drafting
  const rows = useMemo(() => textsOf(body.body), [body.body])
  const { languages } = body.body
  const missing = useMemo(() => missingByLanguage(Object.values(document), languages), [document, languages])
  const stale = useMemo(() => new Set(staleTexts.map(({ key, language }) => `${language} ${key}`)), [staleTexts])
  const confirm = useWrite(translationOperations.confirmText, { refreshes: [productOperations.get] })
  const known = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  /** Older than what it translates, as it was read: what is written here is new. */
  const isStale = useCallback((key: string, language: Language) => stale.has(`${language} ${key}`), [stale])
  /** Takes a text over, or says why it cannot be written so. */
  const write = (key: string, language: Language, text: string): string | undefined => {
    const row = known.get(key)
    const now = row && { ...row, texts: document[key] ?? {} }
    const refusal = textRefusal(now, { key, language, text }, languages)
    if (refusal) return wordsOfCode(refusal.code, { ...refusal.values })
    change((before) => ({ ...before, [key]: written(before[key] ?? {}, language, text) }), `write ${key} ${language}`)
    return undefined
  }
  /** The product with what is written here and not saved yet. */
  const whole = useCallback(
    () => setTexts(view.body, changesBetween(textsDraft.read(view).document, document)),
    [view, document],
  )
  const otherEditor = editing?.editor && !editing.editor.isMe ? editing.editor.name : null
  return {
    isStale,
    staleIn: (language: Language) => staleTexts.filter((each) => each.language === language).length,
    confirm: (key: string, language: Language) => confirm.mutate({ productId: product.id, key, language }),
    ...{ drafting, document, rows, languages, missing, write, mayEdit, otherEditor },
    productId: product.id,
    revision: body.revision,
    /** Texts of the form wait while somebody else is editing it. */
    mayWrite: (part: string) => mayEdit && !(part === 'pages' && otherEditor !== null),
    takeOver: (changes: readonly { key: string; language: Language; text: string }[]) =>
      change(
        (before) =>
          changes.reduce(
            (all, { key, language, text }) => ({ ...all, [key]: written(all[key] ?? {}, language, text) }),
            before,
          ),
        'sheet',
      ),
    whole,
  }
}

/** An empty text is not kept, so that it counts as missing. */
function written(texts: Readonly<Partial<Record<Language, string>>>, language: Language, typed: string) {
  const { [language]: _before, ...others } = texts
  const text = typed.trim()
  return text === '' ? others : { ...others, [language]: text }
}
