import type { TemplateView } from '@coverwright/contract/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useErrorWords } from '../../../platform/words'
import { PreviewFrame } from './preview-frame'
import { SubjectSelect } from './subject-select'
import { usePreview } from './use-template-calls'

type Props = {
  template: Pick<TemplateView, 'id' | 'kind' | 'system'>
  name: string
  language: Language
  policyId: string | null
  /** The last change could not be saved: what is shown stood before it. */
  isUnsaved: boolean
  onPolicy: (id: string | null) => void
  onClose: () => void
}

/** The draft as it would arrive, with the values of a real policy or with likely ones. */
export function PreviewDialog({ template, name, language, policyId, isUnsaved, onPolicy, onClose }: Props) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const { kind, system } = template
  const asked = usePreview(template, language, policyId)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('build.look')}
      place="side"
      width={kind === 'page' ? 1120 : 760}
      startsAt="close"
    >
      <div className="templates-acts">
        {kind !== 'page' && !system && <SubjectSelect value={policyId} onChange={onPolicy} />}
        {kind !== 'pdf' && (
          <Segments
            label={t('build.width')}
            value={width}
            options={[
              { value: 'desktop', label: t('build.desktop'), icon: <Monitor size={16} /> },
              { value: 'phone', label: t('build.phone'), icon: <Smartphone size={16} /> },
            ]}
            onChange={setWidth}
          />
        )}
      </div>
      {isUnsaved && <Note tone="warning" title={t('build.lastSaved')} />}
      <Loaded asked={asked} words={words}>
        {({ subject, address, problems }) => (
          <>
            {problems.length > 0 && (
              <Note tone="warning" title={t(`build.problems.${kind}`)}>
                {problems.map((problem) => problem.name).join(', ')}
              </Note>
            )}
            <PreviewFrame kind={kind} title={subject || name} address={address} width={width} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
