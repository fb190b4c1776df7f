import { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { Preview } from '@coverwright/player/preview'
import { plannedBody } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Monitor, RotateCcw, Smartphone, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useMe } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { useOfferAsker } from '../products'
import { IconButton } from './settings/options-field'
import type { FormEditing } from './use-form-editor'
import './panel.css'
import './preview-pane.css'

type Shown = Pick<FormEditing, 'settled' | 'language' | 'product'> & { pageId: string | undefined }

/** The journey from this page on, drawn by the real player, as nobody in particular or as a test customer. */
export function PreviewPane({ editing, onClose }: { editing: FormEditing; onClose: () => void }) {
  const t = useTexts('editor')
  const { settled, language, product, page } = editing
  return (
    <section className="editor-preview" aria-label={t('preview.title')}>
      <LivePreview {...{ settled, language, product }} pageId={page?.id}>
        <IconButton label={t('preview.close')} icon={<X size={16} />} onPress={onClose} />
      </LivePreview>
    </section>
  )
}

/** The preview with its choices: who tries it, how wide, from the start again. */
export function LivePreview({ settled, language, product, pageId, children }: Shown & { children?: React.ReactNode }) {
  const t = useTexts('editor')
  const [now] = useState(() => new Date())
  const [round, setRound] = useState(0)
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const [testId, setTestId] = useState('')
  const tests = useOperation(productTestOperations.listTests, { productId: product.id, pageSize: 50 }, { quiet: true })
  const customers = tests.data?.rows ?? []
  const tried = customers.find(({ id }) => id === testId)?.customer
  const answers = tried?.answers
  /** A test customer asks on a day of their own: their dates would be past on any later one. */
  const day = useMemo(() => (tried ? new Date(`${tried.today}T12:00:00Z`) : now), [tried, now])
  const { logoUrl: logo, faviconUrl: favicon, themeColour: colour } = useMe().company
  const brand = useMemo(() => ({ logo, favicon, colour }), [logo, favicon, colour])
  const body = useMemo(() => plannedBody(settled), [settled])
  const askOffer = useOfferAsker(product.id, language)
  return (
    <>
      <header className="editor-pane-head">
        <select
          className="editor-input editor-grows"
          aria-label={t('preview.customer')}
          value={testId}
          onChange={(event) => setTestId(event.target.value)}
        >
          <option value="">{t('preview.nobody')}</option>
          {customers.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <Segments
          label={t('preview.width')}
          value={width}
          options={[
            { value: 'phone', label: t('preview.phone'), icon: <Smartphone size={14} /> },
            { value: 'desktop', label: t('preview.desktop'), icon: <Monitor size={14} /> },
          ]}
          onChange={setWidth}
        />
        <IconButton label={t('preview.again')} icon={<RotateCcw size={14} />} onPress={() => setRound(round + 1)} />
        {children}
      </header>
      <div className="editor-preview-frame" data-width={width}>
        <Preview
          key={`${round} ${testId} ${pageId ?? ''}`}
          {...{ body, brand, language, pageId, askOffer }}
          now={day}
          answers={answers}
          title={t('preview.title')}
        />
      </div>
    </>
  )
}
