import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useCallback } from 'react'
import type { FormulaWords } from '../../logic'
import { settingsOf } from '../../products'
import type { FormEditing } from '../use-form-editor'
import { type Elsewhere, elsewhereOn, keptElsewhere } from './kept-elsewhere'
import { titlesOf } from './names-before'

type Props = { editing: FormEditing; socketId: string; read: FormulaWords }

/** What hangs on this answer and is kept by other parts of the product: as sentences, with the way there. */
export function ElsewhereList({ editing: { settled, language, product }, socketId, read }: Props) {
  const t = useTexts('editor')
  const say = useElsewhereWords(titlesOf(settled.pages, language), read)
  const found = elsewhereOn(settled.pages, keptElsewhere(settled), socketId)
  if (found.length === 0) return null
  return (
    <section className="editor-block" aria-label={t('elsewhere.title')}>
      <header>
        <b>{t('elsewhere.title')}</b>
      </header>
      <ul className="editor-elsewhere">
        {found.map((each) => (
          <li key={`${each.does} ${each.id}`}>
            {say(each)} <Link href={settingsOf(product.id, each.path)}>{t(`elsewhere.to.${each.does}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function useElsewhereWords(called: ReadonlyMap<string, string>, read: FormulaWords) {
  const t = useTexts('editor')
  return useCallback(
    ({ does, title, when, fills }: Elsewhere): string => {
      const condition = when ? read(when, 'condition') : t('logic.always')
      const names = fills.map((name) => called.get(name) ?? name).join(', ')
      return does === 'ask'
        ? t('elsewhere.ask', { names, when: condition })
        : t(`elsewhere.${does}`, { title, when: condition })
    },
    [called, read, t],
  )
}
