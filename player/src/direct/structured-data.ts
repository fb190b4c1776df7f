import { languageTags } from '@coverwright/rules/languages'
import type { DirectPage } from './page'

/** What search engines read of a page. Inside a script element nothing but `<` could end it, so there is none in it. */
export function structuredData({
  title,
  description,
  canonical,
  language,
  company,
  product,
  parts,
  isSold,
}: DirectPage) {
  const provider = { '@type': 'Organization', name: company.name, ...(company.address ? { url: company.address } : {}) }
  const offers =
    isSold && product.lowest
      ? {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: product.lowest.amount,
            priceCurrency: product.lowest.currency,
          },
        }
      : {}
  const asked = parts.flatMap((part) => (part.kind === 'questions' ? part.rows : []))
  const graph = [
    {
      ...{ '@type': 'WebPage', name: title, description, inLanguage: languageTags[language] },
      ...(canonical ? { url: canonical } : {}),
    },
    { '@type': 'Product', name: product.name, description, category: 'Insurance', brand: provider, ...offers },
    ...(asked.length > 0 ? [{ '@type': 'FAQPage', mainEntity: asked.map(questionOf) }] : []),
  ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/[<>&\u2028\u2029]/g, escaped)
}

const questionOf = ({ question, answer }: { question: string; answer: string }) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
