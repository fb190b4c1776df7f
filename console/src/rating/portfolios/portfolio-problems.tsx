import type { PortfolioDetail } from '@coverwright/contract/rating/portfolios'
import { csvText } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Download } from 'lucide-react'
import { downloadText } from '../../platform/download'

const SHOWN = 50

/** Rows that are not in the book, each with the cell that keeps it out. */
export function PortfolioProblems({ detail: { portfolio, problems } }: { detail: PortfolioDetail }) {
  const t = useTexts('portfolios')
  const { number } = useFormats()
  const heads = ['row', 'column', 'cell', 'why'] as const
  const lines = problems.map(({ row, column, code, text }) => [String(row), column, text, t(`problem.${code}`)])
  const save = () =>
    downloadText(`${portfolio.name}.csv`, csvText([heads.map((head) => t(`problems.${head}`)), ...lines]), 'text/csv')
  return (
    <Card
      title={t('problems.title', { count: portfolio.problemCount })}
      end={
        <Button size="small" icon={<Download size={14} />} onClick={save}>
          {t('problems.download')}
        </Button>
      }
    >
      <div className="portfolio-map">
        <div className="portfolio-scroll">
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {t(`problems.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, SHOWN).map(([row = '', column, text, why]) => (
                <tr key={row}>
                  <td className="cw-num">{number(Number(row))}</td>
                  <td>{column}</td>
                  <td>
                    <code>{text}</code>
                  </td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {portfolio.problemCount > SHOWN && (
          <p className="portfolio-note">{t('problems.more', { count: number(portfolio.problemCount - SHOWN) })}</p>
        )}
      </div>
    </Card>
  )
}
