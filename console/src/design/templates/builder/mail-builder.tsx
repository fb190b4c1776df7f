import { Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { templateOperations as operations, type TemplateView } from '@coverwright/contract/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { missingByLanguage } from '@coverwright/rules/design/templates'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useMemo, useState } from 'react'
import { useWrite } from '../../../platform/queries'
import { useToast } from '../../../platform/toast'
import { BlocksPane } from './blocks-pane'
import { BuilderBar } from './builder-bar'
import { CanvasTools } from './canvas-tools'
import { CompareDialog } from './compare-dialog'
import { HeadBar } from './head-bar'
import { MailContext } from './mail-context'
import { type MailData, toBody, toData } from './mail-data'
import { PreviewDialog } from './preview-dialog'
import { mailConfig } from './puck-config'
import { SettingsPane } from './settings-pane'
import { useMailSaving } from './use-mail-saving'
import '../templates.css'
import './builder.css'

/** What its floating bar does, the panel does in the reader's words. */
const OWN = { actionBar: () => <></> }

/** Blocks at the left, the mail in the middle, what the chosen block says at the right. */
export function MailBuilder({ template, onReplaced }: { template: TemplateView; onReplaced: () => void }) {
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [shows, setShows] = useState<'variables' | 'values'>('variables')
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [open, setOpen] = useState<'preview' | 'compare' | null>(null)
  const [policyId, setPolicyId] = useState<string | null>(null)
  const { saved, saving, change, saveNow, follow } = useMailSaving(template)
  const [first] = useState(() => toData(template.body))
  const acts = useActs({ template: saved, language, policyId, saveNow, follow, setOpen })
  const mayEdit = saved.may.includes('edit')
  const ways = useMemo(
    () => ({ language, shows, variables: saved.variables, files: saved.files, mayEdit }),
    [language, shows, saved.variables, saved.files, mayEdit],
  )
  const { name, tag, productId } = saved
  return (
    <MailContext value={ways}>
      <Puck
        config={mailConfig}
        data={first}
        iframe={{ enabled: false }}
        overrides={OWN}
        permissions={mayEdit ? {} : { drag: false, insert: false, delete: false, duplicate: false, edit: false }}
        onChange={(data) => {
          const body = toBody(data as MailData)
          if (mayEdit && JSON.stringify(body) !== JSON.stringify(saved.body)) change({ name, tag, productId, body })
        }}
      >
        <div className="mail-builder">
          <BuilderBar template={saved} saving={saving} acts={acts} />
          <HeadBar template={saved} />
          <BlocksPane />
          <main className="mail-middle">
            <CanvasTools
              {...{ language, setLanguage, shows, setShows, width, setWidth }}
              missing={missingByLanguage(saved.body)}
            />
            <div className="mail-canvas" data-width={width}>
              <Puck.Preview />
            </div>
          </main>
          <SettingsPane />
        </div>
      </Puck>
      {open === 'preview' && (
        <PreviewDialog {...{ id: saved.id, language, policyId }} onPolicy={setPolicyId} onClose={() => setOpen(null)} />
      )}
      {open === 'compare' && (
        <CompareDialog
          template={saved}
          onClose={() => setOpen(null)}
          onSettled={(answer) => {
            follow(answer)
            setOpen(null)
            onReplaced()
          }}
        />
      )}
    </MailContext>
  )
}

type Around = {
  template: TemplateView
  language: Language
  policyId: string | null
  saveNow: () => Promise<TemplateView | null>
  follow: (answer: TemplateView) => void
  setOpen: (open: 'preview' | 'compare') => void
}

/** What is sent or used is what was written: it is saved first. */
function useActs({ template, language, policyId, saveNow, follow, setOpen }: Around) {
  const t = useTexts('templates')
  const withToast = useToast()
  const test = useWrite(operations.sendTest)
  const use = useWrite(operations.use, { refreshes: [operations.list, operations.listUses] })
  const { id } = template
  return {
    preview: () => void saveNow().then(() => setOpen('preview')),
    compare: () => void saveNow().then(() => setOpen('compare')),
    sendTest: () =>
      void withToast(
        async () => {
          await saveNow()
          await test.mutateAsync({ id, language, policyId })
        },
        { text: t('build.tested') },
      ),
    use: () =>
      void withToast(
        async () => {
          const latest = (await saveNow()) ?? template
          follow(await use.mutateAsync({ id, baseRevision: latest.revision }))
        },
        { text: t('build.usedNow') },
      ),
  }
}
