import { bookOf, type HostileFile, listOf } from './hostile-book.builder'
import { oldBook } from './hostile-old.builder'

const TABLE = 'Age,Factor\n18-25,1.5\n26-64,1\n65+,1.2\n'

/** Good tables under names that lie or break out. */
export function hostileNames(): HostileFile[] {
  const { add, files } = listOf('name', 'csv')
  for (const name of [
    '../../rates.csv',
    '..\\rates.csv',
    'rates\0.csv',
    'rates\n.csv',
    'rates;rm.csv',
    '$(id).csv',
    'rates`id`.csv',
    "rates'--.csv",
    'con:.csv',
    'rates|x.csv',
    '%2e%2e%2frates.csv',
    'rates\u202evsc.csv',
    'rates\u200b.csv',
    '<img src=x onerror=alert(1)>.csv',
    '=cmd|x.csv',
    'rates.exe.csv',
    'rates.csv.csv',
  ])
    add(`called ${JSON.stringify(name)}`, 'media.nameCharacter', () => TABLE, name)
  for (const ending of [
    'xlsb',
    'xlsm',
    'xltm',
    'xlam',
    'ods',
    'docx',
    'html',
    'exe',
    'csv.exe',
    'xlsx ',
    'zip',
    'numbers',
    'dif',
    'slk',
    'iqy',
  ])
    add(`ending in .${ending}`, 'media.wrongKind', () => TABLE, `rates.${ending}`)
  add('all ending', 'media.wrongKind', () => TABLE, '.csv')
  add('without an ending', 'media.wrongKind', () => TABLE, 'rates')
  add('ending in nothing', 'media.wrongKind', () => TABLE, 'rates.')
  add('without a name', 'media.wrongKind', () => TABLE, '')
  add('an SVG', 'media.svg', () => '<svg/>', 'rates.svg')
  for (const name of ['rates.csv', 'rates.xlsx', 'rates.xls'])
    add(`nothing called ${name}`, 'media.empty', () => '', name)
  add('a workbook called csv', 'media.contentDiffers', () => bookOf(), 'rates.csv')
  add('a workbook called xls', 'media.contentDiffers', () => bookOf(), 'rates.xls')
  add('an old workbook called xlsx', 'media.contentDiffers', () => oldBook(), 'rates.xlsx')
  add('an old workbook called csv', 'media.contentDiffers', () => oldBook(), 'rates.csv')
  add('words called xlsx', 'media.contentDiffers', () => TABLE, 'rates.xlsx')
  return files
}
