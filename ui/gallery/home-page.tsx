import { Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../src/card'
import { ChecklistStrip } from '../src/checklist-strip'
import { FigureStrip } from '../src/figure-strip'
import { Amount } from '../src/formats'
import { PageHeader } from '../src/page'
import { Segments } from '../src/segments'
import { useWords } from './words'
import { wave } from './sample-rows'

export function HomePage() {
  const pick = useWords()
  const [span, setSpan] = useState('30')
  const step = (key: string, label: string, about: string, isDone: boolean) => ({
    key,
    label,
    about,
    isDone,
    href: `/${key}`,
  })
  return (
    <>
      <PageHeader
        title={pick('Home', '首頁')}
        purpose={pick(
          'Sunday 15 November. Seven things wait for a decision, two of them today.',
          '11 月 15 日星期日。有七項事宜待決定，其中兩項須於今日處理。',
        )}
        others={
          <Segments
            label={pick('Time', '時段')}
            value={span}
            onChange={setSpan}
            options={[
              { value: '1', label: pick('24 hours', '24 小時') },
              { value: '7', label: pick('7 days', '7 日') },
              { value: '30', label: pick('30 days', '30 日') },
              { value: '365', label: pick('This year', '今年') },
            ]}
          />
        }
        action={{ label: pick('New product', '新增產品'), icon: <Plus />, href: '/new' }}
      />
      <ChecklistStrip
        title={(done, all) => pick(`Set up: ${done} of ${all}`, `設定：${done} / ${all}`)}
        left={pick('About 10 minutes left', '約剩 10 分鐘')}
        steps={[
          step('profile', pick('Company profile', '公司資料'), pick('Verified', '已核實'), true),
          step('members', pick('Members', '成員'), pick('6 joined', '6 人已加入'), true),
          step('first', pick('First product', '首個產品'), pick('Travel Light', '輕旅行'), true),
          step('numbers', pick('Policy numbers', '保單號碼'), 'LB-T-000001', true),
          step('gateway', pick('Payment gateway', '付款閘道'), pick('Connect', '連接'), false),
          step('domain', pick('Own domain', '自有網域'), pick('Not set up', '未設定'), false),
        ]}
      />
      <FigureStrip
        label={pick('Last 30 days', '過去 30 日')}
        figures={[
          {
            key: 'premium',
            label: pick('Premium written', '承保保費'),
            value: { minor: 128456000, currency: 'HKD' },
            change: { words: '+12.4%', tone: 'good' },
            against: pick('on the 30 before', '較前 30 日'),
            trend: wave(1),
            href: '/premium',
          },
          {
            key: 'issued',
            label: pick('Policies issued', '已簽發保單'),
            value: '1,912',
            change: { words: '+9.1%', tone: 'good' },
            against: pick('17 refunded', '17 份退款'),
            trend: wave(2),
          },
          {
            key: 'rate',
            label: pick('Quote to policy', '報價成交率'),
            value: '18.4%',
            change: { words: '−0.6 pt', tone: 'bad' },
            against: pick('10,391 quotes', '10,391 份報價'),
            trend: wave(5).reverse(),
          },
          {
            key: 'commission',
            label: pick('Commission earned', '已賺佣金'),
            value: { minor: 23122000, currency: 'HKD' },
            change: { words: '+14.0%', tone: 'good' },
            against: pick('18.0% of premium', '保費的 18.0%'),
            trend: wave(3),
          },
        ]}
      />
      <Card
        title={pick('Waiting for you', '等候您處理')}
        beside={7}
        more={{ label: pick('All cases and approvals', '所有個案及審批'), href: '/cases' }}
      >
        <div className="cw-card-head">
          <TriangleAlert /> Case C-20418{' '}
          <span className="cw-more">
            <Amount value={{ minor: 846000, currency: 'HKD' }} />{' '}
            <Amount value={{ minor: -48600, currency: 'HKD' }} tone="loss" />
            <Amount value={null} />
          </span>
        </div>
      </Card>
    </>
  )
}
