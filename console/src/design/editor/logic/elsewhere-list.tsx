import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useCallback } from 'react'
import type { FormulaWords } from '../../logic'
import { settingsOf } from '../../products'
import type { FormEditing } from '../use-form-editor'
import { ElsewhereCard } from './elsewhere-card'
import { type Elsewhere, elsewhereKey, elsewhereOn } from './kept-elsewhere'
import { titlesOf } from './names-before'

type Props = { editing: FormEditing; socketId: string; read: FormulaWords }

/** What hangs on this answer and is kept by other parts of the product; as sentences for who cannot change it. */
export function ElsewhereList({ editing, socketId, read }: Props) {
  const t = useTexts('editor')
  const { settled, language, product, elsewhere } = editing
  const say = useElsewhereWords(titlesOf(settled.pages, language), read)
  const found = elsewhereOn(settled.pages, elsewhere, socketId)
  const told = found.filter(({ keeper }) => !keeper)
  return (
    <>
      {found.map(
        (each) =>
          each.keeper && (
            <ElsewhereCard
              key={elsewhereKey(each)}
              editing={editing}
              block={{ ...each, keeper: each.keeper }}
              read={read}
            />
          ),
      )}
      {told.length > 0 && (
        <section className="editor-block" aria-label={t('elsewhere.title')}>
          <header>
            <b>{t('elsewhere.title')}</b>
          </header>
          <ul className="editor-elsewhere">
            {told.map((each) => (
              <li key={elsewhereKey(each)}>
                {say(each)} <Link href={settingsOf(product.id, each.path)}>{t(`elsewhere.to.${each.does}`)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
