import { useTexts } from '@coverwright/ui/locales'
import { CircleCheck, ShieldCheck, Table2 } from 'lucide-react'
import { ArtPhone } from './art-phone'
import './sign-in-art.css'

/** The product in small: a rate table, its checks and a sale, and the phone they lead to. Says nothing to a screen reader. */
export function SignInArt() {
  const t = useTexts('entry')
  return (
    <section className="art" aria-hidden="true">
      <div className="art-stage">
        <ArtLines />
        <RateTable />
        <div className="art-card art-checks">
          <div className="art-row">
            <b>{t('art.product')}</b>
            <span className="art-tag">{t('art.live')}</span>
          </div>
          {[t('art.everyPrice'), t('art.everyLanguage'), t('art.testSale')].map((check) => (
            <span key={check} className="art-check">
              <CircleCheck />
              {check}
            </span>
          ))}
        </div>
        <div className="art-card art-sale">
          <span className="art-seal">
            <ShieldCheck />
          </span>
          <span>
            <b>{t('art.issued')}</b>
            <small>{t('art.now')}</small>
            <br />
            {t('art.plan')}
          </span>
          <span className="art-price cw-num">HKD 340.00</span>
        </div>
        <ArtPhone />
      </div>
      <div className="art-words">
        <strong>{t('art.title')}</strong>
        <p>{t('art.about')}</p>
      </div>
    </section>
  )
}

function ArtLines() {
  return (
    <svg className="art-lines" width="880" height="700" viewBox="0 0 880 700" fill="none">
      <g strokeDasharray="3 4">
        <path d="M452 166C508 166 492 220 548 220" />
        <path d="M452 360C508 360 492 320 548 320" />
        <path className="art-line-sale" d="M548 510C508 510 492 488 452 488" />
      </g>
      <circle cx="452" cy="166" r="4" />
      <circle cx="452" cy="360" r="4" />
      <circle className="art-dot-sale" cx="452" cy="488" r="4" />
    </svg>
  )
}

const rates = [
  ['18–30', '58.00', '84.00', '126.00', '168.00'],
  ['31–45', '60.32', '87.36', '131.04', '174.72'],
  ['46–55', '68.44', '99.12', '148.68', '198.24'],
  ['56–65', '84.68', '122.64', '183.96', '245.28'],
] as const
const lengths = ['1–3', '4–7', '8–14', '15–21'] as const

function RateTable() {
  const t = useTexts('entry')
  return (
    <div className="art-card art-rates cw-num">
      <div className="art-row">
        <Table2 size={14} />
        <b>{t('art.baseRate')}</b>
        <small>{t('art.region')}</small>
      </div>
      <table>
        <tbody>
          <tr>
            <th>{t('art.age')}</th>
            {lengths.map((days) => (
              <th key={days}>{t('art.days', { days })}</th>
            ))}
          </tr>
          {rates.map((row, line) => (
            <tr key={row[0]}>
              {row.map((cell, column) => (
                <td key={cell} className={column === 3 ? cellMark(line) : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The cell being edited, and those below that it changes. */
const cellMark = (line: number) => ['', 'art-cell-on', 'art-cell-lit', 'art-cell-lit'][line]
