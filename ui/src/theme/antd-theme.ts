import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd'
import { coloursOf, measures, ownColoursOf, type BrandName, type Colours, type ThemeName } from '../tokens'
import { componentTokens } from './component-tokens'

/** The antd theme of one look; a company's own colour takes the brand's place. Motion off is for who asks for less. */
export function antdTheme(theme: ThemeName, brand: BrandName, motion = true, colour = ''): ThemeConfig {
  const colours = colour ? ownColoursOf(theme, colour) : coloursOf(theme, brand)
  const tokens = mapTokens(colours)
  /** darkAlgorithm darkens the seed and the light one lightens the hover, so our values come last and are final. */
  const exact: MappingAlgorithm = (_seed, map) => ({ ...map!, ...tokens })
  return {
    cssVar: { key: 'app' },
    hashed: false,
    algorithm: [theme === 'light' ? antd.defaultAlgorithm : antd.darkAlgorithm, exact],
    token: { ...aliasTokens(colours), motion },
    components: componentTokens(colours),
  }
}

function mapTokens(colours: Colours) {
  return {
    colorPrimary: colours['primary-fill'],
    colorPrimaryHover: colours['primary-fill-hover'],
    colorPrimaryActive: colours['primary-fill-active'],
    colorPrimaryBg: colours['primary-bg'],
    colorPrimaryBgHover: colours['primary-bg-hover'],
    colorPrimaryBorder: colours['primary-border'],
    colorPrimaryText: colours['primary-text'],
    colorLink: colours['primary-text'],
    colorLinkHover: colours['link-hover'],
    ...stateTokens(colours),
    colorText: colours['text-1'],
    colorTextSecondary: colours['text-2'],
    colorTextTertiary: colours['text-3'],
    colorTextQuaternary: colours['text-3'],
    colorBgLayout: colours['bg-page'],
    colorBgContainer: colours['bg-container'],
    colorBgElevated: colours['bg-elevated'],
    colorBgSpotlight: colours['bg-active'],
    colorBorder: colours['border-strong'],
    colorBorderSecondary: colours.border,
  }
}

const stateTokens = (colours: Colours) => ({
  ...stateOf('colorSuccess', colours, 'success'),
  ...stateOf('colorWarning', colours, 'warning'),
  ...stateOf('colorError', colours, 'danger'),
  ...stateOf('colorInfo', colours, 'info'),
})

function stateOf<Name extends string>(
  name: Name,
  colours: Colours,
  state: 'success' | 'warning' | 'danger' | 'info',
): Record<`${Name}${'' | 'Text' | 'Bg' | 'Border'}`, string> {
  return {
    [name]: colours[state],
    [`${name}Text`]: colours[`${state}-text`],
    [`${name}Bg`]: colours[`${state}-bg`],
    [`${name}Border`]: colours[`${state}-border`],
  } as Record<`${Name}${'' | 'Text' | 'Bg' | 'Border'}`, string>
}

function aliasTokens(colours: Colours) {
  return {
    colorPrimary: colours['primary-fill'],
    colorBgBase: colours['bg-page'],
    colorTextBase: colours['text-1'],
    colorSplit: colours['border-subtle'],
    colorTextDisabled: colours['text-disabled'],
    colorTextPlaceholder: colours['text-3'],
    colorTextDescription: colours['text-3'],
    colorBgMask: colours.scrim,
    controlItemBgHover: colours['bg-hover'],
    controlItemBgActive: colours['primary-bg'],
    controlOutline: colours.focus,
    controlOutlineWidth: 1,
    fontFamily: 'var(--font-sans)',
    fontSize: 13,
    fontSizeSM: 12,
    fontSizeLG: 14,
    borderRadius: 6,
    borderRadiusXS: 4,
    borderRadiusSM: 5,
    borderRadiusLG: 8,
    controlHeight: 32,
    controlHeightSM: 26,
    controlHeightLG: 40,
    motionDurationFast: seconds(measures['dur-1']),
    motionDurationMid: seconds(measures['dur-2']),
    motionDurationSlow: seconds(measures['dur-3']),
    boxShadow: colours['shadow-3'],
    boxShadowSecondary: colours['shadow-2'],
  }
}

/** antd reads durations as seconds ('0.14s'). */
const seconds = (milliseconds: string) => `${parseInt(milliseconds, 10) / 1000}s`
