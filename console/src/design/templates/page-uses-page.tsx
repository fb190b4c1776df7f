import { directPageOperations } from '@coverwright/contract/release/direct-pages'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, Loaded, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { PanelsTopLeft } from 'lucide-react'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { builderOf } from './places'
import './templates.css'

/** Which address shows which template, and which product it leads to. */
export function PageUsesPage() {
  const t = useTexts('templates')
  const p = useTexts('direct-pages')
  const words = useErrorWords()
  const asked = useOperation(directPageOperations.list, { pageSize: 100, sort: 'name' })
  return (
    <>
      <PageHeader title={t('uses.title.page')} purpose={t('uses.purpose.page')} />
      <Loaded asked={asked} words={words}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              picture={<PanelsTopLeft size={24} />}
              title={t('uses.noPages')}
              about={t('uses.noPagesAbout')}
              action={{ label: t('uses.toPages'), href: '/directPage' }}
            />
          ) : (
            <table className="templates-uses">
              <thead>
                <tr>
                  <th scope="col">{t('uses.address')}</th>
                  <th scope="col">{t('uses.product')}</th>
                  <th scope="col">{t('uses.sends.page')}</th>
                  <th scope="col">{t('uses.state')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, path, productName, templateId, templateName, state }) => (
                  <tr key={id}>
                    <th scope="row">
                      <Link href={`/directPage?open=${id}`}>{path}</Link>
                    </th>
                    <td>{productName}</td>
                    <td>
                      <Link href={builderOf('page', templateId)}>{templateName}</Link>
                    </td>
                    <td>
                      <StateTag tone={state === 'online' ? 'success' : 'info'}>{p(`states.${state}`)}</StateTag>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </>
  )
}
