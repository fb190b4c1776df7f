import type { TemplateView } from '@coverwright/contract/design/templates'
import { isPaper, missingByLanguage } from '@coverwright/rules/design/templates'
import { useLanguage } from '@coverwright/ui/locales'
import { useState } from 'react'
import { DraftConflicts } from '../../../platform/draft'
import { BlocksPane } from './blocks-pane'
import { BuilderBar } from './builder-bar'
import { Canvas } from './canvas'
import { CanvasTools } from './canvas-tools'
import { CompareDialog } from './compare-dialog'
import { DragBlocks } from './drag-blocks'
import { FormCanvas } from './form-canvas'
import { HeadBar } from './head-bar'
import { OwnHtmlFrame, OwnHtmlPane } from './own-html-body'
import { PaneTabs } from './pane-tabs'
import { PreviewDialog } from './preview-dialog'
import { SettingsPane } from './settings-pane'
import { useBlockConflicts } from './use-block-conflicts'
import { useBuilderActs } from './use-builder-acts'
import { BuildingContext, panes, useBuilding } from './use-building'
import { undoKeys } from './undo-keys'
import '../templates.css'
import './builder.css'

/** Blocks at the left, the mail or the sheet in the middle, what the chosen block says at the right. */
export function Builder({ template, opens = null }: { template: TemplateView; opens?: 'compare' | null }) {
  const building = useBuilding(template, useLanguage().language)
  const { language, drafting, document, body, pane } = building
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [policyId, setPolicyId] = useState<string | null>(null)
  const acts = useBuilderActs(building, policyId, opens)
  const words = useBlockConflicts()
  const base = isPaper(body) ? body.page.base : undefined
  const own = 'html' in body && body.html ? body : null
  return (
    <BuildingContext value={building}>
      <div className="mail-builder" data-own={own ? true : undefined} data-pane={pane} {...undoKeys(drafting.draft)}>
        <BuilderBar acts={acts} />
        <DraftConflicts draft={drafting} words={words} />
        <PaneTabs panes={panes.filter((each) => !(each === 'block' && own) && !(each === 'head' && base))} />
        <HeadBar />
        <DragBlocks>
          {own ? <OwnHtmlPane body={own} /> : <BlocksPane />}
          <main className="mail-middle">
            <CanvasTools {...{ width, setWidth }} missing={missingByLanguage(body)} />
            {own ? <OwnHtmlFrame width={width} /> : base ? <FormCanvas base={base} /> : <Canvas width={width} />}
          </main>
        </DragBlocks>
        {!own && <SettingsPane />}
      </div>
      {acts.open === 'preview' && (
        <PreviewDialog
          {...{ template, name: document.name, language, policyId, isUnsaved: drafting.isUnsaved }}
          onPolicy={setPolicyId}
          onClose={() => acts.setOpen(null)}
        />
      )}
      {acts.open === 'compare' && (
        <CompareDialog
          template={{ ...template, revision: drafting.revision }}
          onClose={() => acts.setOpen(null)}
          onSettled={() => acts.setOpen(null)}
        />
      )}
    </BuildingContext>
  )
}
