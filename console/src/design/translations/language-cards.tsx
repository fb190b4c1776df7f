import { languageNames, languages as all } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Menu } from '@coverwright/ui/menu'
import { StateTag } from '@coverwright/ui/state-tag'
import { ArrowLeftToLine, EllipsisVertical, Plus, Trash2 } from 'lucide-react'
import { useSetLanguages } from './use-set-languages'
import type { TextsEditing } from './use-texts-draft'

/** What the product is sold in, first language first, and how many texts each lacks; a language comes and goes here. */
export function LanguageCards({ editor }: { editor: TextsEditing }) {
  const t = useTexts('translations')
  const { languages, missing, mayEdit } = editor
  const change = useSetLanguages(editor)
  const others = all.filter((each) => !languages.includes(each))
  return (
    <ul className="texts-languages" aria-label={t('languages')}>
      {languages.map((each, at) => (
        <li key={each} className="cw-card">
          <span>
            <b>{languageNames[each]}</b>
            {at === 0 && <small>{t('first')}</small>}
          </span>
          {(missing.get(each) || editor.staleIn(each) === 0) && (
            <StateTag tone={missing.get(each) ? 'warning' : 'success'}>
              {t('missing', { count: missing.get(each) ?? 0 })}
            </StateTag>
          )}
          {editor.staleIn(each) > 0 && (
            <StateTag tone="warning">{t('changedSince', { count: editor.staleIn(each) })}</StateTag>
          )}
          {mayEdit && languages.length > 1 && (
            <Menu
              label={t('menu', { language: languageNames[each] })}
              align="end"
              trigger={(props) => (
                <button
                  type="button"
                  className="cw-icon-button"
                  aria-label={t('menu', { language: languageNames[each] })}
                  {...props}
                >
                  <EllipsisVertical />
                </button>
              )}
              items={[
                ...(at === 0
                  ? []
                  : [
                      {
                        key: 'first',
                        label: t('makeFirst'),
                        icon: <ArrowLeftToLine />,
                        onSelect: () => change.first(each),
                      },
                    ]),
                {
                  key: 'remove',
                  label: t('remove'),
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => change.remove(each),
                },
              ]}
            />
          )}
        </li>
      ))}
      {mayEdit && others.length > 0 && (
        <li>
          <Menu
            label={t('add')}
            trigger={(props) => (
              <button type="button" className="texts-add" {...props}>
                <Plus size={16} />
                {t('add')}
              </button>
            )}
            items={others.map((each) => ({ key: each, label: languageNames[each], onSelect: () => change.add(each) }))}
          />
        </li>
      )}
    </ul>
  )
}
