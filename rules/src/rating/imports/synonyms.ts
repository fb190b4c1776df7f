import { headerKey } from './mapping'

/** What actuaries call the things that products ask for, in the languages that we speak. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'age',
    'ages',
    'age band',
    'age group',
    'driver age',
    'age of driver',
    'insured age',
    'attained age',
    'entry age',
    'age last birthday',
    'age next birthday',
    '年齡',
    '年龄',
    '歲數',
    '岁数',
    '司機年齡',
    '司机年龄',
    '投保年齡',
    '投保年龄',
    'usia',
    'umur',
  ],
  ['birth', 'date of birth', 'birth date', 'birthday', 'dob', '出生日期', '生日', 'tanggal lahir'],
  ['gender', 'sex', '性別', '性别', 'jenis kelamin'],
  [
    'region',
    'area',
    'district',
    'zone',
    'territory',
    'location',
    'province',
    '地區',
    '地区',
    '區域',
    '区域',
    'wilayah',
  ],
  ['destination', 'country', 'travel destination', 'travel zone', '目的地', '國家', '国家', 'tujuan', 'negara'],
  [
    'vehicle type',
    'vehicle class',
    'car type',
    'body type',
    'vehicle',
    'class of vehicle',
    'class',
    '車種',
    '车种',
    '車輛類型',
    '车辆类型',
    '車型',
    '车型',
    'jenis kendaraan',
  ],
  ['make', 'brand', 'manufacturer', 'car make', '廠牌', '厂牌', '品牌', 'merek'],
  ['model', 'car model', '型號', '型号'],
  [
    'engine',
    'engine size',
    'engine capacity',
    'cc',
    'cubic capacity',
    'displacement',
    '引擎',
    '汽缸容量',
    '排氣量',
    '排气量',
    'kapasitas mesin',
  ],
  ['vehicle age', 'car age', 'age of vehicle', 'years since registration', '車齡', '车龄', 'usia kendaraan'],
  [
    'vehicle value',
    'car value',
    'market value',
    'estimated value',
    '車輛價值',
    '车辆价值',
    '車價',
    '车价',
    'nilai kendaraan',
  ],
  [
    'sum insured',
    'cover amount',
    'coverage',
    'insured amount',
    'benefit amount',
    'sum assured',
    'limit',
    '保額',
    '保额',
    '保險金額',
    '保险金额',
    'uang pertanggungan',
  ],
  [
    'ncd',
    'no claim discount',
    'no claims discount',
    'no claim bonus',
    'ncb',
    'claim free years',
    '無索償折扣',
    '无索偿折扣',
    '無賠款優惠',
    '无赔款优惠',
  ],
  ['claims', 'claim count', 'number of claims', 'claims in last 3 years', '索償次數', '理賠次數', '理赔次数'],
  ['driving experience', 'licence years', 'years licensed', 'years of driving', '駕駛經驗', '驾驶经验', '駕齡', '驾龄'],
  ['occupation', 'occupation class', 'job class', 'profession', '職業', '职业', 'pekerjaan'],
  ['smoker', 'smoking', 'smoking status', 'tobacco', '吸煙', '吸烟', 'perokok'],
  ['plan', 'plan level', 'tier', 'package', 'product plan', '計劃', '计划', '方案', '保障計劃', 'paket'],
  ['deductible', 'excess', '自付額', '自付额', '免賠額', '免赔额', '墊底費'],
  [
    'days',
    'duration',
    'trip days',
    'trip length',
    'period',
    'number of days',
    'length of trip',
    '日數',
    '天數',
    '天数',
    '旅程日數',
    'jumlah hari',
  ],
  ['travellers', 'number of travellers', 'persons', 'family type', 'group size', '人數', '人数', 'jumlah orang'],
  ['use', 'usage', 'vehicle use', 'purpose', 'used for', 'what is it used for', '用途', 'penggunaan'],
  ['cover', 'cover type', 'coverage type', 'type of cover', '保障類別', '保障类别', '險種', '险种'],
  ['payment', 'frequency', 'payment mode', 'payment frequency', '繳費方式', '缴费方式'],
  ['room', 'ward', 'ward class', 'room type', '病房', '病房級別', '病房级别'],
]

const groupOf: ReadonlyMap<string, number> = new Map(
  GROUPS.flatMap((group, place) => group.map((word) => [headerKey(word), place] as const)),
)

/** A header without what does not name it: units in brackets, 'band', 'group', 'of the insured'. */
export function bareHeader(name: string): string {
  return headerKey(withoutUnit(name))
    .replace(
      /\b(?:band|group|range|class|category|code|level|in years|years|last birthday|of the insured|of insured)\b/g,
      ' ',
    )
    .replace(/(?:組別|组别|範圍|范围|級別|级别|類別|类别)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'Age of the car' is no age of a person. */
export const isThing = (words: string): boolean =>
  /\b(?:vehicle|car|motor|building|house|home|flat|property|boat|ship|licen[cs]e|policy)\b|車|车|樓|楼|屋|kendaraan|mobil|rumah/i.test(
    words,
  )

/** 'Basic (HKD)' is called 'Basic'. */
export const withoutUnit = (name: string): string => name.replace(/[（(［[][^)）\]］]*[)）\]］]/g, ' ').trim()

/** Words of a data name: 'vehicleType' is 'vehicle type'. */
export const wordsOfName = (name: string): string =>
  headerKey(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[._]/g, ' '))

export const synonymGroup = (name: string): number | null =>
  groupOf.get(headerKey(name)) ?? groupOf.get(bareHeader(name)) ?? null

const AMOUNT =
  /premium|price|amount|fee|levy|stamp|cost|charge|保費|保费|金額|金额|費用|费用|premi|beitrag|prämie|praemie|gebühr|biaya|harga/i
const FACTOR =
  /factor|multipl|relativit|loading|load\b|discount|rate\b|rates\b|adjust|surcharge|coefficient|系數|系数|因子|費率|费率|折扣|附加|faktor|tarif|diskon|nachlass|rabatt|zuschlag/i
const NOTE = /\b(?:remarks?|comments?|notes?|descriptions?)\b|備註|备注|說明|说明|keterangan|catatan/i
const OUTCOME =
  /decision|outcome|result|action|reason|message|exclusion|terms|referral|決定|决定|結果|结果|原因|理由|除外|keputusan|alasan/i

export type HeaderSense = 'amount' | 'factor' | 'note' | 'outcome' | null

/** What the words of a header say about what is under it. */
export function headerSense(name: string): HeaderSense {
  if (NOTE.test(withoutUnit(name))) return 'note'
  if (OUTCOME.test(name)) return 'outcome'
  if (FACTOR.test(name)) return 'factor'
  return AMOUNT.test(name) ? 'amount' : null
}
