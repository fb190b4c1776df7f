import { type UnitMoveView, unitOperations, type UnitsView } from '@coverwright/contract/account/units'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded, PageHeader } from '@coverwright/ui/page'
import { Coins } from 'lucide-react'
import { LookingOnly, useMayCall } from '../../platform/me'
import { useErrorWords } from '../../platform/words'
import { BuyDialog } from './buy-dialog'
import { useChosenPack, useUnitMoves, useUnits } from './use-units'
import './units.css'

/** How many units there are, what they cost, and what each was spent on. */
export function UnitsPage() {
  const t = useTexts('units')
  const { dateTime, number } = useFormats()
  return (
    <>
      <PageHeader title={t('balance')} purpose={t('moves.purpose')} />
      <Loaded asked={useUnits()} words={useErrorWords()}>
        {(units) => <Balance units={units} />}
      </Loaded>
      <ListPage
        {...useUnitMoves()}
        isInPage
        title={t('moves.title')}
        filters={{ move: { label: t('column.move'), says: (move) => t(`move.${move}`) } }}
        columns={columns(t, dateTime, number)}
        rowKey={(row) => row.id}
        rowName={(row) => t(`move.${row.move}`)}
        empty={{ picture: <Coins size={24} />, title: t('moves.empty'), about: t('moves.emptyAbout') }}
      />
    </>
  )
}

function Balance({ units }: { units: UnitsView }) {
  const t = useTexts('units')
  const { number } = useFormats()
  const { balance, owed, isLow, month, costs, packs, may } = units
  const mayOrder = useMayCall(unitOperations.buyUnits)
  const { chosen, choose } = useChosenPack(may.includes('buy') ? packs : [])
  return (
    <div className="units">
      {owed > 0 && <Note tone="danger">{t('owed', { count: owed })}</Note>}
      {isLow && owed === 0 && <Note tone="warning">{t('low')}</Note>}
      <div className="units-cards">
        <Card title={t('balance')}>
          <p className="units-balance cw-num">{number(balance)}</p>
          <p className="units-about">
            {t('month', { issued: number(month.issued), included: number(month.included) })}
          </p>
          <p className="units-about">
            {costs.map(({ use, units: cost }) => t('cost', { use: t(`use.${use}`), count: cost })).join(' · ')}
          </p>
        </Card>
        <Card title={t('buy.title')}>
          <ul className="units-packs">
            {packs.map(({ units: count, price, each }) => (
              <li key={count}>
                <b>{t('pack', { count: number(count) })}</b>
                <span>
                  <Amount value={price} />
                  <small>
                    <Amount value={each} /> {t('each')}
                  </small>
                </span>
                <Button disabled={!may.includes('buy')} onClick={() => choose(count)}>
                  {t('buy.act', { count: number(count) })}
                </Button>
              </li>
            ))}
          </ul>
          <LookingOnly to={unitOperations.buyUnits} />
          {mayOrder && !may.includes('buy') && (
            <p className="units-about">
              {t('buy.needsPlan')}{' '}
              <Link className="cw-link" href="/upgrade">
                {t('buy.upgrade')}
              </Link>
            </p>
          )}
        </Card>
      </div>
      {chosen !== null && <BuyDialog units={chosen} onClose={() => choose(null)} />}
    </div>
  )
}

const columns = (t: T, dateTime: (at: string) => string, number: (count: number) => string): Column<UnitMoveView>[] => [
  { key: 'at', title: t('column.at'), isFixed: true, width: 180, cell: ({ at }) => dateTime(at) },
  { key: 'move', title: t('column.move'), cell: ({ move, use }) => (use ? t(`use.${use}`) : t(`move.${move}`)) },
  {
    key: 'about',
    title: t('column.about'),
    isWide: true,
    cell: ({ policyId, orderId }) =>
      policyId ? (
        <Link className="cw-link" href={`/policy-engine?policy=${policyId}`}>
          {t('policy')}
        </Link>
      ) : orderId ? (
        <Link className="cw-link" href="/setting/orders">
          {t('order')}
        </Link>
      ) : (
        ''
      ),
  },
  { key: 'units', title: t('column.units'), align: 'end', width: 110, cell: ({ units }) => number(units) },
  {
    key: 'balance',
    title: t('column.balance'),
    isWide: true,
    align: 'end',
    width: 110,
    cell: ({ balance }) => number(balance),
  },
]
