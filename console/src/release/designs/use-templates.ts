import { designOperations } from '@coverwright/contract/release/designs'
import type { WizardDraft } from '@coverwright/rules/release/designs'
import { type Body, startingBody } from '@coverwright/rules/design/products'
import type { AskOffer } from '@coverwright/player/preview'
import type { Language } from '@coverwright/rules/languages'
import { useCallback, useMemo } from 'react'
import { useOperation } from '../../platform/queries'
import { call } from '../../platform/wire'

type Wanted = Pick<WizardDraft, 'size' | 'currency' | 'languages'> & { type: WizardDraft['insuranceType'] }

export const useTemplates = (size: WizardDraft['size']) => useOperation(designOperations.list, { size })

/** One template as a design; none where nothing was chosen, or where the kind has none. */
export const useTemplate = ({ type, size, currency, languages }: Wanted) =>
  useOperation(
    designOperations.get,
    { type: type ?? 'travel', size, currency, languages: languages.length > 0 ? [...languages] : ['en_us'] },
    { enabled: type !== null && type !== 'other', keepsLast: true },
  )

/** The design that the wizard would make now: its template or a blank page, in the chosen look and under its name. */
export function useDraftBody(draft: WizardDraft): Body | null {
  const { insuranceType, start, name, currency, languages, look } = draft
  const { data } = useTemplate({ ...draft, type: start === 'template' ? insuranceType : null })
  return useMemo(() => {
    const spoken = languages.length > 0 ? languages : (['en_us'] as const)
    const blank = () => startingBody({ name: name || ' ', currency, timeZone: 'UTC', languages: spoken }, () => 'first')
    const body = start === 'template' ? (data?.body ?? null) : blank()
    if (!body) return null
    const title = name.trim() ? Object.fromEntries(spoken.map((language) => [language, name])) : body.look.header.title
    const worn = look ?? body.look
    return { ...body, look: { ...worn, header: { ...worn.header, title } } }
  }, [data, start, name, currency, languages, look])
}

/** What a template costs, as its buyers will be told. */
export function useTemplateOffers(
  { type, size, currency, languages }: Wanted,
  language: Language,
): AskOffer | undefined {
  const ask = useCallback<AskOffer>(
    (answers) => {
      const spoken = languages.length > 0 ? [...languages] : ['en_us' as const]
      const wanted = { type: type ?? 'travel', size, currency, languages: spoken, language }
      return call(designOperations.try, { ...wanted, answers: answers as never }, { quiet: true })
    },
    [type, size, currency, languages, language],
  )
  return type === null || type === 'other' ? undefined : ask
}
