import type { FunnelView } from '@coverwright/contract/insight/dashboards'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useStepWords } from './use-step-words'

/** Where visits stopped: the question touched last, the most first. */
export function LeftAtCard({ funnel }: { funnel: FunnelView }) {
  const t = useTexts('dashboards')
  const { number, percent } = useFormats()
  const stepWords = useStepWords()
  const pageOf = (page: string) => stepWords(funnel.pages.find((one) => one.page === page) ?? { page, title: '' })
  return (
    <section className="cw-card" aria-label={t('shell.left')}>
      <div className="cw-card-head">
        <h2>{t('shell.left')}</h2>
        <span className="cw-more">{t('shell.leftAbout')}</span>
      </div>
      {funnel.questions.length === 0 ? (
        <p className="shares-none">{t('shell.leftNone')}</p>
      ) : (
        <table className="figure-rows">
          <thead>
            <tr>
              <th scope="col">{t('shell.question')}</th>
              <th scope="col">{t('shell.stopped')}</th>
              <th scope="col">{t('shell.share')}</th>
            </tr>
          </thead>
          <tbody>
            {funnel.questions.map(({ page, question, title, left }) => (
              <tr key={`${page} ${question}`}>
                <td>
                  {title || t('shell.untouched')}
                  <small>{pageOf(page)}</small>
                </td>
                <td className="cw-num">{number(left)}</td>
                <td className="cw-num">{percent(left / Math.max(1, funnel.visits), 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
