import { brand } from 'virtual:brand'
import { theme, type ThemeConfig } from 'antd'
import type { Palette } from './palette'
import { productTheme } from './product-theme'
import type { Scheme } from './use-scheme'

const font =
  "'Inter', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"

// The kit drops overrides of its seed colours after deriving from them, so the exact values are set in the algorithm.
function exactColours(p: Palette, scheme: Scheme): NonNullable<ThemeConfig['algorithm']> {
  const derive = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  return (seed, map) => ({
    ...derive(seed, map),
    colorPrimary: p.primary,
    colorPrimaryHover: p.primaryInk,
    colorPrimaryActive: p.primaryInk,
    colorPrimaryText: p.primaryInk,
    colorPrimaryTextHover: p.primaryInk,
    colorPrimaryBg: p.primarySoft,
    colorPrimaryBgHover: p.primarySoft,
    colorLink: p.primaryInk,
    colorLinkHover: p.primary,
    colorLinkActive: p.primary,
    colorSuccess: p.ok,
    colorWarning: p.warn,
    colorError: p.bad,
    colorErrorText: p.bad,
    colorInfo: p.info,
    colorText: p.ink,
    colorTextSecondary: p.ink2,
    colorTextTertiary: p.ink3,
    colorTextQuaternary: p.ink3,
    colorBorder: p.line,
    colorBorderSecondary: p.line,
    colorBgLayout: p.page,
    colorBgContainer: p.card,
    colorBgElevated: p.card,
  })
}

/** The UI kit's theme from our tokens. `touch` makes controls 40 instead of 32 pixels high. */
export function antdTheme(p: Palette, scheme: Scheme, touch: boolean): ThemeConfig {
  const own = productTheme()
  return {
    // The styles are style sheets of the build; only the tokens, as variables, are inserted at run time.
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: brand.key },
    algorithm: exactColours(p, scheme),
    token: {
      fontFamily: own.font ?? font,
      fontSize: 14,
      lineHeight: 22 / 14,
      borderRadius: own.radius ?? 6,
      borderRadiusLG: own.cardRadius ?? 8,
      controlHeight: touch ? 40 : 32,
      controlItemBgHover: p.shade,
      controlItemBgActive: p.primarySoft,
      colorTextDisabled: p.ink3,
      // With reduced motion the style sheet cuts all animations short, and the kit would wait for ends that never come.
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadow: 'var(--float)',
      boxShadowSecondary: 'var(--float)',
      ...own.antd?.token,
    },
    components: withOwn(componentTokens(p, scheme), own.antd?.components),
  }
}

type Components = NonNullable<ThemeConfig['components']>

/** Tokens of components with those of the product over them. */
function withOwn(ours: Components, own: Components = {}): Components {
  const plain = ours as Readonly<Record<string, object | undefined>>
  const both = Object.entries(own as typeof plain).map(([name, tokens]) => [name, { ...plain[name], ...tokens }])
  return { ...ours, ...Object.fromEntries(both) } as Components
}

function componentTokens(p: Palette, scheme: Scheme): Components {
  // White text needs the darker fill; everything else in dark mode needs the lighter primary.
  const filled = {
    colorPrimary: p.primaryFill,
    colorPrimaryHover: p.primaryHover,
    colorPrimaryActive: p.primaryHover,
    algorithm: false,
  }
  return {
    Button: {
      ...filled,
      primaryShadow: 'none',
      defaultShadow: 'none',
      defaultHoverColor: p.primaryInk,
      defaultHoverBorderColor: p.primary,
      defaultActiveColor: p.primaryInk,
      defaultActiveBorderColor: p.primary,
      contentFontSize: 14,
      paddingInline: 14,
    },
    Checkbox: { ...filled, colorBorder: p.tick },
    Radio: { ...filled, colorBorder: p.tick },
    Switch: filled,
    Rate: { starBg: p.tick, starColor: scheme === 'dark' ? '#f59f00' : '#d17d00' },
    Slider: {
      handleColor: p.primary,
      trackBg: p.primary,
      trackHoverBg: p.primary,
      railBg: p.line,
      railHoverBg: p.line,
    },
    Pagination: { itemActiveColor: p.primaryInk, itemActiveColorHover: p.primaryInk },
    // Chosen values of a disabled one are grey on grey.
    Select: { optionSelectedColor: p.primaryInk, optionSelectedFontWeight: 500, colorTextDisabled: p.ink2 },
    Table: {
      headerBg: p.head,
      headerColor: p.ink2,
      headerSplitColor: 'transparent',
      headerSortActiveBg: p.head,
      headerSortHoverBg: p.shade,
      bodySortBg: p.card,
      rowHoverBg: p.head,
      borderColor: p.lineSoft,
      headerBorderRadius: 0,
      cellPaddingBlock: 4,
      cellPaddingBlockSM: 3,
      cellPaddingInline: 12,
      cellPaddingInlineSM: 12,
    },
    Drawer: { paddingLG: 20 },
  }
}
