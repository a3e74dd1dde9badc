import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { useMemo, type ReactNode } from 'react'
import { useLanguage } from '../i18n/text'
import 'virtual:antd-styles.css'
import './antd-overrides.css'
import { antdTheme } from './antd-theme'
import { usePalette } from './palette'
import { useNarrow } from './use-narrow'
import { useScheme } from './use-scheme'

// Popups stay inside of the landmark or dialog that opened them, where screen readers look for them.
function landmarkOf(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('main, [role=dialog]') ?? document.body
}

/** Gives the UI kit our colours, sizes and language. Wraps the pages; login and error pages do without the kit. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useScheme()
  const palette = usePalette()
  const touch = useNarrow()
  const language = useLanguage()
  const theme = useMemo(() => antdTheme(palette, scheme, touch), [palette, scheme, touch])
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'en' ? enUS : zhCN}
      // The kit otherwise parts two Chinese characters by a space.
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      getPopupContainer={landmarkOf}
    >
      {children}
    </ConfigProvider>
  )
}
