/** The only place with colour values: CSS variables, the antd theme and the contrast test are all made from these. */

export const themeNames = ['ai8-dark', 'light'] as const
export type ThemeName = (typeof themeNames)[number]

export const brandNames = ['broker', 'insurer', 'ai8', 'talk'] as const
export type BrandName = (typeof brandNames)[number]

type RampStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950
export type Ramp = { [step in RampStep]: string } & { primary: string }

const violet: Ramp = {
  50: '#F2F2FE',
  100: '#E5E4FD',
  200: '#CCCAFB',
  300: '#ADAAF8',
  400: '#8C88F1',
  500: '#6460E6',
  600: '#5551E0',
  700: '#4541C2',
  800: '#37349B',
  900: '#2A2875',
  950: '#1A194A',
  primary: '#5551E0',
}

/** White on the accent #007AFF is only 4.02 to 1, so step 600 carries white text and the accent never does. */
const blue: Ramp = {
  50: '#EFF6FF',
  100: '#DBECFF',
  200: '#B8D9FF',
  300: '#86C0FF',
  400: '#4AA2FF',
  500: '#007AFF',
  600: '#0066DB',
  700: '#0054B8',
  800: '#064590',
  900: '#0A3870',
  950: '#08244A',
  primary: '#007AFF',
}

export const ramps: Record<BrandName, Ramp> = { broker: violet, insurer: blue, ai8: blue, talk: blue }

/** Four layers by height, three texts, lines, five-part states, charts and shadows. */
export const surfaces = {
  'ai8-dark': {
    'bg-app': '#090A0D',
    'bg-page': '#0D0F13',
    'bg-container': '#13151B',
    'bg-elevated': '#1A1D25',
    'bg-hover': '#191C23',
    'bg-active': '#22262F',
    'bg-input': '#0F1116',
    'border-subtle': '#1C1F27',
    border: '#252932',
    'border-strong': '#363B47',
    'border-control': '#6C7486',
    'text-1': '#ECEEF3',
    'text-2': '#B0B6C3',
    'text-3': '#8D94A4',
    'text-disabled': '#5A6170',
    'on-fill': '#FFFFFF',
    success: '#3FB57F',
    'success-text': '#57C893',
    'success-bg': '#0E261C',
    'success-border': '#1B4733',
    'success-solid': '#1B7A4E',
    warning: '#E0A63A',
    'warning-text': '#EDBB5C',
    'warning-bg': '#2A2110',
    'warning-border': '#523F18',
    'warning-solid': '#8A5A00',
    danger: '#F0616D',
    'danger-text': '#FF8F97',
    'danger-bg': '#33161A',
    'danger-border': '#632830',
    'danger-solid': '#C93545',
    info: '#3FB2CC',
    'info-text': '#66C9DF',
    'info-bg': '#0C262D',
    'info-border': '#184852',
    'info-solid': '#0B6B80',
    'chart-2': '#3FC3DE',
    'chart-3': '#E0A63A',
    'chart-4': '#32A56E',
    'chart-5': '#E07BA6',
    'chart-6': '#747884',
    'chart-grid': '#1F232B',
    'shadow-1': '0 1px 2px rgb(0 0 0 / 0.4)',
    'shadow-2': '0 0 0 1px #2B303A, 0 8px 24px rgb(0 0 0 / 0.45)',
    'shadow-3': '0 0 0 1px #2F3440, 0 20px 56px rgb(0 0 0 / 0.6)',
    scrim: 'rgb(4 5 7 / 0.66)',
  },
  light: {
    'bg-app': '#F3F4F7',
    'bg-page': '#FAFBFC',
    'bg-container': '#FFFFFF',
    'bg-elevated': '#FFFFFF',
    'bg-hover': '#F5F6F9',
    'bg-active': '#ECEEF3',
    'bg-input': '#FFFFFF',
    'border-subtle': '#EDEFF3',
    border: '#E1E4EA',
    'border-strong': '#CBD0DA',
    'border-control': '#848B9A',
    'text-1': '#12151C',
    'text-2': '#434957',
    'text-3': '#5F6675',
    'text-disabled': '#A2A8B5',
    'on-fill': '#FFFFFF',
    success: '#1E9E63',
    'success-text': '#0D7346',
    'success-bg': '#E9F7F0',
    'success-border': '#B9E3CD',
    'success-solid': '#0F7A4A',
    warning: '#D08A0B',
    'warning-text': '#855500',
    'warning-bg': '#FEF6E5',
    'warning-border': '#F1DAA6',
    'warning-solid': '#8A5A00',
    danger: '#DB3B4B',
    'danger-text': '#B81F30',
    'danger-bg': '#FDEFF0',
    'danger-border': '#F4C5C9',
    'danger-solid': '#C62A3A',
    info: '#1390AB',
    'info-text': '#0B667A',
    'info-bg': '#E8F6F9',
    'info-border': '#B7DFE8',
    'info-solid': '#0B6B80',
    'chart-2': '#00A782',
    'chart-3': '#C88502',
    'chart-4': '#1A814C',
    'chart-5': '#9D256B',
    'chart-6': '#707A90',
    'chart-grid': '#ECEEF2',
    'shadow-1': '0 1px 2px rgb(18 21 28 / 0.06)',
    'shadow-2': '0 0 0 1px rgb(18 21 28 / 0.07), 0 8px 24px rgb(18 21 28 / 0.1)',
    'shadow-3': '0 0 0 1px rgb(18 21 28 / 0.08), 0 20px 56px rgb(18 21 28 / 0.18)',
    scrim: 'rgb(18 21 28 / 0.4)',
  },
} satisfies Record<ThemeName, Record<string, string>>

type Primary = {
  'primary-fill': string
  'primary-fill-hover': string
  'primary-fill-active': string
  'primary-text': string
  'primary-bg': string
  'primary-bg-hover': string
  'primary-border': string
  focus: string
  'chart-1': string
  'link-hover': string
}

const darkPrimary = (ramp: Ramp, own: Partial<Primary>): Primary => ({
  'primary-fill': ramp[600],
  'primary-fill-hover': ramp[500],
  'primary-fill-active': ramp[700],
  'primary-text': ramp[300],
  'primary-bg': ramp[950],
  'primary-bg-hover': ramp[900],
  'primary-border': ramp[800],
  focus: ramp[400],
  'chart-1': ramp[400],
  'link-hover': ramp[200],
  ...own,
})

const lightPrimary = (ramp: Ramp): Primary => ({
  'primary-fill': ramp[600],
  'primary-fill-hover': ramp[700],
  'primary-fill-active': ramp[800],
  'primary-text': ramp[700],
  'primary-bg': ramp[50],
  'primary-bg-hover': ramp[100],
  'primary-border': ramp[200],
  focus: ramp[500],
  'chart-1': ramp[500],
  'link-hover': ramp[800],
})

const darkViolet = darkPrimary(violet, {
  'primary-bg': '#191937',
  'primary-bg-hover': '#212147',
  'primary-border': '#3B3987',
})
const darkBlue = darkPrimary(blue, {
  'primary-fill-hover': '#0A6EE6',
  'primary-bg': '#0B1F3A',
  'primary-bg-hover': '#0F2A4E',
  'primary-border': '#154A8C',
})

export const primaries: Record<ThemeName, Record<BrandName, Primary>> = {
  'ai8-dark': { broker: darkViolet, insurer: darkBlue, ai8: darkBlue, talk: darkBlue },
  light: {
    broker: lightPrimary(violet),
    insurer: lightPrimary(blue),
    ai8: lightPrimary(blue),
    talk: lightPrimary(blue),
  },
}

export type ColourName = keyof (typeof surfaces)['ai8-dark'] | keyof Primary | 'primary'
export type Colours = Record<ColourName, string>

/** Every colour of one theme in one brand, as plain values (antd works colours out in JavaScript and cannot read variables). */
export function coloursOf(theme: ThemeName, brand: BrandName): Colours {
  return { ...surfaces[theme], ...primaries[theme][brand], primary: ramps[brand].primary }
}

/** The same for a company that chose its own colour: a ramp of it takes the brand's place. */
export function coloursWith(theme: ThemeName, ramp: Ramp): Colours {
  const primary = theme === 'light' ? lightPrimary(ramp) : darkPrimary(ramp, { 'primary-fill-hover': ramp[600] })
  return { ...surfaces[theme], ...primary, primary: ramp.primary }
}
