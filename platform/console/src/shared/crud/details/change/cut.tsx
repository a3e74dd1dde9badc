import { Typography } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import css from './changed-fields.module.css'
import { texts } from './text'

/** The first lines of something long, and a button that shows the rest. */
export function Cut({ children }: { children: ReactNode }) {
  const t = useText(texts)
  const symbol = (isOpen: boolean) => t(isOpen ? 'less' : 'more')
  return (
    <Typography.Paragraph className={css.text} ellipsis={{ rows: 4, expandable: 'collapsible', symbol }}>
      {children}
    </Typography.Paragraph>
  )
}
