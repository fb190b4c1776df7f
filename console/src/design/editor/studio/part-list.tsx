import { type BodyView, type ProductView, setUpOperations } from '@coverwright/contract/design/products'
import { problemLines } from '@coverwright/rules/design/products'
import { missingByLanguage, type TextPlace, textsOf } from '@coverwright/rules/design/translations'
import { type Language, languageNames, textIn } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { useMemo } from 'react'
import { useOperation } from '../../../platform/queries'
import { useScreens } from '../../../platform/routes'
import { settingsOf } from '../../products'

const LANGUAGES = '/setting-page/languages'

type Props = {
  product: ProductView
  body: BodyView
  staleTexts: readonly TextPlace[]
  language: Language
  pageId: string | undefined
  onPage: (id: string) => void
}

/** Everything that a product is made of, how far each is, and the way to it. */
export function PartList({ product, body, staleTexts, language, pageId, onPage }: Props) {
  const t = useTexts('editor')
  const { pages, languages } = body.body
  const lines = useMemo(() => problemLines(body.problems), [body.problems])
  const wrong = (id: string) => lines.filter((problem) => problem.pageId === id).length
  const missing = useMemo(
    () =>
      missingByLanguage(
        textsOf(body.body).map(({ texts }) => texts),
        languages,
      ),
    [body.body, languages],
  )
  /** A translation of what was reworded since is not complete either. */
  const lacking = (each: Language) =>
    (missing.get(each) ?? 0) + staleTexts.filter((text) => text.language === each).length
  return (
    <nav className="cw-card studio-parts" aria-label={t('studio.parts')}>
      <h2>
        <Link href={settingsOf(product.id, '/editor')}>{t('outline.pages')}</Link>
        <span className="editor-count">{pages.length}</span>
      </h2>
      <ul>
        {pages.map(({ id, title, questions }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === pageId} onClick={() => onPage(id)}>
              <span className="cw-cut" dir="auto">
                {textIn(title, language).slice(0, 100) || t('untitled')}
              </span>
              {wrong(id) > 0 && <StateTag tone="danger">{wrong(id)}</StateTag>}
              <span className="editor-count">{questions.length}</span>
            </button>
          </li>
        ))}
      </ul>
      <SetUpList productId={product.id} />
      <h2>
        <Link href={settingsOf(product.id, LANGUAGES)}>{t('studio.languages')}</Link>
        <span className="editor-count">{languages.length}</span>
      </h2>
      <ul>
        {languages.map((each) => (
          <li key={each} className="studio-line">
            <Link href={`${settingsOf(product.id, LANGUAGES)}&missing=${each}`}>{languageNames[each]}</Link>
            <StateTag tone={lacking(each) > 0 ? 'warning' : 'success'}>
              {t('studio.missing', { count: lacking(each) })}
            </StateTag>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SetUpList({ productId }: { productId: string }) {
  const t = useTexts('editor')
  const screens = useScreens()
  const { data } = useOperation(setUpOperations.get, { productId }, { quiet: true })
  const parts = (data?.parts ?? []).flatMap(({ part, state }) => {
    const path = screens.find(({ setsUp }) => setsUp === part)?.path
    return path && state !== 'notNeeded' ? [{ part, state, path }] : []
  })
  return (
    <>
      <h2>{t('studio.parts')}</h2>
      <ul>
        {parts.map(({ part, state, path }) => (
          <li key={part} className="studio-line">
            <Link href={settingsOf(productId, path)}>{t(`part.${part}`)}</Link>
            <StateTag tone={state === 'completed' ? 'success' : 'warning'}>{t(`studio.${state}`)}</StateTag>
          </li>
        ))}
      </ul>
    </>
  )
}
