import { Card } from '../src/card'
import { AreaChart, BarChart, DonutChart, FunnelChart, LineChart } from '../src/chart'
import { PageHeader } from '../src/page'
import { wave } from './sample-rows'
import { useWords } from './words'
import './gallery.css'

const hkd = { kind: 'money', currency: 'HKD' } as const
const count = { kind: 'number' } as const
const hours = Array.from({ length: 25 }, (_, hour) => Date.UTC(2026, 10, 15, hour))
const days = Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 9, 17 + day)).toISOString().slice(0, 10))
/** A day's premium as it adds up, in cents: slow at night, quick at noon. */
const grown = (scale: number) =>
  hours.map((_, at) => Math.round((scale * 26_000_000) / (1 + Math.exp(-(at - 14) / 2.6))))

/** Every kind of chart, with figures, without, and on their way. */
export function ChartsPage() {
  const pick = useWords()
  const day = { kind: 'time', title: pick('Day', '日期'), step: 'day', moments: days } as const
  const hour = { kind: 'time', title: pick('Hour', '時間'), step: 'hour', moments: hours } as const
  const channels = {
    kind: 'words',
    title: pick('Channel', '渠道'),
    labels: [
      pick('Direct pages', '直接銷售頁'),
      'AgentHomes',
      'MOTO-UK',
      'STAFF-HK',
      pick('Winter at home campaign', '冬日家居推廣'),
    ],
  } as const
  const today = grown(1).map((value, at) => (at > 18 ? null : value))
  const ahead = grown(1.04).map((value, at) => (at < 18 ? null : at === 18 ? today[18]! : value))
  return (
    <>
      <PageHeader
        title={pick('Charts', '圖表')}
        purpose={pick('Arrow keys walk the points.', '使用方向鍵逐點移動。')}
      />
      <div className="g-columns">
        <Card title={pick('Premium today', '今日保費')}>
          <LineChart
            title={pick('Premium today, by hour', '今日保費（按小時）')}
            unit={hkd}
            scale={hour}
            isFilled
            marks={[{ label: pick('Target 270,000', '目標 270,000'), value: 27_000_000 }]}
            series={[
              { key: 'today', name: pick('Today', '今日'), values: today, isRunning: true },
              { key: 'pace', name: pick('At this pace', '按此進度'), values: ahead, look: 'expected' },
              { key: 'sunday', name: pick('Last Sunday', '上星期日'), values: grown(0.92), look: 'compared' },
            ]}
          />
        </Card>
        <Card title={pick('Policies by channel', '各渠道保單')}>
          <BarChart
            title={pick('Policies by channel and plan', '各渠道及計劃的保單')}
            unit={count}
            scale={channels}
            isStacked
            isHorizontal
            series={[
              { key: 'a', name: pick('Essential', '基本'), values: [84, 30, 12, 9, 4] },
              { key: 'b', name: pick('Plus', '升級'), values: [62, 41, 20, 6, 2] },
              { key: 'c', name: pick('Premier', '尊尚'), values: [23, 18, 4, 2, null] },
            ]}
          />
        </Card>
        <Card title={pick('Sold and refunded', '售出及退款')}>
          <BarChart
            title={pick('Sold and refunded, 30 days', '過去 30 日售出及退款')}
            unit={hkd}
            scale={day}
            series={[
              {
                key: 'sold',
                name: pick('Sold', '售出'),
                values: wave(2).map((value) => Math.round((value + 9) * 90_000)),
              },
            ]}
          />
        </Card>
        <Card title={pick('Six plans', '六個計劃')}>
          <LineChart
            title={pick('Quotes by plan', '各計劃報價')}
            unit={count}
            scale={day}
            series={['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => ({
              key: name,
              name: `${pick('Plan', '計劃')} ${name}`,
              values: wave(at + 1).map((value) => Math.round((value + 8) * (10 - at))),
            }))}
          />
        </Card>
        <Card title={pick('Premium by product', '各產品保費')}>
          <DonutChart
            title={pick('Premium by product', '各產品保費')}
            unit={hkd}
            parts={[
              { key: 'travel', name: pick('Travel Light', '輕旅行'), value: 7_433_000 },
              { key: 'home', name: pick('Home Contents 50', '家居保 50'), value: 4_674_000 },
              { key: 'van', name: pick('Van Trader', '貨車商戶'), value: 4_331_200 },
              { key: 'accident', name: pick('Personal Accident 24h', '24 小時個人意外'), value: 2_052_000 },
            ]}
          />
        </Card>
        <Card title={pick('From visit to policy', '由瀏覽至成交')}>
          <FunnelChart
            title={pick('From visit to policy', '由瀏覽至成交')}
            unit={count}
            parts={[
              { key: 'visits', name: pick('Visits', '瀏覽'), value: 10_391 },
              { key: 'answers', name: pick('Answered', '已作答'), value: 6_120 },
              { key: 'quotes', name: pick('Quoted', '已報價'), value: 3_904 },
              { key: 'checkout', name: pick('Checkout', '結帳'), value: 2_310 },
              { key: 'policies', name: pick('Policies', '保單'), value: 1_912 },
            ]}
          />
        </Card>
        <Card title={pick('Quote to policy', '報價成交率')}>
          <AreaChart
            title={pick('Quote to policy, 30 days', '過去 30 日報價成交率')}
            name={pick('Quote to policy', '報價成交率')}
            unit={{ kind: 'percent' }}
            scale={day}
            values={wave(5).map((value) => 0.12 + value / 400)}
          />
        </Card>
        <Card title={pick('Empty', '無數據')}>
          <LineChart title="a" unit={count} scale={day} series={[]} />
        </Card>
        <Card title={pick('On its way', '載入中')}>
          <BarChart title="b" unit={count} scale={day} series={[]} isLoading />
        </Card>
      </div>
    </>
  )
}
