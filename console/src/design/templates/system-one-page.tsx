import { templateOperations as operations, type SystemTemplateView } from '@coverwright/contract/design/templates'
import { type BuiltKind, type Moment, momentsOf } from '@coverwright/rules/design/templates'
import { type Language, languageNames, languages } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { Segments } from '@coverwright/ui/segments'
import { useLocation } from '@tanstack/react-router'
import { Copy, FileText } from 'lucide-react'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { Builder } from './builder/builder'
import { PreviewFrame } from './builder/preview-frame'
import { CreateDialog } from './create-dialog'
import { places } from './places'
import './templates.css'

export const EmailSystemOnePage = () => <SystemOnePage kind="email" />
export const DirectPageSystemOnePage = () => <SystemOnePage kind="page" />
export const PdfSystemOnePage = () => <SystemOnePage kind="pdf" />

/** One of the house as it would arrive, in each language: `?of=policyIssued`. */
function SystemOnePage({ kind }: { kind: BuiltKind }) {
  const t = useTexts('templates')
  const { of } = useLocation().search as { of?: string }
  const key = momentsOf(kind).find((name) => name === of)
  if (!key)
    return (
      <EmptyState
        picture={<FileText size={24} />}
        title={t(`system.gone.${kind}`)}
        about={t('system.goneAbout')}
        action={{ label: t(`system.all.${kind}`), href: places[kind].system }}
      />
    )
  return <SystemFor key={key} kind={kind} of={key} />
}

/** Its designers change it where everybody else looks at it. */
function SystemFor({ kind, of }: { kind: BuiltKind; of: Moment }) {
  const words = useErrorWords()
  return (
    <Loaded asked={useOperation(operations.listSystem, { kind })} words={words}>
      {({ may, rows }) =>
        may.includes('edit') ? (
          <SystemBuilder of={of} />
        ) : (
          <SystemOne kind={kind} of={of} original={rows.find(({ key }) => key === of) ?? null} />
        )
      }
    </Loaded>
  )
}

function SystemBuilder({ of }: { of: Moment }) {
  const words = useErrorWords()
  return (
    <Loaded asked={useOperation(operations.getSystem, { key: of })} words={words}>
      {(found) => <Builder template={found} />}
    </Loaded>
  )
}

type OneProps = { kind: BuiltKind; of: Moment; original: SystemTemplateView | null }

function SystemOne({ kind, of, original }: OneProps) {
  const t = useTexts('templates')
  const { language: own } = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const [isCopying, setCopying] = useState(false)
  const mayCopy = useMayCall(operations.create)
  const words = useErrorWords()
  return (
    <>
      <PageHeader title={t(`moments.${of}`)} purpose={t(`system.onePurpose.${kind}`)} />
      <div className="templates-acts">
        <Segments
          label={t('build.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
        {mayCopy && (
          <Button type="primary" icon={<Copy />} onClick={() => setCopying(true)}>
            {t(`system.copy.${kind}`)}
          </Button>
        )}
      </div>
      <Loaded asked={useOperation(operations.previewSystem, { key: of, language })} words={words}>
        {({ subject, address }) => (
          <PreviewFrame kind={kind} title={subject || t(`moments.${of}`)} address={address} width="desktop" />
        )}
      </Loaded>
      {isCopying && <CreateDialog kind={kind} from={original} onClose={() => setCopying(false)} />}
    </>
  )
}
