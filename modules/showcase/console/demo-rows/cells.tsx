import type { ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { Avatar, StatusTag, type Tone } from 'atrium/ui'
import type { DemoRow } from '#modules/showcase/contract/table'
import css from './cells.module.css'
import { texts } from './text'

const tones: Readonly<Record<DemoRow['status'], Tone>> = { normal: 'info', enable: 'success', disable: 'neutral' }

export function State({ value }: { value: DemoRow['status'] }) {
  const t = useText(texts)
  return (
    <StatusTag dot tone={tones[value]}>
      {t(value)}
    </StatusTag>
  )
}

interface PersonProps {
  row: Pick<DemoRow, 'name' | 'avatar' | 'email'>
  /** In place of the name as it is, such as with marked letters. */
  children?: ReactNode
}

/** Picture, name and mail address. */
export function Person({ row, children = row.name }: PersonProps) {
  return (
    <span className={css.person}>
      <Avatar name={row.name} src={row.avatar} size={28} />
      <span>
        <b>{children}</b>
        <small>{row.email}</small>
      </span>
    </span>
  )
}
