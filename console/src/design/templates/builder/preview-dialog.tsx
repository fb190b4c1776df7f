import { templateOperations as operations } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'
import type { Language } from '@coverwright/rules/languages'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useOperation } from '../../../platform/queries'
import { useErrorWords } from '../../../platform/words'
import { PreviewFrame } from './preview-frame'
import { SubjectSelect } from './subject-select'

type Props = {
  kind: BuiltKind
  id: string
  name: string
  language: Language
  policyId: string | null
  onPolicy: (id: string | null) => void
  onClose: () => void
}

/** The draft as it would arrive, with the values of a real policy or with likely ones. */
export function PreviewDialog({ kind, id, name, language, policyId, onPolicy, onClose }: Props) {
  const t = useTexts('templates')
  const words = useErrorWords()
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const asked = useOperation(operations.preview, { id, language, policyId })
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
        {kind !== 'page' && <SubjectSelect value={policyId} onChange={onPolicy} />}
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
