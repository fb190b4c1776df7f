import type { DirectPageView } from '@coverwright/contract/release/direct-pages'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'

/** One page: where it is, and what came of each campaign. */
export function PagePanel({ page }: { page: DirectPageView }) {
  const t = useTexts('direct-pages')
  const { number, money } = useFormats()
  const { address, visits, went, policies, premium, campaigns, templateId, templateName } = page
  const facts = [
    { label: t('panel.visits'), value: number(visits) },
    { label: t('panel.went'), value: number(went) },
    { label: t('panel.policies'), value: number(policies) },
    { label: t('panel.premium'), value: premium.map((sum) => money(sum)).join(' + ') || NOTHING },
  ]
  return (
    <div className="direct-page">
      <p>
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
      <dl className="direct-page-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('panel.campaigns')}</h3>
      {campaigns.length === 0 ? (
        <p className="direct-page-none">{t('panel.none')}</p>
      ) : (
        <table className="direct-page-campaigns">
          <thead>
            <tr>
              <th scope="col">{t('panel.campaign')}</th>
              <th scope="col">{t('panel.visits')}</th>
              <th scope="col">{t('panel.policies')}</th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map(({ campaign, visits: seen, policies: sold }) => (
              <tr key={campaign}>
                <th scope="row">{campaign}</th>
                <td>{number(seen)}</td>
                <td>{number(sold)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <Link
          href={`/direct-page-template-create?template=${templateId}`}
        >{`${t('panel.openTemplate')}: ${templateName}`}</Link>
      </p>
    </div>
  )
}
