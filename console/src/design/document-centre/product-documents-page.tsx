import type { ProductDocumentView } from '@coverwright/contract/design/document-centre'
import { languageNames, textIn } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { ProductFrame, settingsOf } from '../products'
import { useProductDocuments } from './use-document-centre'
import './document-centre.css'

/** The documents of one product, each with how it stands and the way to where it is changed. */
export function ProductDocumentsPage() {
  const t = useTexts('document-centre')
  return (
    <ProductFrame head={{ title: t('product.title'), purpose: t('product.purpose') }}>
      {({ product }) => <Documents key={product.id} productId={product.id} />}
    </ProductFrame>
  )
}

function Documents({ productId }: { productId: string }) {
  const t = useTexts('document-centre')
  return (
    <Loaded asked={useProductDocuments(productId)} words={useErrorWords()}>
      {({ rows }) => (
        <table className="centre-table">
          <thead>
            <tr>
              <th scope="col">{t('product.what')}</th>
              <th scope="col">{t('product.plan')}</th>
              <th scope="col">{t('product.language')}</th>
              <th scope="col">{t('product.state')}</th>
              <th scope="col">{t('product.way')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <Row key={place} row={row} productId={productId} />
            ))}
          </tbody>
        </table>
      )}
    </Loaded>
  )
}

const tones: Record<ProductDocumentView['state'], Tone> = { there: 'success', missing: 'warning', standard: 'neutral' }

/** Where each is changed. */
const ways: Record<ProductDocumentView['kind'], string> = {
  booklet: '/setting-page/plans',
  coverDocument: '/setting-page/plans',
  declarations: '/setting-page/plans',
  email: '/email-template-use',
  policyPapers: '/pdf-template-use',
}

function Row({ row, productId }: { row: ProductDocumentView; productId: string }) {
  const t = useTexts('document-centre')
  const { language } = useLanguage()
  const { kind, state, planTitle, planId, name, count } = row
  const told = kind === 'declarations' && count > 0 ? t('product.count', { count }) : name
  return (
    <tr>
      <th scope="row">
        {t(`kind.${kind}`)}
        {told && <small>{told}</small>}
      </th>
      <td>{planId && (textIn(planTitle, language) || planId)}</td>
      <td>{row.language && languageNames[row.language]}</td>
      <td>
        <StateTag tone={tones[state]}>{t(`states.${state}`)}</StateTag>
      </td>
      <td>
        <Link href={settingsOf(productId, ways[kind])}>{t(`ways.${kind}`)}</Link>
      </td>
    </tr>
  )
}
