import type { Difference, Told } from '@coverwright/rules/release/versions'
import { useFormats } from '@coverwright/ui/formats'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { knownField } from './known-fields'

/** A difference as the sentence that somebody would write who made it. */
export function useDifferenceWords() {
  const t = useTexts('versions')
  const formats = useFormats()

  const valueOf = (told: Told): string => {
    if (told === null) return ''
    if (typeof told === 'boolean') return t(told ? 'yes' : 'no')
    if (typeof told === 'number') return formats.number(told)
    if (typeof told === 'string') return told
    if ('minor' in told) return formats.money(told)
    return told.count === 0 ? t('today') : t(`${told.side}.${told.unit}`, { count: told.count })
  }

  const subjectOf = ({ thing, title, within }: Difference): string => {
    const kind = t(`thing.${thing}`)
    if (!title) return kind
    return within ? t('subjectIn', { kind, title, within }) : t('subject', { kind, title })
  }

  const fieldOf = ({ field = '', language }: Difference): string => {
    const known = knownField(field)
    const words = t(`field.${known ?? 'other'}`)
    return language ? t('inLanguage', { field: words, language: languageNames[language] }) : words
  }

  /** A condition says what happens now: 'Asks question “Smoker” only if age > 18'. */
  const conditionWords = (difference: Difference): string | null => {
    const { field, from = null, to = null } = difference
    if (field !== 'showIf' && field !== 'requireIf') return null
    const [was, is] = [valueOf(from), valueOf(to)]
    const of = field === 'requireIf' ? 'requires' : difference.thing === 'page' ? 'shows' : 'asks'
    const how = is === '' ? 'always' : was === '' ? 'onlyIf' : 'nowIf'
    return t(`condition.${of}.${how}`, { subject: subjectOf(difference), was, condition: is })
  }

  return (difference: Difference): string => {
    const { how, into, behind, from, to, field } = difference
    const subject = subjectOf(difference)
    if (how === 'added') return t('say.added', { subject })
    if (how === 'removed') return t('say.removed', { subject })
    if (how === 'moved') {
      if (into) return t('say.into', { subject, page: into.title, number: into.number })
      return behind ? t('say.behind', { subject, behind }) : t('say.first', { subject })
    }
    if (!field) return t('say.other', { subject })
    const ruled = conditionWords(difference)
    if (ruled) return ruled
    const words = { subject, field: fieldOf(difference) }
    if (from === undefined || to === undefined) return t('say.touched', words)
    const [was, is] = [valueOf(from), valueOf(to)]
    if (was === '') return t('say.set', { ...words, to: is })
    return is === '' ? t('say.cleared', { ...words, from: was }) : t('say.changed', { ...words, from: was, to: is })
  }
}
