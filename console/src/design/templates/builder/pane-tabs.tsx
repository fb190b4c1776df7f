import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { type Pane, useBuilder } from './use-building'

/** On a narrow screen the panes are tabs; on a wide one they stand side by side, and this is not shown. */
export function PaneTabs({ panes }: { panes: readonly Pane[] }) {
  const t = useTexts('templates')
  const { template, pane, setPane } = useBuilder()
  return (
    <div className="mail-tabs">
      <Segments
        label={t('build.parts.label')}
        value={pane}
        options={panes.map((value) => ({
          value,
          label:
            value === 'canvas' || value === 'head'
              ? t(`build.parts.${value}.${template.kind}`)
              : t(`build.parts.${value}`),
        }))}
        onChange={setPane}
      />
    </div>
  )
}
