import type { MappedPortfolioColumn, PortfolioDetail } from '@coverwright/contract/rating/portfolios'
import { valuesMeant } from '@coverwright/rules/rating/portfolios'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useToast } from '../../platform/toast'
import { ColumnLine } from './column-line'
import { targetOf } from './target-word'
import { useConvertPortfolio } from './use-portfolios'

/** What each column of the file is; what is left out is not kept. */
export function MapPortfolio({ detail }: { detail: PortfolioDetail }) {
  const t = useTexts('portfolios')
  const withToast = useToast()
  const { number } = useFormats()
  const convert = useConvertPortfolio()
  const [name, setName] = useState(detail.portfolio.name)
  const [mapping, setMapping] = useState<readonly MappedPortfolioColumn[]>(detail.mapping)
  const id = useId()
  const change = (next: MappedPortfolioColumn) =>
    setMapping((now) => now.map((column) => (column.at === next.at ? next : column)))
  const retarget = (at: number, word: string) => {
    const target = targetOf(word)
    const known = target.kind === 'answer' ? detail.names.find((each) => each.name === target.name) : undefined
    const samples = detail.columns.find((column) => column.at === at)?.samples ?? []
    const options = known?.options.map(({ value, label }) => ({ value, labels: [label] })) ?? []
    const values =
      known?.kind === 'choice' ? valuesMeant({ name: known.name, kind: 'choice', titles: [], options }, samples) : {}
    change({ at, target, values })
  }
  const taken = new Set(mapping.flatMap(({ target }) => ('name' in target ? [target.name] : [])))
  const missing = detail.names.filter((each) => !taken.has(each.name))
  const read = () =>
    withToast(async () => {
      const columns = mapping.map(({ at, target, values }) => ({ at, target, values }))
      await convert.mutateAsync({ id: detail.portfolio.id, name: name.trim(), columns })
    })
  return (
    <Card title={t('map.title')}>
      <div className="portfolio-map">
        {detail.portfolio.problemCount > 0 && (
          <p className="portfolio-wrong" role="alert">
            {t('map.noneRead')}
          </p>
        )}
        <p className="portfolio-note">{t('map.about', { count: number(detail.portfolio.rowCount) })}</p>
        <div className="portfolio-name-field">
          <label htmlFor={id}>{t('map.name')}</label>
          <Input id={id} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </div>
        <div className="portfolio-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('map.column')}</th>
                <th scope="col">{t('map.samples')}</th>
                <th scope="col">{t('map.target')}</th>
              </tr>
            </thead>
            <tbody>
              {detail.columns.map((column) => (
                <ColumnLine
                  key={column.at}
                  column={column}
                  mapped={mapping.find(({ at }) => at === column.at)}
                  names={detail.names}
                  onTarget={(word) => retarget(column.at, word)}
                  onChange={change}
                />
              ))}
            </tbody>
          </table>
        </div>
        {missing.length > 0 && (
          <p className="portfolio-note">{t('map.missing', { names: missing.map(({ title }) => title).join(', ') })}</p>
        )}
        <div className="portfolio-acts">
          <Button
            type="primary"
            loading={convert.isPending}
            disabled={taken.size === 0 || name.trim() === ''}
            onClick={() => void read()}
          >
            {t('map.read', { count: number(detail.portfolio.rowCount) })}
          </Button>
          <span className="portfolio-note">{t('map.private')}</span>
        </div>
      </div>
    </Card>
  )
}
