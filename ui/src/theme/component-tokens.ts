import type { ThemeConfig } from 'antd'
import type { Colours } from '../tokens'

/** What the general tokens do not reach, component by component. */
export function componentTokens(colours: Colours): NonNullable<ThemeConfig['components']> {
  return { ...frameTokens(colours), ...controlTokens(colours), ...contentTokens(colours) }
}

const frameTokens = (colours: Colours): ThemeConfig['components'] => ({
  Layout: {
    headerBg: colours['bg-page'],
    headerHeight: 48,
    headerPadding: '0 16px 0 24px',
    bodyBg: colours['bg-page'],
    siderBg: colours['bg-app'],
    lightSiderBg: colours['bg-app'],
  },
  Menu: {
    itemHeight: 30,
    itemBorderRadius: 6,
    itemMarginInline: 8,
    itemMarginBlock: 1,
    iconSize: 16,
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemColor: colours['text-2'],
    itemHoverBg: colours['bg-hover'],
    itemSelectedBg: colours['bg-active'],
    itemSelectedColor: colours['text-1'],
    activeBarBorderWidth: 0,
    collapsedWidth: 52,
  },
  Steps: {
    iconSize: 24,
    iconSizeSM: 20,
    iconFontSize: 11,
    titleLineHeight: 20,
    dotSize: 6,
    navArrowColor: colours['border-control'],
  },
  Tabs: { inkBarColor: colours.primary },
})

const controlTokens = (colours: Colours): ThemeConfig['components'] => ({
  Button: {
    fontWeight: 500,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultBg: colours['bg-container'],
    defaultBorderColor: colours['border-strong'],
    defaultHoverBg: colours['bg-hover'],
    defaultHoverColor: colours['text-1'],
    defaultHoverBorderColor: colours['border-control'],
    defaultActiveColor: colours['text-1'],
    defaultActiveBorderColor: colours['border-control'],
    paddingInline: 12,
    contentFontSize: 13,
    iconGap: 6,
    borderRadiusLG: 6,
    contentFontSizeLG: 14,
    colorError: colours['danger-solid'],
    dangerColor: colours['on-fill'],
  },
  Input: field(colours),
  InputNumber: field(colours),
  /** Days of the months beside are dim, not dead. */
  DatePicker: { ...field(colours), colorTextDisabled: colours['text-3'] },
  Select: {
    selectorBg: colours['bg-input'],
    optionSelectedBg: colours['bg-active'],
    borderRadiusLG: 6,
    ...focusLine(colours),
  },
  Switch: {
    colorPrimary: colours['primary-fill'],
    colorTextQuaternary: colours['border-control'],
    colorTextTertiary: colours['border-control'],
    trackHeight: 16,
    trackMinWidth: 28,
    handleSize: 12,
  },
  Checkbox: { colorBorder: colours['border-control'], colorBgContainer: colours['bg-input'] },
  Radio: { colorBorder: colours['border-control'], colorBgContainer: colours['bg-input'] },
  Slider: {
    trackBg: colours.primary,
    trackHoverBg: colours.primary,
    handleColor: colours.primary,
    handleActiveColor: colours.primary,
    railBg: colours['bg-active'],
  },
  Segmented: { itemSelectedBg: colours['bg-active'], trackBg: colours['bg-input'] },
})

/** Inputs are set in; in a field the focus ring is the border. */
const field = (colours: Colours) => ({
  ...focusLine(colours),
  colorBgContainer: colours['bg-input'],
  activeShadow: `0 0 0 1px ${colours.focus}`,
  errorActiveShadow: `0 0 0 1px ${colours.danger}`,
  hoverBorderColor: colours['border-control'],
  activeBorderColor: colours.focus,
  hoverBg: colours['bg-input'],
  activeBg: colours['bg-input'],
  paddingInline: 10,
  paddingInlineLG: 12,
  borderRadiusLG: 6,
  inputFontSizeLG: 14,
})
const focusLine = (colours: Colours) => ({
  hoverBorderColor: colours['border-control'],
  activeBorderColor: colours.focus,
  activeOutlineColor: colours.focus,
})

const contentTokens = (colours: Colours): ThemeConfig['components'] => ({
  Table: {
    headerBg: colours['bg-page'],
    headerColor: colours['text-3'],
    headerSplitColor: 'transparent',
    borderColor: colours['border-subtle'],
    rowHoverBg: colours['bg-hover'],
    rowSelectedBg: colours['primary-bg'],
    rowSelectedHoverBg: colours['primary-bg-hover'],
    cellPaddingBlock: 10,
    cellPaddingBlockSM: 4,
    cellPaddingInline: 12,
    cellFontSize: 13,
    headerBorderRadius: 8,
  },
  Card: { headerHeight: 44, headerFontSize: 13, headerPadding: 16, bodyPadding: 16, headerBg: 'transparent' },
  Form: {
    labelColor: colours['text-2'],
    labelFontSize: 12,
    verticalLabelPadding: '0 0 6px',
    itemMarginBottom: 16,
    labelRequiredMarkColor: colours['danger-text'],
  },
  Tooltip: { colorBgSpotlight: colours['bg-active'], colorTextLightSolid: colours['text-1'] },
})
