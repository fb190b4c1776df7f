import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { shownBy } from './shown-by'

/** On a narrow screen outline, page and settings are tabs; on a wide one they stand side by side, and this is not shown. */
export const PaneTabs = shownBy(['pane', 'store'], function PaneTabs({ editing: { pane, store } }) {
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
})
