import { defaultLanguage, languageNames } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { useState } from 'react'
import { BodyProblems } from '../../forms'
import { editorAt, type OpenedProduct, ProductFrame, settingsOf } from '../../products'
import { LivePreview } from '../preview-pane'
import { LookCard } from './look-card'
import { PartList } from './part-list'
import { StudioCards } from './studio-cards'
import './studio.css'

/** One product in one place: its parts, the live preview, what is wrong and missing, and the publish. */
export function StudioPage() {
  const t = useTexts('editor')
  return (
    <ProductFrame
      head={({ product, mayEdit }) => ({
        title: t('studio.title'),
        purpose: t('studio.purpose'),
        others: (
          <Link className="cw-link" href={settingsOf(product.id, '/setting-page/history')}>
            {t('studio.history')}
          </Link>
        ),
        action: { label: t(mayEdit ? 'studio.edit' : 'studio.look'), href: settingsOf(product.id, '/editor') },
      })}
    >
      {(opened) => <Studio key={opened.body.id} opened={opened} />}
    </ProductFrame>
  )
}

function Studio({ opened }: { opened: OpenedProduct }) {
  const { product, body, mayEdit, staleTexts } = opened
  const t = useTexts('editor')
  const { language: reader } = useLanguage()
  const { languages, pages } = body.body
  const [language, setLanguage] = useState(languages.includes(reader) ? reader : (languages[0] ?? defaultLanguage))
  const [pageId, setPageId] = useState(pages[0]?.id)
  return (
    <div className="studio">
      <PartList
        product={product}
        body={body}
        staleTexts={staleTexts}
        language={language}
        pageId={pageId}
        onPage={setPageId}
      />
      <section className="cw-card studio-preview" aria-label={t('preview.title')}>
        <LivePreview settled={body.body} language={language} product={product} pageId={pageId}>
          <select
            className="editor-input editor-language-choice"
            aria-label={t('studio.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as typeof language)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </select>
        </LivePreview>
      </section>
      <div className="studio-side">
        {body.state === 'draft' && <BodyProblems body={body} editorAt={(...place) => editorAt(product.id, ...place)} />}
        {body.state === 'draft' && mayEdit && <LookCard opened={opened} />}
        <StudioCards productId={product.id} />
      </div>
    </div>
  )
}
