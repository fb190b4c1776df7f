import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import type { FormEditing } from './use-form-editor'

/** On a narrow screen outline, page and settings are tabs; on a wide one they stand side by side, and this is not shown. */
export function PaneTabs({ editing: { pane, store } }: { editing: FormEditing }) {
  const t = useTexts('editor')
  return (
    <div className="editor-tabs">
      <Segments
        label={t('tabs.label')}
        value={pane}
        options={[
          { value: 'outline', label: t('tabs.outline') },
          { value: 'page', label: t('tabs.page') },
          { value: 'panel', label: t('tabs.panel') },
        ]}
        onChange={(next) => store.setState({ pane: next })}
      />
    </div>
  )
}
