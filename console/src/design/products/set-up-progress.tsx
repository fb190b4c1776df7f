import type { BodyView, ProductView } from '@coverwright/contract/design/products'
import { useFormats } from '@coverwright/ui/formats'
import { languageNames, useTexts } from '@coverwright/ui/locales'
import { ProductPicture } from './product-picture'

/** What the product is, in one strip: a glance before the parts. */
export function SetUpProgress({ product, body }: { product: ProductView; body: BodyView }) {
  const t = useTexts('products')
  const { list, relative } = useFormats()
  const questions = body.body.pages.reduce((sum, page) => sum + page.questions.length, 0)
  const untranslated = body.problems.filter(({ code }) => code === 'body.textMissing').length
  const faults = body.problems.length - untranslated
  const problems = [
    ...(faults > 0 ? [t('settings.faults', { count: faults })] : []),
    ...(untranslated > 0 ? [t('settings.untranslated', { count: untranslated })] : []),
  ]
  const facts: [string, string][] = [
    [t('column.type'), `${product.typeWords || t(`type.${product.insuranceType}`)} · ${t(`size.${product.size}`)}`],
    [t('column.currency'), product.currency],
    [t('column.languages'), list(product.languages.map((language) => languageNames[language]))],
    [t('settings.journey'), t('settings.pages', { pages: body.body.pages.length, questions })],
    [t('settings.problems'), problems.length === 0 ? t('settings.sound') : list(problems)],
    [t('column.changed'), relative(product.updatedAt, Date.now())],
  ]
  return (
    <section className="cw-card set-up-strip" aria-label={t('settings.about')}>
      <span className="product-thumb">
        <ProductPicture kind={product.insuranceType} />
      </span>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="cw-num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
