import type { Page } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import type { FormEditing } from '../use-form-editor'
import { TextsField } from './texts-field'

/** The settings of one page. */
export function PagePanel({ editing: { language, mayEdit, acts }, page }: { editing: FormEditing; page: Page }) {
  const t = useTexts('editor')
  const shared = { language, isReadOnly: !mayEdit }
  return (
    <div className="editor-settings" role="group" aria-label={t('panel.settings')}>
      <p className="editor-kind">{t('kind.page')}</p>
      <TextsField
        {...shared}
        label={t('setting.pageTitle')}
        name="title"
        texts={page.title}
        onWrite={(title = {}) => acts.setPage(page.id, { title })}
      />
      <TextsField
        {...shared}
        label={t('setting.subtitle')}
        texts={page.subtitle}
        isOptional
        onWrite={(subtitle) => acts.setPage(page.id, { subtitle } as never)}
      />
    </div>
  )
}
